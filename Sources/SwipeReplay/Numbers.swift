extension Double {
  /// The number with at most four decimals, as JSON has it; 0 for what is no number.
  var fourDecimals: String {
    guard abs(self) < 9e14 else { return isFinite ? "\(self)" : "0" }
    let scaled = Int64((self * 10_000).rounded())
    let (whole, part) = (scaled.magnitude / 10_000, scaled.magnitude % 10_000)
    let sign = scaled < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part + 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
