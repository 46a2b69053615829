"""The element: what an app calls and hears, its children, history, and errors."""

import os
import re
import time

from harness import ROOT, expect, expect_equal, test
from test_swipes import begin, stack_at_rest


@test("push, pop, popTo, popToRoot and set answer how they ended")
def _(page):
    begin(page, "A")
    expect_equal(page.run("""
      const results = [await stack.push(page('B')), await stack.push(page('C')), names()];
      results.push(await stack.pop(), names());
      results.push(await stack.set([stack.pages[0], page('X'), page('Y'), page('Z')]), names());
      results.push(await stack.popTo(document.querySelector('#X')), names());
      results.push(await stack.popToRoot(), names(), await stack.pop());
      results.push(await stack.push(stack.pages[0]), await stack.popTo(page('Q')));
      results.push(await stack.set([]), names(), stack.children.length);
      return results;"""), [
          "completed", "completed", "A B C", "completed", "A B", "completed", "A X Y Z", "completed",
          "A X", "completed", "A", "refused", "refused", "refused", "refused", "A", 1])


@test("the types name exactly what the element has")
def _(page):
    types = open(os.path.join(ROOT, "Web", "swipe-navigation.d.ts")).read()
    body = re.search(r"export class SwipeNavigation .*?\n}", types, re.DOTALL).group()
    typed = set(re.findall(r"^  (?:readonly |get |set )?(\w+)\??[(:]", body, re.MULTILINE))
    found = page.run("""
      const names = Object.getOwnPropertyNames(customElements.get('swipe-navigation').prototype);
      return names.filter((name) => !/constructor|Callback$/.test(name));""")
    # Two are the app's to set.
    expect_equal(set(found) | {"nextPage", "record"}, typed)


@test("two pops at once take two pages")
def _(page):
    begin(page, "A", "B", "C")
    expect_equal(page.run("return await Promise.all([stack.pop(), stack.pop()])"),
                 ["completed", "completed"])
    expect_equal(stack_at_rest(page), "A")


@test("a push that is caught and taken back is cancelled")
def _(page):
    begin(page, "A")
    page.run("stack.response = 2; window.result = stack.push(page('B'))")
    time.sleep(0.3)
    page.swipe(100, 380, 0.2)
    expect_equal(page.run("return await result"), "cancelled")
    expect_equal(stack_at_rest(page), "A")


@test("what an app does while it is told something is done, and told afterwards")
def _(page):
    begin(page, "A", "B")
    page.run("""
      stack.addEventListener('swipedidappear', () => stack.push(page('C'), { animated: false }),
        { once: true });
      await stack.pop();""")
    expect_equal(stack_at_rest(page), "A C")
    entries = page.run("return log")
    for name in "ABC":
        for will, did in (("willappear", "didappear"), ("willdisappear", "diddisappear")):
            expect_equal(entries.count(f"{name}.{will}"), entries.count(f"{name}.{did}"), name)


@test("children that come and go are pages that come and go")
def _(page):
    begin(page, "A")
    page.run("stack.append(page('B'))")
    expect_equal(stack_at_rest(page), "A B")
    page.run("const c = page('C'); c.hidden = true; stack.append(c)")
    expect_equal(stack_at_rest(page), "A B")
    page.run("document.querySelector('#C').hidden = false")
    expect_equal(stack_at_rest(page), "A B C")
    page.run("document.querySelector('#B').remove()")
    expect_equal(stack_at_rest(page), "A C")
    page.run("document.querySelector('#C').remove()")
    expect_equal(stack_at_rest(page), "A")


@test("a framework that owns its elements removes a dropped page itself")
def _(page):
    begin(page, "A", "B")
    page.run("""
      stack.addEventListener('swipedrop', (event) => event.preventDefault(), { once: true });
      await stack.pop();""")
    expect_equal(page.run("return [names(), stack.children.length]"), ["A", 2])
    page.run("document.querySelector('#B').remove()")
    expect_equal(stack_at_rest(page), "A")


@test("an element that is moved in the document keeps its pages and goes on")
def _(page):
    begin(page, "A", "B")
    page.run("const div = document.createElement('div'); document.body.append(div); div.append(stack)")
    expect_equal(stack_at_rest(page), "A B")
    page.swipe(40, 330, 0.15)
    expect_equal(stack_at_rest(page), "A")


