"""What else moves pages, and what keeps a finger for itself, in Chromium."""

import time

from harness import expect, expect_equal, expect_near, test
from test_swipes import WIDTH, begin, stack_at_rest

CONTENT = """
  const element = page('B', a[0]);
  element.querySelector('button').remove();
  await stack.push(element, { animated: false });
  await rest();
"""


def key(page, name, code, modifiers=0):
    for kind in ("rawKeyDown", "keyUp"):
        page.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, modifiers=modifiers,
                  windowsVirtualKeyCode=code)


def wheel(page, deltas, step=0.012, x=200, y=400):
    """A trackpad: pairs of dx and dy, a step of so many seconds apart."""
    for dx, dy in deltas:
        page.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=dx, deltaY=dy)
        time.sleep(step)


@test("an open dialog or menu in a page keeps fingers to itself")
def _(page):
    begin(page, "A", "B")
    page.run("""
      document.documentElement.style.overscrollBehavior = 'none';
      document.querySelector('#B').insertAdjacentHTML('beforeend',
        '<dialog>really?</dialog><div popover style="inset: auto; top: 100px; height: 200px">menu</div>');
      document.querySelector('#B dialog').showModal();""")
    page.swipe(40, 330, 0.2)
    page.swipe(180, 380, 0.2, y=420)
    expect_equal(stack_at_rest(page), "A B")
    page.run("document.querySelector('#B dialog').close(); document.querySelector('[popover]').showPopover()")
    page.swipe(5, 300, 0.2, y=200)
    expect_equal(stack_at_rest(page), "A B")


@test("a mouse that lets go outside moves nothing when it comes back", mobile=False)
def _(page):
    begin(page, "A", "B")
    page.run("stack.style.cssText = 'right: auto; width: 300px'")
    for kind, x, buttons in (
            ("mousePressed", 5, 1), ("mouseMoved", 500, 1), ("mouseReleased", 500, 0),
            ("mouseMoved", 100, 0), ("mouseMoved", 200, 0)):
        button = "none" if kind == "mouseMoved" else "left"
        page.call("Input.dispatchMouseEvent", type=kind, x=x, y=300, button=button,
                  buttons=buttons, clickCount=0 if kind == "mouseMoved" else 1)
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return left('B')"), 0, "B's left side")


@test("a mouse drags pages, and selects text where text can be selected", mobile=False)
def _(page):
    begin(page, "A")
    page.run(CONTENT, "<p id=text style='user-select: text; margin: 0'>" + "words " * 80 + "</p>")

    def drag(y):
        page.call("Input.dispatchMouseEvent", type="mousePressed", x=60, y=y, button="left",
                  clickCount=1)
        for x in range(60, 300, 12):
            page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left",
                      buttons=1)
        page.call("Input.dispatchMouseEvent", type="mouseReleased", x=300, y=y, button="left",
                  clickCount=1)

    drag(page.run("return document.querySelector('#text').getBoundingClientRect().top + 12"))
    expect(len(page.run("return String(getSelection())")) > 10, "text is selected")
    expect_equal(stack_at_rest(page), "A B")
    page.run("getSelection().removeAllRanges()")
    drag(700)
    expect_equal(stack_at_rest(page), "A")


@test("a trackpad swipe pops, and its momentum does not pop again", mobile=False)
def _(page):
    begin(page, "A", "B", "C")
    swipe = [(-4, 1), (-14, 2), (-30, 0), (-44, 0), (-50, 1), (-48, 0)]
    momentum = [(-46 * 0.9 ** i, 0) for i in range(40)]
    wheel(page, swipe + momentum)
    expect_equal(stack_at_rest(page), "A B")


@test("the momentum of a swipe in an inner stack moves no outer one", mobile=False)
def _(page):
    begin(page, "A", "B")
    page.run("""
      const inner = document.createElement('swipe-navigation');
      inner.style.cssText = 'height: 500px';
      inner.append(page('x'), page('y'));
      stack.top.append(inner);
      window.inner = inner;
      await frame(); await frame(); await frame();""")
    speeds = [40, 60, 60, 55, 50, 46, 42, 39, 36, 33, 30, 28, 26] + [24] * 25 + [18] * 20 + [12] * 20
    wheel(page, [(-speed, 0) for speed in speeds], x=200, y=300)
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return inner.pages.length"), 1)


@test("a vertical wheel scrolls the page and moves no stack", mobile=False)
def _(page):
    begin(page, "A")
    page.run(CONTENT, "<div style='height: 3000px'></div>")
    wheel(page, [(-2, 30)] * 12)
    time.sleep(0.3)
    scrolled = page.run(
        "return document.querySelector('#B').assignedSlot.parentElement.scrollTop")
    expect(scrolled > 100, f"scrolled by {scrolled}")
    expect_equal(stack_at_rest(page), "A B")


@test("a vertical drag scrolls natively, and a diagonal one is a scroll")
def _(page):
    begin(page, "A")
    page.run(CONTENT, "<div style='height: 3000px'></div>")
    page.drag([(200, 600 - i * 12) for i in range(20)])
    time.sleep(0.3)
    top = "return document.querySelector('#B').assignedSlot.parentElement.scrollTop"
    first = page.run(top)
    expect(first > 100, f"scrolled by {first}")
    page.drag([(100 + i * 6, 600 - i * 8) for i in range(20)])
    time.sleep(0.3)
    expect(page.run(top) > first, "the diagonal drag scrolls")
    expect_equal(stack_at_rest(page), "A B")


