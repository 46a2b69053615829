"""What it costs, and what one sees while the main thread is busy."""

import base64
import io
import statistics
import time

from harness import expect, expect_equal, test
from PIL import Image

LATENCY = """
  // For each sample, how many frames were drawn without it since it came.
  window.late = [];
  let finger, offset;
  let waiting = [];
  addEventListener('pointermove', (event) => {
    finger = event.clientX;
    for (const _ of event.getCoalescedEvents()) waiting.push(0);
  }, true);
  const watch = () => {
    if (stack.phase === 'held') {
      offset ??= finger - left('B');
      if (Math.abs(left('B') + offset - finger) <= 0.5) late.push(...waiting.splice(0));
      waiting = waiting.map((frames) => frames + 1);
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
"""


def zigzag(page, samples, step=0.008):
    points = [(60, 400), (80, 400), (100, 400)]
    points += [(140 + abs((i * 3) % 400 - 200), 400 + i % 7) for i in range(samples)]
    page.drag(points, step)


def check_latency(page, rate):
    page.run("await begin('A', 'B')")
    page.call("Emulation.setCPUThrottlingRate", rate=rate)
    page.run(LATENCY)
    zigzag(page, 1020, 1 / 60)
    page.call("Emulation.setCPUThrottlingRate", rate=1)
    found = sorted(page.run("return late"))
    expect(len(found) >= 1000, f"only {len(found)} samples were seen")
    median, most = statistics.median(found), found[int(0.99 * len(found))]
    expect_equal([median, most], [0, 0], "median, 99 %:")
    return (f"{median:.0f} frames added in the median, {most} at 99 % of {len(found)} samples; "
            f"{sum(map(bool, found))} came a frame late")


@test("the frame after a sample shows that sample")
def _(page):
    return check_latency(page, 1)


@test("the frame after a sample shows that sample on a machine six times slower")
def _(page):
    return check_latency(page, 6)


@test("a sample costs at most 0.1 ms of script, and no task is long")
def _(page):
    page.run("""
      window.long = [];
      new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask' });""")
    # A machine that is busy with something else gets three tries.
    for _ in range(3):
        median, most, long_tasks = measure_costs(page)
        if median <= 100 and not long_tasks:
            break
    expect(median <= 100, f"a median of {median:.0f} µs")
    expect_equal(long_tasks, [], "long tasks:")
    return f"a median of {median:.0f} µs, 99 % below {most:.0f} µs"


def measure_costs(page):
    page.run("await begin('A', 'B'); long.length = 0")
    page.events.clear()
    page.call("Tracing.start", transferMode="ReportEvents",
              traceConfig={"includedCategories": ["devtools.timeline"]})
    zigzag(page, 1000)
    events = dispatch_costs(page.trace())
    expect(len(events) > 100, f"only {len(events)} events were seen")
    # The browser hands over the samples of a frame together.
    costs = sorted(event * len(events) / 1000 for event in events)
    return statistics.median(costs), costs[int(0.99 * len(costs))], page.run("return long")


def dispatch_costs(trace):
    """How long script ran for each pointermove, in microseconds of the thread's own time."""
    moves = [event for event in trace if event["name"] == "EventDispatch"
             and event["args"]["data"]["type"] == "pointermove"]
    calls = [event for event in trace if event["name"] == "FunctionCall" and "tdur" in event]
    return [call["tdur"] for call in calls
            if any(move["tid"] == call["tid"] and
                   0 <= call["ts"] - move["ts"] <= move["dur"] for move in moves)]


@test("thirty seconds of swipes have no long task and drop no frame")
def _(page):
    origin = page.run("return location.origin")
    # A machine that is busy with something else drops frames of any page: it gets three tries, and is
    # compared with a page that only moves a box.
    for _ in range(3):
        page.run(SESSION)
        frames, dropped, longest = swipe_for(page, 30)
        long_tasks = page.run("return long")
        noise = 0
        if dropped:
            page.open(f"{origin}/control.html")
            noise = swipe_for(page, 30)[1]
            page.open(f"{origin}/bench.html")
        if dropped <= noise and longest < 16.7 and not long_tasks:
            break
    expect(frames > 600, f"only {frames} frames were drawn")
    expect(dropped <= noise, f"{dropped} frames dropped, and {noise} of a page that only moves a box")
    expect(longest < 16.7, f"script ran for {longest:.1f} ms, more than a frame")
    expect_equal(long_tasks, [], "long tasks:")
    than = f", {noise} where only a box moves" if dropped else ""
    return f"{dropped} of {frames} frames dropped{than}; the longest script ran for {longest:.1f} ms"


