"""A pointer of the X display, moved by the XTest extension on time."""

import ctypes
import ctypes.util
import time


class Pointer:
    def __init__(self, display):
        self._x11 = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
        self._x11.XFlush.argtypes = [ctypes.c_void_p]
        self._test.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_ulong]
        self._test.XTestFakeButtonEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self._display = self._x11.XOpenDisplay(display.encode())
        self._next = time.monotonic()

    def wait(self, milliseconds):
        """Waits from the last thing on, not from now: times do not add up errors."""
        self._next = max(self._next + milliseconds / 1000, time.monotonic() - 0.002)
        time.sleep(max(0, self._next - time.monotonic()))

    def move(self, x, y=300):
        self._test.XTestFakeMotionEvent(self._display, -1, round(x), y, 0)
        self._x11.XFlush(self._display)

    def button(self, is_down):
        self._test.XTestFakeButtonEvent(self._display, 1, is_down, 0)
        self._x11.XFlush(self._display)

    def drag(self, start, end, step, every=10):
        """Down at one place and on to another, a step each so many milliseconds; stays down."""
        self.move(start)
        self.wait(50)
        self.button(True)
        self.path(start, end, step, every)

    def path(self, start, end, step, every=10):
        count = round(abs(end - start) / step)
        for number in range(1, count + 1):
            self.wait(every)
            self.move(start + (end - start) * number / count)
