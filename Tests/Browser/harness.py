"""A small test runner: tests are sentences, each on a fresh page of one browser."""

import functools
import http.server
import os
import shutil
import threading
import traceback

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
SITE = os.path.join(ROOT, ".build", "web-test")

suites = {}


def test(sentence, **page):
    """Declares a test of its file's suite; the keywords say how its page is opened."""

    def declare(function):
        suites.setdefault(function.__module__, []).append((sentence, function, page))
        return function

    return declare


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        # An isolated page may read a fine clock.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


class Site:
    """What was built, and the pages of the tests, served on this machine."""

    def __init__(self):
        os.makedirs(SITE, exist_ok=True)
        for folder in ("dist", "Tests/Browser", ".build/demo", ".build/react"):
            for name in os.listdir(os.path.join(ROOT, folder)):
                if name.endswith((".html", ".js", ".wasm")):
                    shutil.copy(os.path.join(ROOT, folder, name), os.path.join(SITE, name))
        for name in ("index.html", "notes.html"):
            with open(os.path.join(ROOT, "Examples", "Web", name)) as example:
                text = example.read().replace("../../dist/", "")
            with open(os.path.join(SITE, "example-" + name), "w") as copy:
                copy.write(text)
        handler = functools.partial(QuietHandler, directory=SITE)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def expect_equal(found, expected, what=""):
    expect(found == expected, f"{what} expected {expected!r}, found {found!r}".strip())


def expect_near(found, expected, within, what=""):
    near = found is not None and abs(found - expected) <= within
    expect(near, f"{what} expected {expected} ± {within}, found {found}".strip())


def run(modules, make_page, only=""):
    """Runs the tests of files whose sentence contains `only`; how many passed and failed."""
    passed = failed = 0
    for sentence, function, options in [test for module in modules for test in suites[module]]:
        page = None
        if only.lower() not in sentence.lower():
            continue
        try:
            page = make_page(**options)
            note = function(page)
            errors = [] if page.allows_errors else [e for e in page.console if "Error" in e]
            expect(not errors, f"the console says: {errors[:2]}")
            print(f"ok    {sentence}" + (f": {note}" if note else ""), flush=True)
            passed += 1
        except Exception as error:  # a broken test is a failed test
            failed += 1
            print(f"FAIL  {sentence}\n      {error}", flush=True)
            if not isinstance(error, AssertionError):
                traceback.print_exc()
        finally:
            if page:
                page.close()
    return passed, failed
