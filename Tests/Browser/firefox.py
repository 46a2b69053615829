"""Headless Firefox, driven by WebDriver BiDi."""

import json
import re
import os
import shutil
import signal
import subprocess
import tempfile
import time

import websocket


class Firefox:
    """One browser with a fresh profile; a context manager."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="swipe-firefox-")
        with open(os.path.join(self.profile, "user.js"), "w") as out:
            out.write('user_pref("dom.w3c_touch_events.enabled", 1);\n'
                      'user_pref("remote.active-protocols", 1);\n'
                      'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n')
        self.log = open(os.path.join(self.profile, "log"), "w+")
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--remote-debugging-port=0", "--profile", self.profile,
             "--width=390", "--height=844"],
            stdout=self.log, stderr=self.log, start_new_session=True)
        self.last = 0
        self.socket = websocket.create_connection(
            f"ws://127.0.0.1:{self._port()}/session", suppress_origin=True, timeout=60)
        self.call("session.new", capabilities={})

    def _port(self):
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            text = open(self.log.name).read()
            found = re.search(r"WebDriver BiDi listening on ws://[^:]+:(\d+)", text)
            if found:
                return int(found.group(1))
            time.sleep(0.1)
        raise RuntimeError("firefox did not open its BiDi port within 90 seconds")

    def call(self, method, **parameters):
        self.last += 1
        number = self.last
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                return message["result"]

    def page(self):
        return FirefoxPage(self, self.call("browsingContext.create", type="tab")["context"])

    def close(self):
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(10)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            self.process.kill()
        self.log.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class FirefoxPage:
    """One tab."""

    allows_errors = True
    console = []

    def __init__(self, browser, context):
        self.browser, self.context = browser, context

    def open(self, url, width=390, height=844):
        self.browser.call("browsingContext.setViewport", context=self.context,
                          viewport={"width": width, "height": height})
        self.browser.call("browsingContext.navigate", context=self.context, url=url,
                          wait="complete")

    def run(self, script, *arguments):
        source = ("(async (...a) => JSON.stringify(await (async () => { "
                  f"{script} }})()) ?? 'null')(...{json.dumps(arguments)})")
        answer = self.browser.call("script.evaluate", expression=source, awaitPromise=True,
                                   target={"context": self.context})
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def drag(self, points, step=0.016, hold=0):
        (x, y), *rest = points
        actions = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        for x, y in rest:
            actions.append({"type": "pointerMove", "x": round(x), "y": round(y),
                            "duration": round(1000 * step)})
        if hold:
            actions.append({"type": "pause", "duration": round(1000 * hold)})
        actions.append({"type": "pointerUp", "button": 0})
        self.browser.call("input.performActions", context=self.context, actions=[{
            "type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
            "actions": actions}])

    def swipe(self, start, to, seconds=0.2, hold=0, y=400):
        count = max(2, round(seconds / 0.016))
        self.drag([(start + (to - start) * i / count, y) for i in range(count + 1)], hold=hold)

    def key(self, *keys):
        actions = [{"type": "keyDown", "value": key} for key in keys]
        actions += [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self.browser.call("input.performActions", context=self.context,
                          actions=[{"type": "key", "id": "keys", "actions": actions}])

    def close(self):
        self.browser.call("browsingContext.close", context=self.context)
