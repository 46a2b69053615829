"""WebKitGTK's MiniBrowser under Xvfb, driven by its WebDriver. It delivers a mouse, no touch."""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

KEYS = {"Escape": "\ue00c", "Alt": "\ue00a", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}


def minibrowser():
    for folder in ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"):
        for version in ("webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"):
            file = os.path.join(folder, version, "MiniBrowser")
            if os.path.exists(file):
                return file
    raise RuntimeError("MiniBrowser is not there; it comes with webkit2gtk-driver")


class WebKit:
    """One browser on a display of its own; a context manager."""

    def __init__(self):
        read, write = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x1000x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        number = os.read(read, 16).decode().strip()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        environment = {**os.environ, "DISPLAY": f":{number}", "GDK_BACKEND": "x11",
                       "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
                       "LIBGL_ALWAYS_SOFTWARE": "1"}
        self.process = subprocess.Popen(
            [shutil.which("WebKitWebDriver"), f"--port={self.port}"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        time.sleep(1)
        options = {"binary": minibrowser(), "args": ["--automation"]}
        answer = self.request("POST", "/session", {
            "capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self.session = f"/session/{answer['sessionId']}"

    def request(self, method, path, body=None):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method,
            data=json.dumps(body).encode() if body is not None else None)
        for _ in range(20):
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.load(answer)["value"]
            except urllib.error.HTTPError as error:
                raise RuntimeError(json.load(error)["value"]["message"]) from error
            except urllib.error.URLError:
                time.sleep(0.5)
        raise RuntimeError("WebKitWebDriver does not answer")

    def page(self):
        return WebKitPage(self)

    def close(self):
        try:
            self.request("DELETE", self.session)
        except RuntimeError:
            pass
        for process in (self.process, self.display):
            try:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait(10)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                process.kill()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class WebKitPage:
    """The browser's only tab."""

    allows_errors = True
    console = []

    def __init__(self, browser):
        self.browser = browser

    def call(self, method, path, body=None):
        return self.browser.request(method, self.browser.session + path, body)

    def open(self, url):
        self.call("POST", "/url", {"url": url})

    def close(self):
        self.call("POST", "/url", {"url": "about:blank"})

    def run(self, script, *arguments):
        source = ("const done = arguments[arguments.length - 1]; const a = arguments[0];"
                  f"(async () => {{ {script} }})().then((value) => done([value ?? null]),"
                  "(error) => done(['' + error, 'failed']));")
        answer = self.call("POST", "/execute/async", {"script": source, "args": [list(arguments)]})
        if len(answer) > 1:
            raise RuntimeError(answer[0])
        return answer[0]

    def drag(self, points, step=0.016, hold=0):
        (x, y), *rest = points
        actions = [{"type": "pointerMove", "x": x, "y": y, "duration": 0},
                   {"type": "pointerDown", "button": 0}]
        for x, y in rest:
            actions.append({"type": "pointerMove", "x": round(x), "y": round(y),
                            "duration": round(1000 * step)})
        if hold:
            actions.append({"type": "pause", "duration": round(1000 * hold)})
        actions.append({"type": "pointerUp", "button": 0})
        self.call("POST", "/actions", {"actions": [{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
            "actions": actions}]})

    def swipe(self, start, to, seconds=0.2, hold=0, y=400):
        count = max(2, round(seconds / 0.016))
        self.drag([(start + (to - start) * i / count, y) for i in range(count + 1)], hold=hold)

    def key(self, *keys):
        actions = [{"type": "keyDown", "value": KEYS.get(key, key)} for key in keys]
        actions += [{"type": "keyUp", "value": KEYS.get(key, key)} for key in reversed(keys)]
        self.call("POST", "/actions", {"actions": [
            {"type": "key", "id": "keys", "actions": actions}]})
