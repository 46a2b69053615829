"""What a program wrote down, and the numbers that are read from it."""


class Trace:
    def __init__(self, lines):
        """Frames are (µs, px), events are (kind, ms, x); `story` has both in order."""
        self.story = []
        for line in lines:
            words = line.split()
            if words and words[0] == "F":
                self.story.append(("frame", int(words[1]), float(words[2])))
            elif words and words[0] == "E":
                self.story.append((words[1], int(words[2]), float(words[3])))

    @property
    def end(self):
        """Where the page is in the end."""
        frames = [entry for entry in self.story if entry[0] == "frame"]
        return frames[-1][2] if frames else 0

    @property
    def is_smooth(self):
        """Whether the pointer came in small steps, and frames did until the page is at rest."""
        moves = [entry for entry in self.story if entry[0] == "move"]
        steps = [abs(after[2] - before[2]) for before, after in zip(moves, moves[1:])]
        frames = self._frames_after(self._index("up"))[:6]
        gaps = [after[1] - before[1] for before, after in zip(frames, frames[1:])]
        return len(moves) > 5 and max(steps) <= 30 and all(gap < 40_000 for gap in gaps)

    def _index(self, kind, number=0):
        return [index for index, entry in enumerate(self.story) if entry[0] == kind][number]

    def _frames_after(self, index):
        return [entry for entry in self.story[index:] if entry[0] == "frame"]

    def finger_speed(self):
        """Pixels a second over the last 100 ms before the first release."""
        moves = [entry for entry in self.story[: self._index("up")] if entry[0] == "move"]
        last = moves[-1]
        first = next(entry for entry in moves if entry[1] >= last[1] - 100)
        return (last[2] - first[2]) / (last[1] - first[1]) * 1000

    def _speeds(self):
        """Of the page between each two frames from the one on that has seen the release."""
        frames = self._frames_after(self._index("up"))
        return [
            (after[2] - before[2]) / (after[1] - before[1]) * 1_000_000
            for before, after in zip(frames, frames[1:]) if after[1] > before[1]
        ]

    def speed_ratio(self):
        return self._speeds()[0] / self.finger_speed()

    def peak_speed_ratio(self):
        return max(self._speeds()) / self.finger_speed()

    def last_step(self):
        places = [frame[2] for frame in self._frames_after(self._index("up"))]
        steps = [abs(after - before) for before, after in zip(places, places[1:])]
        return next(step for step in reversed(steps) if step > 0)

    def drift_while_held(self):
        """How far the page goes between the frame of the second press and the first movement."""
        down = self._index("down", 1)
        moved = next(
            index for index in range(down, len(self.story)) if self.story[index][0] == "move"
            and self.story[index][2] != self.story[down][2])
        frames = [entry[2] for entry in self.story[down:moved] if entry[0] == "frame"]
        return max(frames) - min(frames) if frames else 0

    def jump_at_catch(self):
        """The greatest move in one frame, after the second press, that the pointer does not explain."""
        down = self._index("down", 1)
        up = self._index("up", 1)
        moved = next(
            index for index in range(down, up) if self.story[index][0] == "move"
            and self.story[index][2] != self.story[down][2])
        pointer = seen = self.story[down][2]
        place, greatest = None, 0
        for kind, _, x in self.story[moved - 1 : up]:
            if kind == "frame":
                if place is not None:
                    greatest = max(greatest, abs(x - place) - abs(pointer - seen))
                place, seen = x, pointer
            else:
                pointer = x
        return max(greatest, 0)
