"""The example for React, run in React: what it renders is the stack, whoever changes it."""

import time

from harness import expect_equal, test

STACK = """
  const stack = document.querySelector('swipe-navigation');
  await new Promise((done) => setTimeout(done, 50));
  while (stack.phase !== 'resting') await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, 50));
  return [keys().join(' '), stack.pages.map(({ dataset }) => dataset.key).join(' '),
    [...stack.children].map(({ dataset }) => dataset.key).join(' ')];
"""


def tap(page, x, y):
    page.touch("start", (x, y))
    page.answer(page.touch("end"))
    time.sleep(0.1)


@test("in React a page that is rendered is pushed, and one that is swiped away is rendered no more",
      file="react.html")
def _(page):
    tap(page, 150, 130)
    expect_equal(page.run("push('b');" + STACK), ["a b"] * 3)
    tap(page, 150, 130)
    expect_equal(page.run("return document.querySelector('#b').textContent"), "b 1")
    page.swipe(40, 300, 0.2)
    expect_equal(page.run(STACK), ["a"] * 3)
    expect_equal(page.run("return document.querySelector('#a').textContent"), "a 1")
    page.swipe(40, 300, 0.2)
    expect_equal(page.run(STACK), ["a"] * 3)


@test("in React pages that are rendered no more are gone, and a swipe that falls back changes nothing",
      file="react.html")
def _(page):
    for key in "bcd":
        page.run(f"push('{key}');" + STACK)
    expect_equal(page.run("popTo('c');" + STACK), ["a b c"] * 3)
    page.swipe(40, 100, 0.2, hold=0.2)
    expect_equal(page.run(STACK), ["a b c"] * 3)
    expect_equal(page.run("popTo('a');" + STACK), ["a"] * 3)
    expect_equal(page.run("push('b');" + STACK), ["a b"] * 3)
    page.swipe(40, 300, 0.2)
    expect_equal(page.run(STACK), ["a"] * 3)
