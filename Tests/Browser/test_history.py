"""The attribute `history`: an entry of the browser's history for each page."""

import time

from harness import expect_equal, test
from test_swipes import begin, stack_at_rest


@test("with `history` each page is an entry, and back and forward move the stack")
def _(page):
    begin(page, "A")
    page.run("""
      stack.history = true;
      stack.addEventListener('swiperestore', ({ detail }) => { detail.page = keyed(detail.key); });
      window.make = (name) => {
        const element = page(name);
        element.dataset.key = name.toLowerCase();
        element.dataset.url = '?' + name;
        return element;
      };
      window.keyed = (key) => make(key.toUpperCase());""")
    length = page.run("return history.length")
    page.run("await stack.push(make('B')); await stack.push(make('C'))")
    expect_equal(page.run("return [history.length, location.search]"), [length + 2, "?C"])
    page.run("history.back(); await new Promise((done) => setTimeout(done, 100))")
    expect_equal(stack_at_rest(page), "A B")
    page.swipe(40, 330, 0.15)
    expect_equal(stack_at_rest(page), "A")
    page.run("await new Promise((done) => setTimeout(done, 200))")
    expect_equal(page.run("return [history.length, location.search, history.state.swipe.keys.length]"),
                 [length + 2, "", 1])
    page.run("history.forward(); await new Promise((done) => setTimeout(done, 100))")
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return location.search"), "?B")


@test("a page that refuses to be left keeps the browser's back button from leaving it")
def _(page):
    begin(page, "A")
    page.run("""
      stack.history = true;
      await stack.push(page('B'));
      document.querySelector('#B').addEventListener('swipeleave', (event) => event.preventDefault());
      history.back();
      await new Promise((done) => setTimeout(done, 300));""")
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return history.state.swipe.keys.length"), 2)


@test("with `history` a link within a page and somebody else's entry leave the stack alone",
      file="history.html")
def _(page):
    keys = "stack.pages.map(({ dataset }) => dataset.key).join(' ')"
    found = page.run(f"""
      await begun;
      await stack.push(make('b'));
      location.hash = 'x';
      await new Promise((done) => addEventListener('hashchange', done, {{ once: true }}));
      await new Promise(requestAnimationFrame);
      const after = {keys};
      history.replaceState({{ mine: 1 }}, '');
      await stack.push(make('c'));
      await new Promise(requestAnimationFrame);
      return [after, {keys}, history.state.swipe?.keys.join(' ')];""")
    expect_equal(found, ["a b", "a b c", "a b c"])


@test("with `history` a stack that changes below its top is written down", file="history.html")
def _(page):
    keys = page.run("""
      await begun;
      await stack.push(make('b'));
      await stack.push(make('c'));
      const [first, , last] = stack.pages;
      await stack.set([first, make('x'), last]);
      await new Promise(requestAnimationFrame);
      return history.state.swipe.keys.join(' ');""")
    expect_equal(keys, "a x c")


@test("a reload restores the stack's depth", file="history.html")
def _(page):
    page.run("""
      await begun;
      await stack.push(make('b'));
      await stack.push(make('c'));""")
    page.events.clear()
    page.call("Page.reload")
    page.wait_for("Page.loadEventFired")
    keys = page.run("""
      for (let i = 0; i < 300 && stack.pages?.length !== 3; i += 1) {
        await new Promise(requestAnimationFrame);
      }
      return stack.pages.map(({ dataset }) => dataset.key).join(' ');""")
    expect_equal(keys, "a b c")


@test("back and forward over several entries at once", file="history.html")
def _(page):
    found = page.run("""
      await begun;
      await stack.push(make('b'));
      await stack.push(make('c'));
      await stack.push(make('d'));
      const results = [];
      for (const steps of [-2, 2, -3, 3]) {
        history.go(steps);
        await new Promise((done) => addEventListener('popstate', done, { once: true }));
        await rest();
        results.push(keys() + ' / ' + history.state.swipe.keys.join(' '));
      }
      return results;""")
    expect_equal(found, ["a b / a b", "a b c d / a b c d", "a / a", "a b c d / a b c d"])