@test("a horizontal scroller scrolls while it can, and at its start a new swipe pops")
def _(page):
    begin(page, "A")
    page.run(CONTENT, """<div id=scroller style='overflow-x: auto; height: 200px'>
      <div style='width: 2000px; height: 100px'></div></div>""")
    page.run("document.querySelector('#scroller').scrollLeft = 300")
    y = page.run("return document.querySelector('#scroller').getBoundingClientRect().top + 50")
    page.swipe(60, 260, 0.3, hold=0.2, y=y)
    time.sleep(0.3)
    expect_near(page.run("return document.querySelector('#scroller').scrollLeft"), 100, 40)
    expect_equal(stack_at_rest(page), "A B")
    page.run("document.querySelector('#scroller').scrollLeft = 0")
    time.sleep(0.3)
    page.swipe(60, 300, 0.2, y=y)
    expect_equal(stack_at_rest(page), "A")


@test("a page that scrolls sideways itself is swiped, unless it says that fingers pan it")
def _(page):
    begin(page, "A", "B")
    page.run("""
      const b = document.querySelector('#B');
      b.style.overflow = 'auto';
      b.innerHTML = '<div style="width: 2000px; height: 50px"></div>';
      b.scrollLeft = 400;""")
    page.swipe(40, 330, 0.2)
    expect_equal(stack_at_rest(page), "A")
    begin(page, "A", "B")
    page.run("""
      const b = document.querySelector('#B');
      b.style.cssText = 'overflow: auto; touch-action: auto';
      b.innerHTML = '<div style="width: 2000px; height: 50px"></div>';
      b.scrollLeft = 400;""")
    page.swipe(40, 240, 0.2, hold=0.2)
    expect_equal(stack_at_rest(page), "A B")
    expect(page.run("return document.querySelector('#B').scrollLeft") < 300, "B has scrolled")
    page.run("document.querySelector('#B').scrollLeft = 0; await frame(); await frame()")
    time.sleep(0.2)
    page.swipe(40, 330, 0.2)
    expect_equal(stack_at_rest(page), "A")


@test("in a document that is zoomed by a pinch a finger moves what is seen of it, not the pages")
def _(page):
    begin(page, "A", "B")
    page.call("Emulation.setPageScaleFactor", pageScaleFactor=2)
    page.run("while (visualViewport.scale < 2) await frame(); await frame()")
    page.swipe(300, 100, 0.2, hold=0.2)
    expect_equal(page.run("return visualViewport.pageLeft"), WIDTH / 2)
    page.swipe(40, 140, 0.2, hold=0.2)
    expect(page.run("return visualViewport.pageLeft") < 160, "the finger has moved the view back")
    expect_equal(stack_at_rest(page), "A B")
    page.call("Emulation.setPageScaleFactor", pageScaleFactor=1)
    page.run("while (visualViewport.scale > 1) await frame(); await frame()")
    page.swipe(40, 300, 0.2)
    expect_equal(stack_at_rest(page), "A")


@test("sliders, editable text and whatever says so keep their drags")
def _(page):
    for html in ("<input id=it type=range style='width: 300px; height: 60px' value=10>",
                 "<div id=it contenteditable style='height: 60px'>text</div>",
                 "<div id=it data-swipe=none style='height: 60px'></div>",
                 "<div id=it data-swipe=edge style='height: 60px'></div>",
                 "<canvas id=it style='touch-action: none; width: 300px; height: 60px'></canvas>"):
        begin(page, "A")
        page.run(CONTENT, html)
        y = page.run("return document.querySelector('#it').getBoundingClientRect().top + 30")
        page.swipe(60, 300, 0.2, y=y)
        expect_equal(stack_at_rest(page), "A B", html)
        if "edge" in html:
            page.swipe(22, 300, 0.2, y=y)
            expect_equal(stack_at_rest(page), "A", "from the edge:")


@test("of two containers the inner one moves while it can, and then the outer one")
def _(page):
    begin(page, "A")
    page.run("""
      const inner = document.createElement('swipe-navigation');
      inner.id = 'inner';
      inner.style.cssText = 'position: static; height: 500px';
      inner.append(page('I'), page('J'));
      const element = page('B');
      element.append(inner);
      await stack.push(element, { animated: false });
      await rest();""")
    time.sleep(0.2)
    page.swipe(60, 330, 0.15, y=450)
    time.sleep(1)
    expect_equal(page.run("return inner.pages.map(({ id }) => id).join(' ')"), "I")
    expect_equal(stack_at_rest(page), "A B")
    page.swipe(60, 330, 0.15, y=450)
    expect_equal(stack_at_rest(page), "A")


@test("a swipe may start only where `start` allows")
def _(page):
    begin(page, "A", "B")
    page.run("stack.start = 30")
    page.swipe(60, 330, 0.15)
    expect_equal(stack_at_rest(page), "A B")
    page.swipe(20, 330, 0.15)
    expect_equal(stack_at_rest(page), "A")
    page.run("stack.start = Infinity")


@test("with forward history a popped page is swiped back to")
def _(page):
    begin(page, "A", "B")
    page.run("stack.forwardHistory = true")
    page.swipe(40, 330, 0.15)
    expect_equal(stack_at_rest(page), "A")
    page.swipe(330, 40, 0.15)
    expect_equal(stack_at_rest(page), "A B")


@test("a view that becomes narrower in mid-swipe keeps the page's share of it")
def _(page):
    begin(page, "A", "B")
    page.swipe(40, 50 + 156, 0.2, end=None)
    before = page.run("await frame(); return left('B') / innerWidth")
    page.run("stack.style.width = '300px'; await frame(); await frame()")
    expect_near(page.run("return left('B') / 300"), before, 0.002)
    page.answer(page.touch("cancel"))
    page.run("stack.style.width = ''")
    expect_equal(stack_at_rest(page), "A B")
