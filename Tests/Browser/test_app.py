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
