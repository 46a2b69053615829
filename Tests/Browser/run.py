"""Runs the browser tests: run.py [--chromium] [WORDS OF A SENTENCE]"""

import importlib
import os
import sys

import harness
from chromium import Chromium
from firefox import Firefox
from harness import expect
from webkit import WebKit

IN_CHROMIUM = [
    "test_demo", "test_swipes", "test_faults", "test_inputs", "test_keys", "test_element", "test_app",
    "test_children", "test_history", "test_accessibility", "test_replays", "test_react", "test_speed"]
IN_OTHERS = ["test_other_browsers"]


def run_chromium(site, words):
    with Chromium() as browser:

        def make_page(file="bench.html", history=False, allows_errors=False, **how):
            page = browser.page()
            page.allows_errors = allows_errors
            if history:
                page.open(f"{site.address}/{file}?before", **how)
            demo = "file://" + os.path.join(harness.ROOT, ".build", "demo", "index.html")
            page.open(demo if file == "demo" else f"{site.address}/{file}", **how)
            return page

        return harness.run(IN_CHROMIUM, make_page, words)


def run_other(Browser, site, words):
    with Browser() as browser:

        def make_page():
            page = browser.page()
            page.open(f"{site.address}/bench.html")
            page.run("stack.style.cssText = 'right: auto; width: 390px'")
            expect(page.run("return await customElements.get('swipe-navigation').ready"), "ready")
            return page

        return harness.run(IN_OTHERS, make_page, words)


def main():
    words = " ".join(word for word in sys.argv[1:] if word != "--chromium")
    for module in IN_CHROMIUM + IN_OTHERS:
        importlib.import_module(module)
    site = harness.Site()
    print("Chromium, by touch:", flush=True)
    counts = [run_chromium(site, words)]
    if "--chromium" not in sys.argv:
        print("Firefox, by touch:", flush=True)
        counts.append(run_other(Firefox, site, words))
        print("WebKitGTK, by mouse:", flush=True)
        counts.append(run_other(WebKit, site, words))
    passed, failed = [sum(column) for column in zip(*counts)]
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
