import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public override init() { super.init() }
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  public required init?(coder: NSCoder) { nil }

  /// The value at a fraction of the duration, given what the model says.
  func standInValue(at fraction: Double, over model: [Double]) -> [Double]? { nil }

  override func standInApply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let path = keyPath, let model = values[path], let fraction = standInFraction(at: time),
      let value = standInValue(at: fraction, over: model)
    else { return }
    guard value.count == model.count else {
      standInFault("a value of \(path) has \(value.count) numbers instead of \(model.count)")
      return
    }
    values[path] = isAdditive ? zip(model, value).map { $0 + $1 } : value
  }

  func standInTakeProperty(from other: CAPropertyAnimation) {
    standInTakeTiming(from: other)
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
    isCumulative = other.isCumulative
  }
}

/// A fault found where no actor is stated; the stand-in is only ever used on the main thread.
func standInFault(_ sentence: String) {
  MainActor.assumeIsolated { StandIn.fault(sentence) }
}
