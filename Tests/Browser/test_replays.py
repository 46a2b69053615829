"""Every replay through the element at its translate step, on a virtual clock."""

import glob
import json
import os
import subprocess

from harness import ROOT, expect, test

# Only a host with phases of a trackpad can play these; a browser tells none.
PHASES = "scroll"
# A view in a browser has a width.
NO_WIDTH = ("no-width", "negative-width", "width-goes-away-in-mid-drag")

# Here the page runs into a wall between two frames. The engine then depends on how often it is told
# of the time, and the compositor's course is finer than the frames of the replay.
COARSE = {"pop-against-a-fast-finger": 2, "three-calls-at-a-wall": 5}


def expected_frames(file):
    tool = os.path.join(ROOT, ".build", "debug", "swipe")
    answer = subprocess.run([tool, "replay", file], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in answer.stdout.splitlines()]
    return [(line["t"], line["frame"]) for line in lines if "frame" in line]


def difference(frames, expected):
    """The greatest difference of a place in points, and what differs otherwise."""
    worst, wrong = 0, None
    for found, (time, frame) in zip(frames, expected):
        if found["stack"] != frame["stack"]:
            wrong = wrong or f"at {time} ms the stack is {found['stack']}, not {frame['stack']}"
        for page in frame["pages"]:
            place = found["places"].get(page["page"])
            if place is None:
                wrong = wrong or f"at {time} ms {page['page']} is not seen"
            else:
                worst = max(worst, abs(place - page["x"]))
    return worst, wrong


@test("every replay agrees with the engine within half a point", file="replay.html")
def _(page):
    files = sorted(glob.glob(os.path.join(ROOT, "Tests", "Replays", "**", "*.swipe"), recursive=True))
    played = skipped = worst = 0
    faults = []
    for file in files:
        text = open(file).read()
        name = os.path.splitext(os.path.basename(file))[0]
        words = {line.split()[1] for line in text.splitlines() if len(line.split()) > 1}
        if PHASES in words or name in NO_WIDTH:
            skipped += 1
            continue
        expected = expected_frames(file)
        frames = page.run("""
          const player = new Player(a[0]);
          await customElements.get('swipe-navigation').ready;
          try { return await player.play(a[1]); } finally { player.remove(); }""",
                          text, [time for time, _ in expected])
        off, wrong = difference(frames, expected)
        if off > COARSE.get(name, 0.5) or wrong:
            faults.append(f"{name}: {off:.2f} points off; {wrong}")
        worst = max(worst, 0 if name in COARSE else off)
        played += 1
    expect(not faults, f"{len(faults)} of {played}:\n      " + "\n      ".join(faults))
    return f"{played} replays, {worst:.3f} points off at most; {skipped} left out"
