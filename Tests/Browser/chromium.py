"""Headless Chromium, driven over the DevTools protocol."""

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request

import websocket


class Chromium:
    """One browser with a fresh profile; a context manager."""

    def __init__(self, flags=()):
        self.profile = tempfile.mkdtemp(prefix="swipe-chromium-")
        self.process = subprocess.Popen(
            [
                shutil.which("chromium") or "chromium",
                "--headless=new", "--no-sandbox", "--remote-debugging-port=0",
                "--no-first-run", "--disable-dev-shm-usage", "--hide-scrollbars",
                f"--user-data-dir={self.profile}", *flags, "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.port = self._port()

    def _port(self):
        file = os.path.join(self.profile, "DevToolsActivePort")
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if os.path.exists(file):
                lines = open(file).read().split()
                if len(lines) > 1:
                    return int(lines[0])
            if self.process.poll() is not None:
                raise RuntimeError("chromium has ended by itself")
            time.sleep(0.05)
        raise RuntimeError("chromium did not open its DevTools port within a minute")

    def page(self):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request) as answer:
            return Page(self.port, json.load(answer))

    def close(self):
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(10)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Page:
    """One tab."""

    def __init__(self, port, target):
        self.port, self.id = port, target["id"]
        url = target["webSocketDebuggerUrl"]
        self.socket = websocket.create_connection(
            url, suppress_origin=True, enable_multithread=False, max_size=None)
        self.last = 0
        self.answers = {}
        self.events = []
        self.console = []
        for domain in ("Page", "Runtime", "Accessibility"):
            self.call(f"{domain}.enable")

    def send(self, method, **parameters):
        """Sends a command without waiting for its answer."""
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": parameters}))
        return self.last

    def call(self, method, **parameters):
        return self.answer(self.send(method, **parameters), method)

    def answer(self, number, method="command"):
        while number not in self.answers:
            self._read()
        message = self.answers.pop(number)
        if "error" in message:
            raise RuntimeError(f"{method}: {message['error']['message']}")
        return message["result"]

    def _read(self):
        message = json.loads(self.socket.recv())
        if "id" in message:
            self.answers[message["id"]] = message
            return
        self.events.append(message)
        if message["method"] == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            self.console.append(details.get("exception", {}).get("description", details["text"]))
        elif message["method"] == "Runtime.consoleAPICalled":
            values = [part.get("value", part.get("description")) for part in message["params"]["args"]]
            self.console.append(" ".join(str(value) for value in values))

    def wait_for(self, event, timeout=30):
        self.socket.settimeout(timeout)
        while True:
            for index, message in enumerate(self.events):
                if message["method"] == event:
                    return self.events.pop(index)["params"]
            self._read()

    def open(self, url, width=390, height=844, scale=1, mobile=True, dark=False):
        self.resize(width, height, scale, mobile)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.events.clear()
        self.call("Page.navigate", url=url)
        self.wait_for("Page.loadEventFired")

    def resize(self, width, height, scale=1, mobile=True):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=mobile)
        self.call("Emulation.setTouchEmulationEnabled", enabled=mobile, maxTouchPoints=5)

    def run(self, script, *arguments):
        """The value of a script, a promise's value if it is one; `a` are its arguments."""
        source = f"(async (...a) => {{ {script} }})(...{json.dumps(arguments)})"
        answer = self.call("Runtime.evaluate", expression=source, awaitPromise=True,
                           returnByValue=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def close(self):
        self.socket.close()
        urllib.request.urlopen(f"http://127.0.0.1:{self.port}/json/close/{self.id}").close()

    def picture(self, file):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(file, "wb") as out:
            out.write(base64.b64decode(data))

    def trace(self):
        """Ends a trace; its events."""
        self.call("Tracing.end")
        self.wait_for("Tracing.tracingComplete")
        parts = [event for event in self.events if event["method"] == "Tracing.dataCollected"]
        return [event for part in parts for event in part["params"]["value"]]

    def screencast(self, seconds):
        """The frames that come within so many seconds: pairs of a time since 1970 and a picture,
        in the order of time, which is not the order in which they come."""
        frames = []
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                frame = self.wait_for("Page.screencastFrame", deadline - time.monotonic())
            except websocket.WebSocketTimeoutException:
                break
            self.send("Page.screencastFrameAck", sessionId=frame["sessionId"])
            frames.append((frame["metadata"]["timestamp"], frame["data"]))
        self.socket.settimeout(30)
        return sorted(frames)

    def touch(self, kind, *points, at=None):
        """One touch event: start, move, end or cancel. Does not wait: an answer takes a frame.

        Points are pairs of x and y, or of a finger and such a pair. `at` is when it happened, in seconds
        since 1970: on a busy machine it may be sent later.
        """
        fingers = [point if isinstance(point[1], tuple) else (number, point)
                   for number, point in enumerate(points)]
        return self.send("Input.dispatchTouchEvent", type="touch" + kind.capitalize(),
                         timestamp=at or time.time(),
                         touchPoints=[{"x": x, "y": y, "id": int(number)} for number, (x, y) in fingers])

    def drag(self, points, step=0.008, end="end"):
        """A finger along points, one each step of so many seconds; lifts unless `end` is None."""
        started = time.time()
        last = self.touch("start", points[0], at=started)
        for index, point in enumerate(points[1:], 1):
            pause(started + index * step)
            last = self.touch("move", point, at=started + index * step)
        if end:
            pause(started + len(points) * step)
            last = self.touch(end, at=started + len(points) * step)
        self.answer(last)

    def swipe(self, start, to, seconds=0.2, hold=0, end="end", y=400, step=0.008):
        """A finger from one x to another at even speed, perhaps with a rest before it lifts."""
        count = max(2, round(seconds / step))
        points = [(start + (to - start) * i / count, y) for i in range(count + 1)]
        if not hold:
            return self.drag(points, step, end)
        self.drag(points, step, None)
        time.sleep(hold)
        if end:
            self.answer(self.touch(end))


def pause(until):
    left = until - time.time()
    if left > 0:
        time.sleep(left)
