import CAllocations
import Foundation
import SwipeEngine
import SwipePages

/// How fast the engine is: a day of swiping in a million inputs.
enum EngineBench {
  typealias Measure = (name: String, value: Double)

  static func measures() -> [Measure] {
    let (nanoseconds, allocations) = inputs()
    return [
      ("engine.input", nanoseconds),
      ("engine.allocations", allocations),
      ("engine.memory", Double(MemoryLayout<Navigator>.size)),
      ("engine.deep-push", ratio { enginePushes(on: $0) }),
      ("stack.deep-push", ratio { stackPushes(on: $0) }),
    ]
  }

  /// Swipes back and forward, taps, and calls, each with the frames that the engine asks for: a million
  /// inputs, answers among them. One input's nanoseconds are the mean of the quickest piece of fifty, since
  /// what is slower than that is the machine's doing.
  private static func inputs() -> (nanoseconds: Double, allocations: Double) {
    var day = Day()
    var quickest = Double.infinity
    let before = allocations_so_far()
    for _ in 0..<50 {
      let (inputs, begin) = (day.inputs, ProcessorClock.now)
      while day.inputs < inputs + 20_000 {
        day.swipe(from: 40, by: 6)
        day.swipe(from: 350, by: -6)
        day.swipe(from: 40, by: 3)
        day.tap(at: 200)
        day.call(.push(animated: true))
        day.call(.pop(animated: true))
      }
      quickest = min(quickest, (ProcessorClock.now - begin) / Double(day.inputs - inputs))
    }
    return (quickest, Double(allocations_so_far() - before))
  }

  /// A day of swiping, as a host would send it.
  private struct Day {
    private(set) var inputs = 0
    private var navigator = Navigator(pages: 3, width: 390)
    private var time: Int64 = 0

    private mutating func send(_ input: Input) -> Bool {
      inputs += 1
      var output = navigator.send(input, at: time)
      while let question = output.question {
        inputs += 1
        output = navigator.send(.answer(answer(to: question)), at: time)
      }
      return output.wantsFrames
    }

    private func answer(to question: Question) -> Answer {
      if case .content = question { .content(.nothing) } else { .allow }
    }

    private mutating func settle() {
      repeat { time += 16_667 } while send(.frame)
    }

    mutating func swipe(from start: Double, by step: Double) {
      var sample = PointerSample(pointer: 1, x: start, y: 400, time: time)
      _ = send(.down(sample))
      for _ in 1...30 {
        time += 8_333
        sample = PointerSample(pointer: 1, x: sample.x + step, y: sample.y + 1, time: time)
        _ = send(.move(sample))
      }
      if send(.up(sample)) { settle() }
    }

    mutating func tap(at x: Double) {
      _ = send(.down(PointerSample(pointer: 1, x: x, y: 400, time: time)))
      time += 80_000
      _ = send(.up(PointerSample(pointer: 1, x: x, y: 400, time: time)))
    }

    mutating func call(_ input: Input) {
      if send(input) { settle() }
    }
  }

  /// What a push and a pop cost on 100,000 pages, over what they cost on 10.
  private static func ratio(_ pushes: (Int) -> Double) -> Double {
    let runs = (0..<7).map { _ in pushes(100_000) / pushes(10) }
    return runs.sorted()[3]
  }

  private static func enginePushes(on pages: Int) -> Double {
    var navigator = Navigator(pages: pages, width: 390)
    return ProcessorClock.measure {
      for time in 0..<20_000 as Range<Int64> {
        _ = navigator.send(.push(animated: false), at: time)
        _ = navigator.send(.pop(animated: false), at: time)
        _ = navigator.send(.answer(.allow), at: time)
      }
    }
  }

  private static func stackPushes(on pages: Int) -> Double {
    var stack = PageStack(
      root: 0, Array(1..<pages), width: 390, configuration: Configuration())
    return ProcessorClock.measure {
      for time in 0..<20_000 as Range<Int64> {
        _ = stack.push(-1, animated: false, at: time)
        _ = stack.send(.pop(animated: false), at: time)
        _ = stack.answer(.allow, at: time)
        while stack.nextEvent() != nil {}
      }
    }
  }
}

/// The time that this thread has had a processor, in nanoseconds: a busy machine counts less.
private enum ProcessorClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  static func measure(_ body: () -> Void) -> Double {
    let begin = now
    body()
    return now - begin
  }
}
