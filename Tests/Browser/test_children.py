"""Children that an app appends, moves, hides and takes away, at any time."""

from harness import expect, expect_equal, test
from test_app import expect_closed
from test_swipes import begin, stack_at_rest


@test("a page that was popped is a page again when it is appended")
def _(page):
    begin(page, "A", "B")
    page.run("window.b = document.querySelector('#B'); await stack.pop(); stack.append(b)")
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return left('B')"), 0)
    page.run("""
      stack.addEventListener('swipedrop', (event) => event.preventDefault(), { once: true });
      await stack.pop();
      b.remove();
      stack.append(b);""")
    expect_equal(stack_at_rest(page), "A B")


@test("a popped page is a page wherever it is put next, and a page around the element is none")
def _(page):
    begin(page, "A", "B")
    found = page.run("""
      const b = stack.top;
      await stack.pop();
      const { parentNode } = stack;
      stack.remove();
      stack.append(b);
      parentNode.append(stack);
      await frame(); await frame(); await frame();
      const first = names();
      stack.nextPage = () => document.body;
      return [first, await stack.forward(), await stack.pop(), names()];""")
    expect_equal(found, ["A B", "refused", "completed", "A"])


@test("a form whose fields hide its own methods stops nothing", allows_errors=True)
def _(page):
    begin(page, "A")
    found = page.run("""
      const form = document.createElement('form');
      form.innerHTML = '<button name="remove">Remove</button>';
      await stack.push(form);
      const result = await stack.pop();
      return [result, names(), await stack.push(page('B')), names()];""")
    expect_equal(found, ["completed", "A", "completed", "A B"])


@test("a call takes in what has been done to the children just before it")
def _(page):
    for call, expected in (
            ("stack.append(page('C')); return await stack.pop()", ["completed", "A B"]),
            ("stack.append(page('C')); return await stack.popToRoot()", ["completed", "A"]),
            ("const c = page('C'); stack.append(c); return await stack.popTo(c)", ["completed", "A B C"]),
            ("stack.append(page('C')); return names()", ["A B C", "A B C"]),
            ("const b = stack.top; b.remove(); return await stack.popTo(b)", ["refused", "A"]),
            ("stack.top.remove(); return await stack.pop()", ["refused", "A"]),
            ("stack.top.hidden = true; return await stack.pop()", ["refused", "A"])):
        page.run("stack.replaceChildren(page('A')); await frame()")
        begin(page, "A", "B")
        found = [page.run(call), stack_at_rest(page)]
        expect_equal(found, expected, call)


@test("a page that is appended or pushed when it is dropped stays")
def _(page):
    for how in ("append", "push"):
        begin(page, "A", "B")
        page.run(f"""
          stack.addEventListener('swipedrop', ({{ target }}) => stack.{how}(target), {{ once: true }});
          await stack.pop();""")
        expect_equal(stack_at_rest(page), "A B", how)
        expect_equal(page.run("return left('B')"), 0, how)


@test("a page of the forward history that its app removes is asked for no more")
def _(page):
    begin(page, "A", "B")
    page.run("stack.forwardHistory = true; await stack.pop()")
    page.run("document.querySelector('#B').remove()")
    expect_equal(stack_at_rest(page), "A")
    page.swipe(340, 60, 0.2)
    expect_equal(stack_at_rest(page), "A")
    expect_equal(page.run("return left('A')"), 0)


@test("a next page that its app removes in mid-swipe is no page")
def _(page):
    begin(page, "A")
    page.run("stack.nextPage = () => page('N')")
    page.swipe(340, 200, 0.2, end=None)
    expect(page.run("await frame(); return left('N')") is not None, "N is seen")
    page.run("document.querySelector('#N').remove(); await frame()")
    expect_equal(page.run("return [names(), left('A')]"), ["A", 0])
    page.answer(page.touch("end"))
    expect_equal(stack_at_rest(page), "A")
    expect_closed(page.run("return log"), "A")


@test("a page that is hidden is no page, stays in the document, and comes again when it is shown")
def _(page):
    begin(page, "A", "B")
    page.run("document.querySelector('#B').hidden = true")
    expect_equal(stack_at_rest(page), "A")
    expect_equal(page.run("return [left('A'), stack.children.length]"), [0, 2])
    page.run("document.querySelector('#B').hidden = false")
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return left('B')"), 0)
    page.run("document.querySelector('#A').hidden = true")
    expect_equal(stack_at_rest(page), "B")
    page.run("document.querySelector('#A').hidden = false")
    expect_equal(stack_at_rest(page), "A B")
    page.swipe(40, 330, 0.2)
    expect_equal(stack_at_rest(page), "A")
    expect_equal(page.run("return left('A')"), 0)


@test("a page that is appended while it is popped comes back")
def _(page):
    begin(page, "A", "B")
    page.run("""
      stack.pop();
      await frame(); await frame(); await frame();
      stack.append(document.querySelector('#B'));""")
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return left('B')"), 0)


@test("a page of the forward history is pushed when its app appends it, and moves with nobody")
def _(page):
    begin(page, "A", "B")
    page.run("""
      stack.forwardHistory = true;
      await stack.pop();
      stack.append(document.querySelector('#B'));""")
    expect_equal(stack_at_rest(page), "A B")
    page.run("""
      await stack.pop();
      const { parentNode } = stack;
      stack.remove();
      parentNode.append(stack);
      await frame(); await frame();""")
    expect_equal(stack_at_rest(page), "A")
    page.run("await stack.push(page('C')); await stack.pop(); stack.forwardHistory = false; await frame()")
    expect_equal(page.run("return stack.children.length"), 1)


@test("a page that was on another stack meanwhile is seen when it comes back")
def _(page):
    begin(page, "A")
    found = page.run("""
      const other = document.createElement('swipe-navigation');
      other.append(page('X'));
      document.body.append(other);
      await frame(); await frame();
      const [only] = stack.pages;
      await other.push(only);
      stack.append(only);
      await rest();
      const first = [names(), left('A'), other.pages.length];
      await other.push(only);
      await other.pop();
      await stack.set([only]);
      return [...first, names(), left('A')];""")
    expect_equal(found, ["A", 0, 1, "A", 0])


@test("the children have the stack's order, and children that are put in another order are another stack")
def _(page):
    begin(page, "A", "B", "C")
    expect_equal(page.run("""
      const [root, b, c] = stack.pages;
      await stack.set([root, c, b], { animated: false });
      c.before(page('X'));
      await rest();
      const first = names();
      root.remove();
      await rest();
      const second = names();
      stack.append(stack.querySelector('#X'));
      await rest();
      return [first, second, names()];"""), ["A X C B", "X C B", "C B X"])


@test("a page that `set` moves below another one is seen when it is come back to")
def _(page):
    begin(page, "A", "B")
    page.run("await stack.pop(); await stack.push(page('C'))")
    page.run("""
      const [root, c] = stack.pages;
      await stack.set([c, root]);""")
    expect_equal(page.run("return [names(), left('A'), [...stack.children].map(({ id }) => id).join(' ')]"),
                 ["C A", 0, "C A"])
    page.swipe(40, 330, 0.2)
    expect_equal(stack_at_rest(page), "C")
    expect_equal(page.run("const c = stack.top; return [left('C'), c.getBoundingClientRect().width]"), [0, 390])
