/// The nearest time of the engine's clock; what is not a number is 0.
func microseconds(_ time: Double) -> Int64 {
  if time > -9e15 && time < 9e15 { return Int64(time) }
  return time > 0 ? .max : (time < 0 ? .min : 0)
}

/// The number without its fraction, moved into the range of 32 bits; 0 for what is not a number.
func integer(_ number: Double) -> Int {
  if number > -2_147_483_648 && number < 2_147_483_647 { return Int(number) }
  return number > 0 ? 2_147_483_647 : (number < 0 ? -2_147_483_647 : 0)
}

/// The raw value of an enum's case; 255, which none has, for a number outside.
func byte(_ number: Double) -> UInt8 {
  number >= 0 && number < 255 ? UInt8(number) : 255
}
