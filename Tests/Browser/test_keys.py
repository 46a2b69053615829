"""Keys and the buttons of a mouse."""

from harness import expect_equal, test
from test_inputs import key
from test_swipes import begin, stack_at_rest


@test("Escape and Alt+Left go back, Alt+Right goes forward, and the root keeps its keys")
def _(page):
    begin(page, "A", "B", "C")
    page.run("stack.nextPage = () => page('N')")
    key(page, "Escape", 27)
    expect_equal(stack_at_rest(page), "A B")
    key(page, "ArrowLeft", 37, 1)
    expect_equal(stack_at_rest(page), "A")
    page.run("window.kept = 0; addEventListener('keydown', (e) => kept += e.defaultPrevented ? 0 : 1)")
    key(page, "Escape", 27)
    expect_equal(page.run("return kept"), 1)
    key(page, "ArrowRight", 39, 1)
    expect_equal(stack_at_rest(page), "A N")


@test("keys in a field, in an open dialog or under one move no page")
def _(page):
    begin(page, "A", "B")
    page.run("""
      const b = document.querySelector('#B');
      b.insertAdjacentHTML('beforeend', '<input value=words><textarea></textarea><input type=checkbox>' +
        '<p contenteditable>text</p><dialog>really?</dialog><div popover>menu</div>' +
        '<div popover=manual class=toast>saved</div>');
      window.fields = [...b.querySelectorAll('input:not([type]), textarea, p')];
      window.dialog = b.querySelector('dialog');
      [window.menu, window.toast] = b.querySelectorAll('[popover]');""")

    def expect_kept(what):
        for name, code, modifiers in (("Escape", 27, 0), ("ArrowLeft", 37, 1), ("[", 219, 4)):
            key(page, name, code, modifiers)
            expect_equal(stack_at_rest(page), "A B", f"{name} {what}:")

    for field in range(3):
        page.run("fields[a[0]].focus()", field)
        expect_kept(f"in field {field}")
    page.run("dialog.show(); dialog.tabIndex = 0; dialog.focus()")
    expect_kept("in a dialog")
    page.run("dialog.close(); dialog.showModal(); document.activeElement.blur()")
    key(page, "ArrowLeft", 37, 1)
    expect_equal(stack_at_rest(page), "A B")
    key(page, "Escape", 27)
    expect_equal(page.run("return [dialog.open, names()]"), [False, "A B"])
    page.run("menu.showPopover()")
    key(page, "Escape", 27)
    expect_equal(page.run("return [menu.matches(':popover-open'), names()]"), [False, "A B"])
    page.run("toast.showPopover(); document.querySelector('#B [type=checkbox]').focus()")
    key(page, "Escape", 27)
    expect_equal(stack_at_rest(page), "A")


@test("keys move a stack that is in a dialog itself")
def _(page):
    begin(page, "A", "B")
    page.run("""
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.append(stack);
      dialog.showModal();
      await frame(); await frame();
      stack.querySelector('button').focus();""")
    key(page, "ArrowLeft", 37, 1)
    expect_equal(stack_at_rest(page), "A")


@test("a key that is held down goes back once")
def _(page):
    begin(page, "A", "B", "C")
    for repeats in (False, True, True):
        page.call("Input.dispatchKeyEvent", type="rawKeyDown", key="Escape", code="Escape",
                  windowsVirtualKeyCode=27, autoRepeat=repeats)
    expect_equal(stack_at_rest(page), "A B")


@test("keys go to the stack that is seen")
def _(page):
    begin(page, "A", "B")
    for hides in ("style.display = 'none'", "style.visibility = 'hidden'", "inert = true"):
        page.run(f"document.activeElement.blur(); stack.{hides}; await frame()")
        key(page, "Escape", 27)
        expect_equal(page.run("await rest(); return names()"), "A B", hides)
        page.run("stack.style.display = stack.style.visibility = ''; stack.inert = false; await frame()")
    key(page, "Escape", 27)
    expect_equal(stack_at_rest(page), "A")


@test("a key that a page refuses goes no further", mobile=False, history=True)
def _(page):
    begin(page, "A", "B")
    page.run("""
      stack.top.addEventListener('swipeleave', (event) => event.preventDefault());
      window.address = location.href;
      const inner = document.createElement('swipe-navigation');
      inner.style.cssText = 'height: 300px';
      inner.append(page('x'), page('y'));
      stack.top.append(inner);
      await frame(); await frame();
      inner.querySelector('#y button').focus();
      inner.addEventListener('swipeleave', (event) => event.preventDefault());""")
    key(page, "Escape", 27)
    for kind in ("mousePressed", "mouseReleased"):
        page.call("Input.dispatchMouseEvent", type=kind, x=200, y=700, button="back", clickCount=1)
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return location.href === address"), True)


@test("the back button of a mouse goes back in the stack, not in the tab", mobile=False)
def _(page):
    begin(page, "A", "B")
    where = page.run("return location.href")
    for kind in ("mousePressed", "mouseReleased"):
        page.call("Input.dispatchMouseEvent", type=kind, x=200, y=400, button="back", clickCount=1)
    expect_equal(stack_at_rest(page), "A")
    expect_equal(page.run("return location.href"), where)
