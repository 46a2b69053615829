#if os(Linux)
  import SwipeEngine
  import SwipeReplay
  import UIKit

  extension Projector {
    func perform(_ action: Replay.Action) {
      switch action {
      case .down(let id, let x, let y):
        fingers[id]?.cancel()
        fingers[id] = stack.finger(at: x, y: y)
        places[id] = CGPoint(x: x, y: y)
      case .move(let id, let x, let y): move(id, to: CGPoint(x: x, y: y))
      case .up(let id, let x, let y):
        if places[id] != CGPoint(x: x, y: y) { move(id, to: CGPoint(x: x, y: y)) }
        fingers.removeValue(forKey: id)?.up()
      case .cancel(let id): fingers.removeValue(forKey: id)?.cancel()
      case .scroll(let phase, let dx, let dy): scroll(phase, CGPoint(x: dx, y: dy))
      case .key(.back): StandInKeys.press("[", .command, in: stack.window)
      case .key(.forward): StandInKeys.press("]", .command, in: stack.window)
      case .push(let name, let animated):
        _ = page(name)
        stack.push(name, animated: animated)
      case .pop(let animated): stack.pop(animated: animated)
      case .popTo(let name, let animated):
        _ = page(name)
        stack.pop(to: name, animated: animated)
      case .popToRoot(let animated): stack.popToRoot(animated: animated)
      case .set(let names, let animated):
        for name in names { _ = page(name) }
        stack.set(names, animated: animated)
      case .resize(let width, let height):
        (setting.width, setting.height) = (width, height)
        stack.resize(width, height)
      case .direction(let isRightToLeft): stack.turn(rightToLeft: isRightToLeft)
      case .motion(let reduced): StandIn.device.reducesMotion = reduced
      case .veto(let name):
        setting.vetoes.insert(name)
        page(name).canBeLeft = false
      case .allow(let name):
        setting.vetoes.remove(name)
        page(name).canBeLeft = true
      case .next(let name, let following): setting.next[name] = following
      case .area(let area):
        setting.areas.append(area)
        putAreas()
      case .noAreas:
        setting.areas = []
        putAreas()
      }
    }

    private func move(_ id: Int, to point: CGPoint) {
      fingers[id]?.move(to: point)
      places[id] = point
    }

    private func scroll(_ phase: ScrollSample.Phase, _ delta: CGPoint) {
      switch phase {
      case .began:
        let middle = CGPoint(x: setting.width / 2, y: 400)
        scroller = StandInScroller(stack.window).begin(at: middle)
        if delta != .zero { scroller?.scroll(by: delta) }
      case .changed: scroller?.scroll(by: delta)
      case .ended:
        if delta != .zero { scroller?.scroll(by: delta) }
        scroller?.end()
      case .cancelled: scroller?.cancel()
      case .momentum: break
      }
    }
  }
#endif