@test("a document may have more stacks than the engine has room for, and those that go make room")
def _(page):
    expect_equal(page.run("""
      const swiped = async (stack) => {
        let inputs = 0;
        stack.record = () => { inputs += 1; };
        const result = await stack.push(page('more'), { animated: false });
        stack.record = null;
        return [result, stack.pages.length, inputs > 0];
      };
      const all = Array.from({ length: 600 }, () => {
        const element = document.createElement('swipe-navigation');
        element.style.cssText = 'position: static; height: 10px';
        element.append(page('root'));
        document.body.append(element);
        return element;
      });
      await frame(); await frame();
      const found = [await swiped(all[0]), await swiped(all[599])];
      for (const element of all) element.remove();
      for (let i = 0; i < 600; i++) {
        document.body.append(all[599]);
        await frame();
        if (i < 599) all[599].remove();
      }
      await frame();
      return [...found, await swiped(all[599])];"""), [
          ["completed", 2, True], ["completed", 2, False], ["completed", 3, True]])


@test("Reduce Motion fades calls, and a finger still moves the page")
def _(page):
    begin(page, "A", "B")
    page.call("Emulation.setEmulatedMedia",
              features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    page.run("stack.response = 2; stack.pop(); await new Promise((done) => setTimeout(done, 500))")
    faded = page.run("""
      const { opacity } = getComputedStyle(document.querySelector('#B').assignedSlot.closest('.frame'));
      return [left('B'), Number(opacity)];""")
    expect(faded[0] == 0 and 0 < faded[1] < 1, f"place and opacity: {faded}")
    page.run("stack.response = 0.35")
    stack_at_rest(page)
    begin(page, "A", "B")
    page.swipe(40, 140, 0.2, end=None)
    expect(page.run("await frame(); return left('B')") > 80, "the page follows the finger")
    expect_equal(page.run("return left('A')"), 0, "without parallax:")
    page.answer(page.touch("end"))


@test("the scroll position of a page is kept while others are on top of it")
def _(page):
    begin(page, "A")
    scroller = "document.querySelector('#A').assignedSlot.parentElement"
    page.run(f"""
      document.querySelector('#A').style.height = '3000px';
      await frame();
      {scroller}.scrollTop = 500;
      await stack.push(page('B'));
      await stack.pop();""")
    expect_equal(page.run(f"return {scroller}.scrollTop"), 500)


@test("the module loads the engine from the file beside it, and one import is enough",
      file="module.html")
def _(page):
    time.sleep(0.5)
    page.swipe(40, 330, 0.15)
    time.sleep(0.8)
    expect_equal(page.run("return document.querySelector('swipe-navigation').pages.length"), 1)


@test("where slots are known by name only, pages are shown and swiped all the same", file="old.html")
def _(page):
    time.sleep(0.3)
    expect_equal(page.run("""
      const pages = [...document.querySelector('swipe-navigation').children];
      return pages.map((page) => page.checkVisibility({ checkVisibilityCSS: true }));"""), [False, True])
    page.swipe(40, 330, 0.15)
    time.sleep(0.8)
    expect_equal(page.run("""
      const pages = [...document.querySelector('swipe-navigation').children];
      return pages.map((page) => page.checkVisibility({ checkVisibilityCSS: true }));"""), [True])


@test("a strict content security policy takes away the swipe, and nothing of the looks",
      file="strict.html", allows_errors=True)
def _(page):
    expect_equal(page.run("""
      const stack = document.querySelector('swipe-navigation');
      await customElements.whenDefined(stack.localName);
      if (await customElements.get(stack.localName).ready) return 'swiped';
      const found = [stack.pages.length, await stack.pop(), stack.pages.length];
      const frame = stack.top.assignedSlot.closest('.frame');
      return [...found, getComputedStyle(frame).position, getComputedStyle(stack).display];"""),
        [2, "completed", 1, "absolute", "block"])
    expect(any("no engine" in line for line in page.console), f"a message: {page.console}")


@test("without the engine a clear message is logged and pages change without swiping",
      file="missing.html", allows_errors=True)
def _(page):
    time.sleep(0.3)
    expect(any("no engine" in line for line in page.console), f"a message: {page.console}")
    expect_equal(page.run("""
      const stack = document.querySelector('swipe-navigation');
      const b = document.createElement('section'), c = document.createElement('section');
      const results = [await stack.push(b), await stack.push(c), stack.pages.length];
      results.push(await stack.pop(), stack.pages.length, await stack.set([b]), stack.pages.length);
      results.push(await stack.push(c), await stack.popToRoot(), stack.pages.length, await stack.pop());
      return results;"""), ["completed", "completed", 3, "completed", 2, "completed", 1,
                            "completed", "completed", 1, "refused"])
