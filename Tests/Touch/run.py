"""Swipes with real touch in the GTK demo: see Support/gtk-touch."""

import sys
import time

from broadway import Broadway, Demo
from chromium import Chromium

# Places on a page of the demo, in a window of 420 by 760 that has a shadow around it.
BLANK, SCALE, TILES = 352, 431, 570


def pops(page, demo):
    page.swipe(60, 330, y=BLANK)
    heard = demo.heard()
    return "claimed back" in heard and "ended completed" in heard


def comes_back(page, demo):
    page.swipe(60, 150, seconds=0.5, hold=0.2, y=BLANK)
    return demo.heard()[-1:] == ["ended cancelled"]


def pushes(page, demo):
    page.swipe(330, 60, y=BLANK)
    heard = demo.heard()
    return "claimed forward" in heard and "ended completed" in heard


def scale_wins(page, demo):
    page.swipe(330, 100, y=SCALE)
    return demo.heard() == []


def scroller_wins_as_long_as_it_moves(page, demo):
    page.swipe(330, 100, seconds=0.4, hold=0.3, y=TILES)
    away = demo.heard()
    page.swipe(60, 150, seconds=0.4, hold=0.3, y=TILES)
    back = demo.heard()
    return away == [] and back == []


def scroller_at_its_end_lets_go(page, demo):
    page.swipe(60, 330, y=TILES)
    heard = demo.heard()
    return "ended completed" in heard


def caught(page, demo):
    """A swipe is let go, caught in flight, and carried back to where it came from."""
    page.swipe(60, 200, seconds=0.15, y=BLANK)
    time.sleep(0.12)
    page.swipe(300, 60, seconds=0.5, hold=0.2, y=BLANK)
    heard = demo.heard()
    return heard.count("began pop by finger") == 1 and heard[-1:] == ["ended cancelled"]


def second_finger(page, demo):
    page.touch("start", (60, BLANK))
    for x in range(70, 200, 10):
        page.touch("move", (x, BLANK))
        time.sleep(0.01)
    page.touch("start", (200, BLANK), (300, 200))
    for x in range(200, 330, 10):
        page.touch("move", (x, BLANK), (300, 500 - x))
        time.sleep(0.01)
    page.answer(page.touch("end"))
    heard = demo.heard()
    return heard.count("began pop by finger") == 1 and "ended completed" in heard


def tap(page, demo):
    page.drag([(200, 250)], step=0.05)
    heard = demo.heard()
    return "began push by call" in heard and "waited: completed" in heard


# Broadway replaces the nodes of its page as it draws, but a browser sends a finger's moves to the node
# where it came down, so that they would be lost: a node that stays takes them for the window. Without
# touch-action the browser would scroll, or go back in its own history. And a finger with the number 0
# is the mouse for GTK.
COVER = """
  const window = [...document.body.querySelectorAll('*')].find(node => node.surface);
  const cover = document.createElement('div');
  cover.style = 'position: fixed; inset: 0; z-index: 1000000; touch-action: none';
  cover.surface = window.surface;
  document.body.append(cover);
  const number = Object.getOwnPropertyDescriptor(Touch.prototype, 'identifier').get;
  Object.defineProperty(Touch.prototype, 'identifier', { get() { return number.call(this) + 1; } });
"""

TESTS = [
    ("a finger that swipes back pops", pops, "2"),
    ("a short slow swipe comes back", comes_back, "2"),
    ("a finger that swipes forward pushes", pushes, "1"),
    ("a scale keeps its finger", scale_wins, "2"),
    ("a scroller keeps the finger as long as it moves", scroller_wins_as_long_as_it_moves, "2"),
    ("a scroller at its end lets the page go", scroller_at_its_end_lets_go, "2"),
    ("a page is caught in flight and carried back", caught, "2"),
    ("a second finger changes nothing", second_finger, "2"),
    ("a tap on a row opens its page, and a task waits for it", tap, "0"),
]


def main():
    failed = 0
    with Chromium() as browser:
        for sentence, test, pages in TESTS:
            with Broadway() as server, Demo(sys.argv[1], server.name, "--pages", pages) as demo:
                page = browser.page()
                page.open(server.address, width=460, height=800)
                time.sleep(2)
                page.run(COVER)
                demo.heard(0.2)
                passed = test(page, demo)
                page.close()
            failed += not passed
            print("✔" if passed else "✘", sentence)
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
