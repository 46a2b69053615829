import SwipeEngine

/// Other settings. Style 0 is slide, 1 parallax, 2 cover, 3 fade; any other is the one whose numbers
/// follow. A spring number of 0 is the engine's own.
@_cdecl("swipe_configure")
public func swipeConfigure(
  _ cell: UnsafeMutableRawPointer, _ style: Double, _ frontTravel: Double, _ backTravel: Double,
  _ shade: Double, _ shadow: Double, _ fades: Double, _ dampingRatio: Double, _ response: Double,
  _ startDistance: Double, _ keepsForwardHistory: Double, _ reducesMotion: Double,
  _ resamples: Double, _ time: Double
) {
  let style: Style =
    switch integer(style) {
    case 0: .slide
    case 1: .parallax
    case 2: .cover
    case 3: .fade
    default:
      Style(
        frontTravel: frontTravel, backTravel: backTravel, shade: shade, shadow: shadow,
        fades: fades != 0)
    }
  let spring = Spring(
    dampingRatio: dampingRatio == 0 ? Feel.dampingRatio : dampingRatio,
    response: response == 0 ? Feel.response : response)
  let configuration = Configuration(
    style: style, spring: spring, startDistance: startDistance,
    keepsForwardHistory: keepsForwardHistory != 0, reducesMotion: reducesMotion != 0,
    resamples: resamples != 0)
  Cell(cell).send(.configure(configuration), at: time)
}

/// Where in the app's stack the page of a slot stands; -1 for one that is not in it.
@_cdecl("swipe_index_of_slot")
public func swipeIndexOfSlot(_ cell: UnsafeMutableRawPointer, _ slot: Double) -> Double {
  Double(Cell(cell).navigator.pointee.stackIndex(ofSlot: integer(slot)) ?? -1)
}

/// The slot of a page of the app's stack.
@_cdecl("swipe_slot_of_index")
public func swipeSlotOfIndex(_ cell: UnsafeMutableRawPointer, _ index: Double) -> Double {
  Double(Cell(cell).navigator.pointee.slot(ofStackIndex: integer(index)))
}