@test("forward to a page that nobody makes again stays where it is", history=True)
def _(page):
    begin(page, "A")
    found = page.run("""
      stack.history = true;
      await frame();
      await stack.push(page('B'));
      const { length } = history;
      const results = [];
      for (const steps of [-1, 1, 1]) {
        history.go(steps);
        await new Promise((done) => setTimeout(done, 300));
        await rest();
        results.push([names(), history.length - length, location.pathname, history.state.swipe.keys.length]);
      }
      return results;""")
    expect_equal(found, [["A", 0, "/bench.html", 1]] * 3)


@test("back in the middle of a swipe back goes one page further", file="history.html")
def _(page):
    found = page.run("""
      await begun;
      for (const key of 'bcd') await stack.push(make(key));
      await rest();
      stack.pop();
      await new Promise(requestAnimationFrame);
      history.back();
      await new Promise((done) => addEventListener('popstate', done, { once: true }));
      await rest();
      await rest();
      return [keys(), history.state.swipe.keys.join(' ')];""")
    expect_equal(found, ["a b", "a b"])


@test("a stack that is empty at first has its entry when its first page comes", file="history.html")
def _(page):
    found = page.run("""
      await begun;
      const { length } = history;
      stack.remove();
      history.replaceState(null, '');
      const empty = document.createElement('swipe-navigation');
      empty.history = true;
      document.body.append(empty);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      empty.append(make('x'));
      await new Promise((done) => setTimeout(done, 100));
      await empty.push(make('y'));
      return [history.length - length, history.state.swipe.keys.join(' ')];""")
    expect_equal(found, [1, "x y"])


@test("of many pages as many come again as the app can make", file="history.html")
def _(page):
    found = page.run("""
      await begun;
      for (const key of 'bcd') await stack.push(make(key));
      history.go(-3);
      await new Promise((done) => addEventListener('popstate', done, { once: true }));
      await rest();
      stack.addEventListener('swiperestore', (event) => {
        if (event.detail.key > 'b') event.stopImmediatePropagation();
      }, { capture: true });
      history.go(3);
      await new Promise((done) => setTimeout(done, 300));
      await rest();
      return [keys(), history.state.swipe.keys.join(' ')];""")
    expect_equal(found, ["a b", "a b"])


@test("with the module, `history` loads its own file, and pages that were there become entries",
      file="module.html")
def _(page):
    loaded = """performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())
      .filter((name) => name.includes('history'))"""
    time.sleep(0.3)
    expect_equal(page.run(f"return {loaded}"), [])
    length = page.run("return history.length")
    page.run("document.querySelector('swipe-navigation').history = true")
    time.sleep(0.3)
    expect_equal(page.run(f"return {loaded}"), ["swipe-navigation-history.js"])
    expect_equal(page.run("return [history.length, history.state.swipe.keys.length]"),
                 [length + 1, 2])
    page.run("history.back()")
    time.sleep(1)
    expect_equal(page.run("return document.querySelector('swipe-navigation').pages.length"), 1)


@test("in the example of notes pages come again after a reload, and what is not saved is not left",
      file="example-notes.html")
def _(page):
    def keys():
        return page.run("""
          const stack = document.querySelector('swipe-navigation');
          for (let i = 0; i < 40; i += 1) await new Promise(requestAnimationFrame);
          while (stack.phase !== 'resting') await new Promise(requestAnimationFrame);
          return stack.pages.map(({ dataset }) => dataset.key).join(' ');""")

    expect_equal(keys(), "notes")
    page.run("document.querySelectorAll('button')[1].click()")
    expect_equal(keys(), "notes 1")
    page.events.clear()
    page.call("Page.reload")
    page.wait_for("Page.loadEventFired")
    expect_equal(keys(), "notes 1")
    page.run("document.querySelector('textarea').value = 'beans'")
    page.swipe(20, 330, 0.2, y=700)
    expect_equal(keys(), "notes 1")
    page.run("document.querySelectorAll('section')[1].querySelector('button').click()")
    expect_equal(keys(), "notes")
    expect_equal(page.run("return [localStorage.getItem('note 1'), location.hash]"), ["beans", "#notes"])