@test("a block of 40 ms in each swipe is counted as dropped frames")
def _(page):
    page.run(SESSION)
    page.run("""
      stack.addEventListener('pointerup', () => {
        const end = performance.now() + 40;
        while (performance.now() < end);
      });""")
    frames, dropped, longest = swipe_for(page, 6)
    expect(dropped >= 4, f"{dropped} of {frames} in 8 swipes")
    # The clock of a page is coarse.
    expect(longest > 35, f"the longest script ran for {longest:.1f} ms")
    return f"{dropped} of {frames}"


SESSION = """
  await begin('A', 'B');
  stack.nextPage = () => page('N' + Math.random());
  window.long = [];
  new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
"""


def swipe_for(page, seconds):
    """Swipes to and fro: the frames that the browser drew, those that it dropped, and how long the
    longest script ran in milliseconds."""
    page.events.clear()
    page.call("Tracing.start", transferMode="ReportEvents", traceConfig={
        "includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]})
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.swipe(340, 60, 0.2)
        time.sleep(0.55)
        page.swipe(40, 330, 0.2)
        time.sleep(0.55)
    trace = page.trace()
    tasks = [event for event in trace if "tdur" in event
             and event["name"] in ("FunctionCall", "FireAnimationFrame", "EventDispatch")]
    # What the compositor of the page says of each of its frames.
    ours = {event["pid"] for event in tasks}
    reports = [event["args"]["frame_reporter"] for event in trace if event["pid"] in ours
               and event["name"] == "PipelineReporter" and "frame_reporter" in event["args"]]
    drawn = [report for report in reports if report["state"].startswith("STATE_PRESENTED")]
    dropped = [report for report in reports
               if report["state"] == "STATE_DROPPED" and report["affects_smoothness"]]
    return len(drawn), len(dropped), max(event["tdur"] for event in tasks) / 1000


@test("a settle goes on while the main thread is blocked for 300 ms just after the release")
def _(page):
    page.run("""
      stack.response = 1;
      stack.addEventListener('pointerup', async () => {
        await frame(); await frame();
        window.blocked = [Date.now()];
        const end = performance.now() + 300;
        while (performance.now() < end);
        blocked.push(Date.now());
      });""")
    # The capture itself may be late on a busy machine.
    for _ in range(4):
        places = places_while_blocked(page)
        if len(set(places)) >= 5:
            break
    expect(len(set(places)) >= 5, f"the page was seen at {places} while the thread was blocked")
    expect(places == sorted(places), f"it moved one way: {places}")
    return f"{len(set(places))} places from {places[0]} to {places[-1]} px"


def places_while_blocked(page):
    page.run("""
      await begin('A', 'B');
      document.querySelector('#A').style.background = '#f00';
      document.querySelector('#B').style.background = '#00f';""")
    page.call("Page.startScreencast", format="png", everyNthFrame=1)
    page.swipe(20, 220, 0.2)
    frames = page.screencast(1.2)
    page.call("Page.stopScreencast")
    begin, end = [time / 1000 for time in page.run("return blocked")]
    return [edge(data) for time, data in frames if begin + 0.02 < time < end]


def edge(data):
    """The first column that shows the blue page."""
    picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
    row = [picture.getpixel((x, picture.height // 2)) for x in range(picture.width)]
    blue = [x for x, (red, _, blue) in enumerate(row) if blue > 128 and red < 128]
    return blue[0] if blue else picture.width


@test("a thousand pushes and pops leave nothing behind")
def _(page):
    page.call("Performance.enable")

    def counts():
        page.call("HeapProfiler.collectGarbage")
        metrics = {m["name"]: m["value"] for m in page.call("Performance.getMetrics")["metrics"]}
        return {"nodes": metrics["Nodes"], "listeners": metrics["JSEventListeners"],
                "animations": page.run("return document.getAnimations().length")}

    work = """
      for (let i = 0; i < a[0]; i++) {
        await stack.push(page('P' + i), { animated: i % 100 === 0 });
        await stack.pop({ animated: i % 100 === 0 });
      }
      await rest(); log.length = 0;"""
    page.run("await begin('A')")
    page.run(work, 20)
    before = counts()
    page.run(work, 1000)
    after = counts()
    expect_equal(after, before)
    return str(after)
