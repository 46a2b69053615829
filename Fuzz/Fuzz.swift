/// The fuzzer's way in: its bytes are the choices of a story, and what fails is a replay.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let stage = Improvisation.played(Dice(bytes: bytes), gestures: 40) else { return 0 }
  guard let failure = stage.failures.first else { return 0 }
  fatalError("\(failure)\n\(stage.replay.script)")
}
