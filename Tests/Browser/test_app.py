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


@test("a call that is refused is told, and what comes after is as ever")
def _(page):
    begin(page, "A", "B")
    expect_equal(page.run("""
      const [root, top] = stack.pages;
      const refused = [
        await stack.push(top), await stack.popTo(page('nowhere')), await stack.set([]),
        await stack.set([root, root])];
      return [refused, log.filter((entry) => entry.startsWith('refuse')),
        await stack.pop(), stack.children.length];"""), [
          ["refused"] * 4,
          ["refuse push already-on-stack", "refuse popTo no-such-page", "refuse set empty-stack",
           "refuse set already-on-stack"],
          "completed", 1])


@test("a listener for the next page may be older than the element's place in the document")
def _(page):
    begin(page, "A")
    page.run("""
      stack.addEventListener('nextpage', ({ detail }) => { detail.page = page('N'); });
      const { parentNode } = stack;
      stack.remove();
      parentNode.append(stack);
      await frame(); await frame(); await frame();""")
    page.swipe(340, 60, 0.2)
    expect_equal(stack_at_rest(page), "A N")


@test("an element that goes while it is asked begins nothing")
def _(page):
    for question in ("swipeleave", "nextpage"):
        begin(page, "A", "B")
        found = page.run("""
          const { parentNode } = stack;
          stack.nextPage = () => page('N');
          stack.addEventListener(a[0], () => stack.remove(), { once: true });
          const going = a[0] === 'nextpage' ? stack.forward() : stack.pop();
          const result = await going;
          parentNode.append(stack);
          await frame(); await frame();
          return [result, names(), log.filter((entry) => entry.startsWith('begin')).length];""", question)
        expect(found[0] != "completed", f"{question}: {found[0]}")
        expect_equal(found[1:], ["A B", 0], question)


@test("with padding the pages are as wide as the element")
def _(page):
    begin(page, "A", "B")
    page.run("stack.style.padding = '0 40px'; await frame(); await frame()")
    page.swipe(40, 200, 0.2, end=None)
    page.run("await frame()")
    moved = page.run("return left('B')")
    page.answer(page.touch("end"))
    expect(145 < moved <= 160, f"the page is with the finger: {moved}")
    expect_equal(stack_at_rest(page), "A")
    page.run("stack.push(page('C')); await frame()")
    starts = page.run("return left('C')")
    expect(starts > 340, f"a page comes from outside: {starts}")
    stack_at_rest(page)


@test("what is no element is no page: the call says so, and what comes after is as ever")
def _(page):
    begin(page, "A")
    found = page.run("""
      const answers = [];
      for (const wrong of ['x', null, undefined, 7, new Text('x'), document.createDocumentFragment()]) {
        answers.push(await stack.push(wrong).catch(({ message }) => message));
        answers.push(await stack.set([stack.pages[0], wrong]).catch(({ message }) => message));
      }
      return [[...new Set(answers)], await stack.push(page('B')), await stack.pop(), names()];""")
    expect_equal(found, [["<swipe-navigation>: a page is an element"], "completed", "completed", "A"])


@test("an attribute that says nothing sensible says the default, and numbers stay in their ranges")
def _(page):
    begin(page, "A")
    found = page.run("""
      const read = () => [stack.transition, stack.motion, stack.start, stack.response, stack.damping];
      const set = (text) => ['transition', 'motion', 'start', 'response', 'damping']
        .forEach((name) => stack.setAttribute(name, text));
      const all = [];
      for (const text of ['', 'x', '1000', '-1']) { set(text); all.push(read().map(String)); }
      return all;""")
    expect_equal(found, [
        ["parallax", "auto", "Infinity", "0.35", "1"], ["parallax", "auto", "Infinity", "0.35", "1"],
        ["parallax", "auto", "1000", "10", "10"], ["parallax", "auto", "-1", "0.01", "0.1"]])


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
