"""The demo file, opened from disk and swiped by real touches, against the engine's own replay."""

import json
import os
import re
import struct
import subprocess
import tempfile

from harness import ROOT, SITE, expect, expect_equal, test

# Codes of inputs.
POINTER, FRAME = 1, 3

WATCH = """
  window.inputs = [];
  window.seen = [];
  const stack = document.querySelector('#stack');
  const lefts = () => Object.fromEntries([...stack.children].map((page) => {
    const frame = page.assignedSlot?.closest('.frame');
    const shown = frame && frame.style.visibility !== 'hidden';
    return [page.getAttribute('aria-label'), shown ? frame.getBoundingClientRect().left : null];
  }));
  const watch = (time) => {
    seen.push({ time, input: inputs.length - 1, lefts: lefts(), phase: stack.phase });
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  stack.record = (...input) => inputs.push(input);
"""

REST = """
  const stack = document.querySelector('#stack');
  await new Promise(requestAnimationFrame);
  while (stack.phase !== 'resting') await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return stack.pages.map((page) => page.getAttribute('aria-label'));
"""


def swipe_there_and_back(page):
    """From the list to a lake, on to the next two by the finger, and back; what was sent and seen."""
    page.run("""
      document.querySelector('.row').click();
      await new Promise(requestAnimationFrame);""")
    expect_equal(page.run(REST), ["Lakes", "Stillmere"])
    page.run(WATCH)
    page.swipe(330, 90, 0.2, y=560)
    expect_equal(page.run(REST), ["Lakes", "Stillmere", "Long Tarn"])
    page.swipe(30, 110, 0.2, hold=0.15, y=560)
    expect_equal(page.run(REST), ["Lakes", "Stillmere", "Long Tarn"])
    page.swipe(30, 300, 0.2, y=560)
    expect_equal(page.run(REST), ["Lakes", "Stillmere"])
    page.swipe(30, 140, 0.12, y=560)
    expect_equal(page.run(REST), ["Lakes"])
    return page.run("return [inputs, seen]")


@test("the demo opens from disk, and its pages are where the same inputs put them", file="demo")
def _(page):
    inputs, seen = swipe_there_and_back(page)
    replayed = by_wasm(inputs)
    frames = {line[1]: index for index, line in enumerate(inputs) if line[0] == FRAME}
    checked = worst = 0
    for frame in seen:
        if frame["input"] < 0:
            continue
        # In a settle the compositor is where the engine's frame of the same time will be.
        index = frames.get(frame["time"] * 1000, frame["input"])
        front = replayed[index]
        shown = [left for left in frame["lefts"].values() if left is not None]
        worst = max(worst, min(abs(left - front) for left in shown))
        checked += 1
    expect(checked > 60, f"only {checked} frames were seen")
    expect(worst <= 0.5, f"the page is {worst} px off")
    return f"{checked} frames, {worst:.3f} px off at most"


def by_wasm(inputs):
    """Where the front page is after each input, from a second engine."""
    lines = ["start 0 2 390"]
    lines += [" ".join(str(word) for word in line) for line in inputs]
    answer = subprocess.run(
        ["node", os.path.join(ROOT, "Support", "wasm-replay.mjs"),
         os.path.join(SITE, "swipe-navigation.wasm")],
        input="\n".join(lines), capture_output=True, text=True, check=True)
    bits = [line.split()[1] for line in answer.stdout.splitlines()][1:]
    return [struct.unpack(">d", bytes.fromhex(word))[0] for word in bits]


@test("the pages of the demo are where the replay tool says", file="demo")
def _(page):
    tool = os.path.join(ROOT, ".build", "debug", "swipe")
    if not os.path.exists(tool):
        subprocess.run(["swift", "build", "--product", "swipe"], cwd=ROOT, check=True,
                       capture_output=True)
    inputs, seen = swipe_there_and_back(page)
    start = inputs[0][1]
    replay = write_replay(inputs, start)
    answer = subprocess.run([tool, "replay", replay], capture_output=True, text=True, check=True)
    frames = [json.loads(line) for line in answer.stdout.splitlines()]
    frames = [(line["t"], line["frame"]) for line in frames if "frame" in line]
    checked = worst = 0
    for at in seen:
        if at["input"] < 0 or at["phase"] == "resting":
            continue
        # A held page is where the last sample was; a settling one is where the frame's time puts it.
        is_held = at["phase"] == "held"
        time = inputs[at["input"]][1] / 1000 if is_held else at["time"]
        for name, left in at["lefts"].items():
            expected = place_at(frames, time - start / 1000, key(name), is_held)
            if left is not None and expected is not None:
                worst = max(worst, abs(left - expected))
                checked += 1
    expect(checked > 60, f"only {checked} places were seen")
    expect(worst <= 0.5, f"a page is {worst} px off")
    return f"{checked} places, {worst:.3f} px off at most"


def key(name):
    return re.sub(r"\W", "", name).lower()


def write_replay(inputs, start):
    lines = ["swipe 1", "view 390 844", "stack lakes stillmere", "next stillmere longtarn",
             "next longtarn copperreach", "frames 1000"]
    verbs = ["down", "move", "up"]
    for code, _, *numbers in inputs:
        if code != POINTER:
            continue
        phase, pointer, x, y, sample = numbers
        time = f"{(sample - start) / 1000:.3f}"
        if phase < 3:
            lines.append(f"{time} {verbs[phase]} {pointer} {x!r} {y!r}")
        else:
            lines.append(f"{time} cancel {pointer}")
    file = os.path.join(tempfile.mkdtemp(prefix="swipe-"), "demo.swipe")
    with open(file, "w") as out:
        out.write("\n".join(lines) + "\n")
    return file


def place_at(frames, time, page, is_held):
    """Where the replay has a page at a time: in the frame after it, or between two frames."""
    after = next((index for index, (t, _) in enumerate(frames) if t >= time - 0.001), 0)
    if after == 0 or frames[after][0] - frames[after - 1][0] > 2:
        return None
    pairs = [(t, {place["page"]: place["x"] for place in frame["pages"]}.get(page))
             for t, frame in frames[after - 1:after + 1]]
    if is_held or pairs[0][1] is None or pairs[1][1] is None:
        return pairs[1][1]
    share = (time - pairs[0][0]) / (pairs[1][0] - pairs[0][0])
    return pairs[0][1] + share * (pairs[1][1] - pairs[0][1])
