/// Decimal numbers in the same form in every locale.
enum Numbers {
  /// Appends a number with at most three decimals and no trailing zeros.
  ///
  /// What is not finite is written as 0, which every property can take.
  static func append(_ number: Double, to bytes: inout ByteBuffer) {
    let thousandths = (number * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = UInt64(abs(thousandths))
    append(magnitude / 1000, to: &bytes)
    var rest = magnitude % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var divisor: UInt64 = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  static func append(_ number: UInt64, to bytes: inout ByteBuffer) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
