"""The GTK demo in a browser, by GTK's Broadway server."""

import os
import queue
import socket
import subprocess
import threading
import time


def free_display():
    """A number for which Broadway's port, 8080 and the number, is free."""
    for number in range(20, 200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", 8080 + number)):
                return number
    raise RuntimeError("no free port for Broadway")


class Broadway:
    def __enter__(self):
        number = free_display()
        self.name, self.address = f":{number}", f"http://127.0.0.1:{8080 + number}"
        self._server = subprocess.Popen(
            ["gtk4-broadwayd", "--address=127.0.0.1", self.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", 8080 + number)):
                    return self
            time.sleep(0.1)
        raise RuntimeError("Broadway does not answer")

    def __exit__(self, *_):
        self._server.terminate()
        self._server.wait()


class Demo:
    """The demo, running; what it prints comes line by line."""

    def __init__(self, program, display, *options):
        environment = dict(
            os.environ, GDK_BACKEND="broadway", BROADWAY_DISPLAY=display, GTK_A11Y="none",
            G_DEBUG="fatal-criticals")
        self._process = subprocess.Popen(
            [program, "--log", *options], env=environment, stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL)
        self._lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._process.stdout:
            self._lines.put(line.strip())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait()

    def heard(self, quiet=1.0):
        """All that it has printed, until it is silent for so many seconds."""
        lines = []
        while True:
            try:
                lines.append(self._lines.get(timeout=quiet))
            except queue.Empty:
                return lines
