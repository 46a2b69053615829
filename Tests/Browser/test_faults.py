"""Ten faults that were reproduced in other libraries, each with what is right, by real touches."""

import time

from harness import expect_equal, expect_near, test
from test_swipes import WIDTH, begin, stack_at_rest


@test("a finger that the system takes away half-way leaves the page where it was")
def _(page):
    begin(page, "A", "B")
    page.swipe(40, 240, 0.2, hold=0.2, end="cancel")
    expect_equal(stack_at_rest(page), "A B")
    expect_equal(page.run("return left('B')"), 0, "B's left side")
    expect_equal(page.run("return await stack.push(page('C'))"), "completed")


@test("after a finger that the system took away, buttons can be pressed by keys and scripts")
def _(page):
    begin(page, "A", "B")
    page.swipe(40, 240, 0.2, hold=0.2, end="cancel")
    expect_equal(stack_at_rest(page), "A B")
    pressed = page.run("""
      const button = document.createElement('button');
      let count = 0;
      button.onclick = () => { count += 1; };
      stack.top.append(button);
      button.click();
      return count;""")
    expect_equal(pressed, 1)


@test("a finger that the system takes away after 60 % pops nothing")
def _(page):
    begin(page, "A", "B")
    page.swipe(20, 20 + 0.6 * WIDTH, 0.2, end="cancel")
    expect_equal(stack_at_rest(page), "A B")


@test("a pop by a button in mid-swipe takes exactly one page away")
def _(page):
    begin(page, "A", "B", "C")
    page.swipe(40, 40 + 0.4 * WIDTH, 0.2, end=None)
    result = page.send("Runtime.evaluate", expression="stack.pop()", awaitPromise=True,
                       returnByValue=True)
    page.answer(page.touch("end"))
    expect_equal(page.answer(result)["result"]["value"], "completed")
    expect_equal(stack_at_rest(page), "A B")


@test("a call in mid-swipe is not dropped")
def _(page):
    begin(page, "A", "B")
    page.swipe(40, 40 + 0.1 * WIDTH, 0.2, end=None)
    result = page.send("Runtime.evaluate", expression="stack.push(page('C'))", awaitPromise=True,
                       returnByValue=True)
    page.answer(page.touch("end"))
    expect_equal(page.answer(result)["result"]["value"], "completed")
    expect_equal(stack_at_rest(page), "A B C")


@test("a finger that rested before it lifted does not fling")
def _(page):
    begin(page, "A", "B")
    page.swipe(40, 40 + 0.22 * WIDTH, 0.1, hold=0.12)
    expect_equal(stack_at_rest(page), "A B")
    page.swipe(40, 40 + 0.32 * WIDTH, 0.12, hold=0.3)
    expect_equal(stack_at_rest(page), "A B")


@test("a finger that flies back pops nothing")
def _(page):
    begin(page, "A", "B")
    there = [(20 + i * 16, 400) for i in range(9)]
    back = [(148 - i * 14, 400) for i in range(1, 8)]
    page.drag(there + back, 0.016)
    expect_equal(stack_at_rest(page), "A B")


@test("a flick pops, though it is short")
def _(page):
    begin(page, "A", "B")
    slow = [(40 + i * 4, 400) for i in range(10)]
    fast = [(80 + i * 14, 400) for i in range(10)]
    page.drag(slow + fast, 0.016)
    expect_equal(stack_at_rest(page), "A")


@test("a settling page is caught where it is, and goes on with the finger")
def _(page):
    begin(page, "A", "B")
    page.run("stack.response = 2")
    page.run("stack.pop()")
    time.sleep(0.4)
    page.answer(page.touch("start", (200, 400)))
    phase, first = page.run("return [stack.phase, left('B')]")
    expect_equal(phase, "held")
    time.sleep(0.3)
    expect_equal(page.run("return left('B')"), first, "held still:")
    for x in (205, 215, 230):
        page.answer(page.touch("move", (x, 400)))
    expect_near(page.run("return left('B')"), first + 30, 0.5, "after 30 px of the finger:")
    page.answer(page.touch("end"))
    page.run("stack.response = 0.35")


@test("the page is as fast just after the release as the finger was")
def _(page):
    # Frames of a machine that is busy with something else come in lumps: the best of three tries.
    tries = sorted((speeds(page) for _ in range(3)), key=lambda found: abs(found[1] / found[0] - 1))
    before, after = tries[0]
    expect_near(after / before, 1, 0.25, "speed after over speed before")
    return f"{1000 * before:.0f} px/s before, {1000 * after:.0f} after"


def speeds(page):
    begin(page, "A", "B")
    page.run("""
      window.places = [];
      window.watches = (window.watches ?? 0) + 1;
      const turn = window.watches;
      const watch = (time) => {
        if (turn !== window.watches) return;
        if (document.querySelector('#B')) places.push([time, left('B'), stack.phase]);
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);""")
    page.swipe(20, 220, 0.25)
    stack_at_rest(page)
    places = page.run("return places")
    last = max(i for i, place in enumerate(places) if place[2] == "held")
    speed = lambda i, j: (places[j][1] - places[i][1]) / (places[j][0] - places[i][0])
    return speed(last - 4, last), speed(last + 1, last + 2)


@test("an in-app swipe leaves the history of the tab alone", history=True)
def _(page):
    begin(page, "A", "B")
    before = page.run("return [history.length, location.href]")
    page.swipe(5, 255, 0.25)
    expect_equal(stack_at_rest(page), "A")
    page.swipe(5, 255, 0.25)  # on the root, where there is nowhere to go
    time.sleep(0.4)
    expect_equal(page.run("return [history.length, location.href]"), before)
