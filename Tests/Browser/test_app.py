"""What an app does at odd moments: inside a question, in mid-transition, with pages that come back."""

from harness import expect, expect_equal, test
from test_swipes import begin, stack_at_rest


def expect_closed(entries, names):
    """Whatever was about to happen has happened, or has been taken back."""
    for name in names:
        told = [entry.split(".")[1] for entry in entries if entry.startswith(f"{name}.")]
        for before, after in zip(told, told[1:] + ["nothing"]):
            if before.startswith("will"):
                turned = "willappear" if before == "willdisappear" else "willdisappear"
                expect(after in (before.replace("will", "did"), turned), f"{name}: {told}")
    began = [entry for entry in entries if entry.startswith("begin ")]
    ended = [entry for entry in entries if entry.startswith("end ")]
    expect_equal(len(began), len(ended), "begun and ended:")


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


@test("an element that goes in mid-transition ends what has begun")
def _(page):
    begin(page, "A", "B", "C")
    results = page.run("""
      const going = stack.pop();
      await frame();
      const { parentNode } = stack;
      stack.remove();
      const result = await going;
      parentNode.append(stack);
      await rest();
      return [result, names()];""")
    expect_equal(results, ["completed", "A B"])
    expect_closed(page.run("return log"), "ABC")
    page.swipe(40, 200, 0.2, end=None)
    page.run("stack.remove()")
    expect_closed(page.run("return log"), "ABC")
    page.answer(page.touch("end"))


@test("an element that goes when it hears that a pop has ended has popped")
def _(page):
    begin(page, "A", "B")
    expect_equal(page.run("""
      stack.addEventListener('swipeend', () => stack.remove());
      return await stack.pop();"""), "completed")


@test("what is called inside a question is done after the answer, and each call hears its own end")
def _(page):
    begin(page, "A", "B")
    expect_equal(page.run("""
      let inner;
      document.querySelector('#B').addEventListener('swipeleave', (event) => {
        event.preventDefault();
        inner = stack.push(page('C'));
      }, { once: true });
      return [await stack.pop(), await inner, names()];"""), ["refused", "completed", "A B C"])
    expect_equal(page.run("""
      let inner;
      document.querySelector('#C').addEventListener('swipeleave', () => {
        stack.transition = 'slide';
        inner = stack.popToRoot();
      }, { once: true });
      return [await stack.pop(), await inner, names()];"""), ["completed", "completed", "A"])


@test("a page may be configured while it is asked, in mid-swipe")
def _(page):
    begin(page, "A", "B")
    page.run("""
      let asked = 0;
      document.querySelector('#B').addEventListener('swipeleave', () => {
        stack.response = 0.2 + (asked += 1) / 100;
      });""")
    page.swipe(40, 300, 0.2)
    expect_equal(stack_at_rest(page), "A")


@test("a next page that throws is none, and what comes after is as ever", allows_errors=True)
def _(page):
    begin(page, "A", "B")
    page.run("stack.nextPage = () => { throw new Error('no page today'); }")
    page.swipe(340, 60, 0.2)
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return [await stack.forward(), await stack.pop(), names()]"),
                 ["refused", "completed", "A"])
    expect(any("no page today" in line for line in page.console), "the error is told")


@test("a call that is refused inside an event leaves the call around it alone")
def _(page):
    begin(page, "A")
    expect_equal(page.run("""
      let inner, same;
      stack.addEventListener('swipewillappear', () => {
        inner = stack.popTo(page('nowhere'));
        same = stack.push(stack.pages[0]);
      }, { once: true });
      return [await stack.push(page('B')), await inner, await same, names()];"""),
        ["completed", "refused", "refused", "A B"])


@test("without the engine events come one after the other, and a stack that shrinks looks like a pop",
      file="missing.html", allows_errors=True)
def _(page):
    expect_equal(page.run("""
      const stack = document.querySelector('swipe-navigation');
      const [root] = stack.pages;
      const make = (id) => Object.assign(document.createElement('section'), { id });
      root.id = 'A';
      const log = [];
      for (const type of ['begin', 'willappear', 'didappear', 'end']) {
        stack.addEventListener('swipe' + type, ({ target, detail }) =>
          log.push([target.id, type, detail?.kind].filter(Boolean).join(' ')));
      }
      stack.addEventListener('swipewillappear', () => stack.push(make('C')), { once: true });
      await stack.push(make('B'));
      await stack.set([root]);
      return log;"""), [
          "begin push", "B willappear", "B didappear", "end",
          "begin push", "C willappear", "C didappear", "end",
          "begin pop", "A willappear", "A didappear", "end"])
