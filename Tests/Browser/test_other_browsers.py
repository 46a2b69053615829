"""What Firefox and WebKitGTK can check: the same element, by what their drivers deliver."""

from harness import expect_equal, expect_near, test

ESCAPE = "\ue00c"


@test("a swipe back pops the page")
def _(page):
    page.run("await begin(...a)", "A", "B")
    page.swipe(40, 330, 0.25)
    expect_equal(page.run("await rest(); return names()"), "A")
    expect_equal(page.run("return log.filter((entry) => entry.startsWith('end'))"),
                 ["end completed"])


@test("a swipe forward pushes the next page")
def _(page):
    page.run("await begin(...a); stack.nextPage = () => page('N')", "A")
    page.swipe(340, 60, 0.25)
    expect_equal(page.run("await rest(); return names()"), "A N")


@test("a finger that rested does not fling")
def _(page):
    page.run("await begin(...a)", "A", "B")
    page.swipe(40, 140, 0.1, hold=0.3)
    expect_equal(page.run("await rest(); return names()"), "A B")


@test("right-to-left, everything goes the other way")
def _(page):
    page.run("await begin(...a); stack.dir = 'rtl'", "A", "B")
    page.swipe(340, 60, 0.25)
    expect_equal(page.run("await rest(); stack.dir = 'ltr'; return names()"), "A")


@test("Escape goes back")
def _(page):
    page.run("await begin(...a); document.querySelector('#B button').focus()", "A", "B")
    page.key(ESCAPE)
    expect_equal(page.run("await rest(); return names()"), "A")


@test("a slider keeps its drag")
def _(page):
    page.run("""
      await begin('A');
      await stack.push(page('B', '<input id=it type=range value=10 style="width: 300px; height: 60px">'),
        { animated: false });
      await rest();""")
    y = page.run("return document.querySelector('#it').getBoundingClientRect().top + 30")
    page.swipe(60, 280, 0.25, y=y)
    expect_equal(page.run("await rest(); return names()"), "A B")


@test("the compositor's animation is where the engine is")
def _(page):
    off = page.run("""
      await begin('A', 'B');
      stack.response = 1;
      stack.pop();
      let worst = 0;
      for (let i = 0; i < 30; i++) {
        await frame();
        if (document.querySelector('#B')) {
          worst = Math.max(worst, Math.abs(left('B') - (1 - stack.position) * stack.clientWidth));
        }
      }
      await rest();
      stack.response = 0.35;
      return worst;""")
    # The watcher's frame may come before the engine's.
    expect_near(off, 0, 40, "pixels:")
    return f"{off:.1f} px apart at most, counted a frame early or late"


@test("the focus goes to a new page and comes back, and hidden pages are inert")
def _(page):
    found = page.run("""
      await begin('A');
      document.querySelector('#A button').focus();
      await stack.push(page('B'));
      const there = document.activeElement.id;
      const inert = [...stack.shadowRoot.querySelectorAll('.frame')].map(({ inert }) => inert);
      await stack.pop();
      return [there, inert.filter((inert) => !inert).length, document.activeElement.textContent];""")
    expect_equal(found, ["stack", 1, "a"])
