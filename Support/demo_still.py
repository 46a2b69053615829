"""Draws the demo in mid-swipe, back and forward, light and dark: demo_still.py DEMO.html OUT.png"""

import io
import os
import sys
import tempfile
import time

from PIL import Image, ImageDraw

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Tests", "Browser"))
from chromium import Chromium  # noqa: E402

SCALE = 1.5
SIZE = (390, 720)
GAP = 36
RADIUS = 44
WIDTH = 1000


def held(page, url, row, start, to, dark):
    """The demo with a finger that holds a page between two places."""
    page.open(url, *SIZE, scale=SCALE, dark=dark)
    page.run("""
      await new Promise(requestAnimationFrame);
      document.querySelectorAll('.row')[a[0]].click();
      const stack = document.querySelector('#stack');
      while (stack.phase !== 'resting' || stack.pages.length < 2) {
        await new Promise(requestAnimationFrame);
      }""", row)
    page.swipe(start, to, 0.4, y=560, end=None)
    time.sleep(0.2)
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        page.picture(file.name)
        page.answer(page.touch("cancel"))
        return Image.open(io.BytesIO(open(file.name, "rb").read())).convert("RGB")


def main():
    url = "file://" + os.path.abspath(sys.argv[1])
    with Chromium() as browser:
        page = browser.page()
        stills = [
            held(page, url, 2, 60, 236, False),
            held(page, url, 0, 350, 166, False),
            held(page, url, 3, 60, 200, True),
        ]
    gap, radius = round(GAP * SCALE), round(RADIUS * SCALE)
    width = sum(still.width for still in stills) + gap * (len(stills) + 1)
    sheet = Image.new("RGB", (width, stills[0].height + 2 * gap), "#e4e9e8")
    x = gap
    for still in stills:
        mask = Image.new("L", (still.width * 2, still.height * 2), 0)
        box = (0, 0, mask.width - 1, mask.height - 1)
        ImageDraw.Draw(mask).rounded_rectangle(box, radius * 2, fill=255)
        sheet.paste(still, (x, gap), mask.resize(still.size, Image.LANCZOS))
        x += still.width + gap
    sheet = sheet.resize((WIDTH, round(sheet.height * WIDTH / sheet.width)), Image.LANCZOS)
    sheet.save(sys.argv[2], optimize=True)
    print(f"{sys.argv[2]}: {os.path.getsize(sys.argv[2])} bytes")


if __name__ == "__main__":
    main()
