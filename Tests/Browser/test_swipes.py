"""Real touches on a stack in Chromium: the basics."""

import time

from harness import expect, expect_equal, test

WIDTH = 390


def begin(page, *names):
    page.run("await begin(...a)", *names)


def stack_at_rest(page):
    return page.run("await rest(); return names()")


@test("a swipe back pops the page")
def _(page):
    begin(page, "A", "B")
    page.swipe(40, 300, 0.2)
    expect_equal(stack_at_rest(page), "A")
    expect_equal(page.run("return log.join(', ')"),
                 "begin pop finger, B.willdisappear, A.willappear, B.diddisappear, A.didappear, "
                 "end completed")
    expect_equal(page.run("return Boolean(document.querySelector('#B'))"), False, "B is gone:")


@test("a swipe forward pushes the next page, and one that falls back never appeared")
def _(page):
    begin(page, "A")
    page.run("stack.nextPage = () => page('N')")
    page.swipe(300, 240, 0.3, hold=0.2)
    expect_equal(stack_at_rest(page), "A")
    expect("N.didappear" not in page.run("return log"), "N appeared")
    expect_equal(page.run("return Boolean(document.querySelector('#N'))"), False, "N is gone:")
    page.swipe(340, 60, 0.2)
    expect_equal(stack_at_rest(page), "A N")


@test("two full swipes 120 ms apart pop two pages")
def _(page):
    begin(page, "A", "B", "C")
    page.swipe(40, 300, 0.12)
    time.sleep(0.12)
    page.swipe(40, 330, 0.12)
    expect_equal(stack_at_rest(page), "A")


@test("a page that refuses to be left gives way a little and returns")
def _(page):
    begin(page, "A", "B")
    page.run("document.querySelector('#B').addEventListener('swipeleave', (e) => e.preventDefault())")
    page.swipe(40, 340, 0.2, end=None)
    place = page.run("await frame(); return left('B')")
    expect(10 < place <= WIDTH / 4, f"the page resists: {place}")
    page.answer(page.touch("end"))
    expect_equal(stack_at_rest(page), "A B")
    expect("refuse swipe veto" in page.run("return log"), "the refusal is told")
    expect_equal(page.run("return await stack.pop()"), "refused")


@test("right-to-left, everything goes the other way, and the direction is read at each swipe")
def _(page):
    begin(page, "A", "B", "C")
    page.run("stack.dir = 'rtl'")
    page.swipe(340, 80, 0.15)
    expect_equal(stack_at_rest(page), "A B")
    page.run("stack.dir = 'ltr'")
    page.swipe(340, 80, 0.15)
    expect_equal(stack_at_rest(page), "A B")
    page.swipe(40, 300, 0.15)
    expect_equal(stack_at_rest(page), "A")


@test("a button under a swipe does not fire, and a tap on it does")
def _(page):
    begin(page, "A", "B")
    page.run("""
      window.clicks = 0;
      const button = document.querySelector('#B button');
      button.style.cssText = 'position: absolute; left: 0; top: 300px; width: 300px; height: 200px';
      button.addEventListener('click', () => clicks++);""")
    page.swipe(40, 100, 0.2, hold=0.2)
    stack_at_rest(page)
    expect_equal(page.run("return clicks"), 0)
    page.touch("start", (100, 400))
    page.answer(page.touch("end"))
    time.sleep(0.1)
    expect_equal(page.run("return clicks"), 1)
    # What keeps its pointers to itself is tapped all the same.
    page.swipe(40, 100, 0.2, hold=0.2, y=700)
    stack_at_rest(page)
    page.run("""
      document.querySelector('#B button').addEventListener('pointerdown', (e) => e.stopPropagation());""")
    page.touch("start", (100, 400))
    page.answer(page.touch("end"))
    time.sleep(0.1)
    expect_equal(page.run("return clicks"), 2)


@test("a second finger before the claim makes a pinch, and after it changes nothing")
def _(page):
    begin(page, "A", "B")
    page.touch("start", (100, 400))
    page.touch("start", (100, 400), (300, 500))
    for i in range(8):
        page.touch("move", (100 - i * 6, 400), (300 + i * 6, 500))
    page.answer(page.touch("end"))
    expect_equal(stack_at_rest(page), "A B")
    page.call("Emulation.setPageScaleFactor", pageScaleFactor=1)
    page.run("while (visualViewport.scale > 1) await frame(); await frame()")
    page.swipe(40, 200, 0.2, end=None)
    page.touch("start", (200, 400), (300, 500))
    for i in range(8):
        page.touch("move", (200 + i * 10, 400), (300 - i * 20, 500))
    page.answer(page.touch("end"))
    expect_equal(stack_at_rest(page), "A")
