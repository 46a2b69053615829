#if os(Linux)
  import SwipeReplay

  extension Replay {
    /// Whether only fingers, pushes and pops move something.
    var hasOnlyPushesAndPops: Bool {
      !setting.keepsForwardHistory
        && !steps.contains {
          switch $0.action {
          case .scroll, .key, .popTo, .popToRoot, .set: true
          case .down, .move, .up, .cancel, .push, .pop, .resize, .direction, .motion, .veto,
            .allow, .next, .area, .noAreas:
            false
          }
        }
    }

    var hasCalls: Bool {
      steps.contains {
        switch $0.action {
        case .push, .pop: true
        case .down, .move, .up, .cancel, .scroll, .key, .popTo, .popToRoot, .set, .resize,
          .direction, .motion, .veto, .allow, .next, .area, .noAreas:
          false
        }
      }
    }
  }
#endif
