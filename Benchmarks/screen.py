"""An Xvfb of one's own, whose screen is a file: looking at it costs the measured program nothing."""

import ctypes
import ctypes.util
import mmap
import os
import struct
import subprocess
import sys
import time

WIDTH, HEIGHT = 1000, 800
# Every eighth pixel in both directions: the text and frames of cards make dozens of colours, pictures hundreds.
STEP = 8
CONTENT_COLORS = 400
LIMIT = 30.0


class Screen:
    """The pixels of an Xvfb, read from the file that it draws into (xwd(1) describes its header)."""

    def __init__(self, folder):
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", folder,
             "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as ready:
            number = ready.readline().strip()
        if not number:
            sys.exit("Xvfb did not start.")
        self.name = f":{number}"
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as file:
            memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", memory[:100])
        start, line, colors = header[0], header[12], header[19]
        self.stride = line // 4
        pixels = memoryview(memory)[start + colors * 12:]
        self.pixels = pixels[:line * HEIGHT].cast("I")

    def colors(self):
        """How many colours there are in a sample of the pixels."""
        found = set()
        for y in range(0, HEIGHT, STEP):
            found.update(self.pixels[y * self.stride:y * self.stride + WIDTH:STEP])
        return len(found)

    def content(self, left, top, width, height):
        """The pixels of a rectangle, to be compared with later ones."""
        return b"".join(
            self.pixels[y * self.stride + left:y * self.stride + left + width] for y in range(top, top + height))

    def wait(self, condition):
        """The time at which a number of colours meets the condition."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            if condition(self.colors()):
                return time.monotonic()
            time.sleep(0.001)
        sys.exit(f"Nothing was to be seen for {LIMIT:.0f} s.")

    def wait_for_rest(self, quiet, step=0.002):
        """The time of the last change before nothing changes for some seconds, once there are pictures."""
        self.wait(lambda colors: colors > CONTENT_COLORS)
        last, changed = None, time.monotonic()
        end = changed + LIMIT
        while time.monotonic() < end:
            # Without the right edge, where scroll bars fade.
            content = b"".join(
                self.pixels[y * self.stride:y * self.stride + WIDTH - 240:STEP].tobytes()
                for y in range(0, HEIGHT, STEP))
            if content != last:
                last, changed = content, time.monotonic()
            elif time.monotonic() - changed > quiet:
                return changed
            time.sleep(step)
        sys.exit(f"The screen did not come to rest in {LIMIT:.0f} s.")

    def end(self):
        self.process.terminate()
        self.process.wait()


class Pointer:
    """The mouse of a display, moved through the X server's test extension."""

    LEFT, WHEEL_UP, WHEEL_DOWN = 1, 4, 5

    def __init__(self, display):
        self.x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self.xtst = ctypes.CDLL(ctypes.util.find_library("Xtst") or "libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))
        if not self.display:
            sys.exit(f"The display {display} did not answer.")

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, -1, x, y, ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def press(self, button, is_press=True):
        self.xtst.XTestFakeButtonEvent(self.display, button, int(is_press), ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def release(self, button):
        self.press(button, False)

    def click(self, button):
        self.press(button)
        self.release(button)

    def end(self):
        self.x11.XCloseDisplay(self.display)
