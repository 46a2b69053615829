"""Every replay through the element at its translate step, on a virtual clock."""

import glob
import json
import os
import subprocess
import time

from chromium import pause
from harness import ROOT, expect, test

# Only a host with phases of a trackpad can play these; a browser tells none.
PHASES = "scroll"
# A view in a browser has a width.
NO_WIDTH = ("no-width", "negative-width", "width-goes-away-in-mid-drag")

# Here the page runs into a wall between two frames. The engine then depends on how often it is told
# of the time, and the compositor's course is finer than the frames of the replay.
COARSE = {"pop-against-a-fast-finger": 2, "three-calls-at-a-wall": 5}


# These are played by real fingers in real time, too.
LIVE = (
    "swipe-back", "forward-pushes", "forward-falls-back", "cancel-past-half", "fast-then-rest",
    "slow-then-fast", "catch-hold-drag", "catch-and-turn-round", "pop-in-mid-drag", "right-to-left-fast",
    "veto", "second-finger")


def replay(file):
    """What the engine's own host says, line by line."""
    tool = os.path.join(ROOT, ".build", "debug", "swipe")
    answer = subprocess.run([tool, "replay", file], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def expected_frames(file):
    return [(line["t"], line["frame"]) for line in replay(file) if "frame" in line]


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
          const player = new Rehearsal(a[0]);
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


@test("a dozen replays by real fingers in real time end as they do in the engine", file="live.html")
def _(page):
    faults, worst = [], 0
    for name in LIVE:
        file = glob.glob(os.path.join(ROOT, "Tests", "Replays", "**", f"{name}.swipe"),
                         recursive=True)[0]
        lines = replay(file)
        found = play(page, open(file).read())
        rest = [line["frame"] for line in lines if "frame" in line][-1]
        counts = expected_counts(lines)
        off = [abs(found["places"].get(place["page"], 1e9) - place["x"]) for place in rest["pages"]]
        worst = max(worst, *off)
        if found["stack"] != rest["stack"] or found["counts"] != counts:
            faults.append(f"{name}: {found['stack']} {found['counts']}, not {rest['stack']} {counts}")
        if len(found["places"]) != len(rest["pages"]) or max(off) > 0.5:
            faults.append(f"{name}: the pages rest at {found['places']}, not {rest['pages']}")
    expect(not faults, "\n      ".join(faults))
    return f"{len(LIVE)} replays, at rest {worst:.3f} points off at most"


def expected_counts(lines):
    events = [line for line in lines if "event" in line]
    counts = {"began": sum(line["event"] == "began" for line in events),
              "refused": sum(line["event"] == "refused" for line in events)}
    for outcome in ("completed", "cancelled"):
        counts[outcome] = sum(line.get("outcome") == outcome for line in events)
    return counts


def play(page, text):
    """Plays the lines of a replay at their times: fingers by touch, calls by script."""
    page.run("await begin(a[0])", text)
    inputs = [line.split("#")[0].split() for line in text.splitlines() if line[:1].isdigit()]
    fingers = {}
    started = time.time() + 0.05
    for at, verb, *values in inputs:
        moment = started + float(at) / 1000
        pause(moment)
        if verb in ("down", "move"):
            fingers[values[0]] = (float(values[1]), float(values[2]))
            last = page.touch("start" if verb == "down" else "move", *fingers.items(), at=moment)
        elif verb in ("up", "cancel"):
            fingers.pop(values[0])
            last = page.touch("end" if verb == "up" else "cancel", *fingers.items(), at=moment)
        else:
            source = f"player.perform(...{json.dumps([verb, *values])}), 0"
            last = page.send("Runtime.evaluate", expression=source)
    page.answer(last)
    return page.run("return await end()")
