"""Runs the browser tests in Chromium: run.py [WORDS OF A SENTENCE]"""

import os
import sys

import harness
import test_demo  # noqa: F401
import test_element  # noqa: F401
import test_inputs  # noqa: F401
import test_replays  # noqa: F401
import test_speed  # noqa: F401
import test_swipes  # noqa: F401
from chromium import Chromium


def main():
    site = harness.Site()
    with Chromium() as browser:

        def make_page(file="bench.html", history=False, allows_errors=False, **how):
            page = browser.page()
            page.allows_errors = allows_errors
            if history:
                page.open(f"{site.address}/{file}?before", **how)
            demo = "file://" + os.path.join(harness.ROOT, ".build", "demo", "index.html")
            page.open(demo if file == "demo" else f"{site.address}/{file}", **how)
            return page

        passed, failed = harness.run(make_page, " ".join(sys.argv[1:]))
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
