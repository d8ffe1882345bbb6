/// A weight of the face that pages carry, as far as it says how wide text is.
///
/// Browsers set its letters closer or farther apart by their size, as Apple's guidelines list it.
package struct LetterFace: Hashable, Sendable {
  /// CSS's numeric weight.
  private let weight: Double
  private let hasMonospacedDigits: Bool

  package init(weight: Int, hasMonospacedDigits: Bool = false) {
    self.weight = Double(weight)
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// How wide text on one line is at a size, in points; letters that the face lacks are estimated.
  package func width(of text: some StringProtocol, size: Double) -> Double {
    var units = 0.0
    var ems = 0.0
    var count = 0
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      let code = scalar.value
      if let own = advance(of: code) {
        units += own + (Self.kerning[UInt64(previous) << 32 | UInt64(code)] ?? 0)
        count += 1
      } else {
        ems += Self.estimate(scalar)
      }
      previous = code
    }
    let letters = units / LetterWidths.unitsPerEm + ems
    return letters * size + Double(count) * Self.tracking(at: size) * size
  }

  private func advance(of code: UInt32) -> Double? {
    if hasMonospacedDigits, (0x30...0x39).contains(code) {
      return between { Double(LetterWidths.digits[$0]) }
    }
    guard let place = Self.place(of: code) else { return nil }
    return between { Double(Self.widths[$0][place]) }
  }

  /// What lies between the values at the weights 100, 400 and 900.
  private func between(_ value: (Int) -> Double) -> Double {
    let middle = value(1)
    return weight < 400
      ? middle + (value(0) - middle) * (400 - weight) / 300
      : middle + (value(2) - middle) * (weight - 400) / 500
  }

  // MARK: Tables

  private static let widths = [LetterWidths.thin, LetterWidths.regular, LetterWidths.black]

  private static func place(of code: UInt32) -> Int? {
    var before = 0
    for codes in LetterWidths.codes {
      if code < codes.lowerBound { return nil }
      if code <= codes.upperBound { return before + Int(code - codes.lowerBound) }
      before += codes.count
    }
    return nil
  }

  /// By both letters: the first one's code point above the second one's.
  private static let kerning: [UInt64: Double] = {
    var pairs: [UInt64: Double] = [:]
    for line in LetterWidths.kerning.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard let first = parts.first?.unicodeScalars.first else { continue }
      for index in stride(from: 1, to: parts.count - 1, by: 2) {
        guard let units = Double(parts[index]) else { continue }
        for second in parts[index + 1].unicodeScalars {
          pairs[UInt64(first.value) << 32 | UInt64(second.value)] = units
        }
      }
    }
    return pairs
  }()

  private static func estimate(_ scalar: Unicode.Scalar) -> Double {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return properties.isUppercase ? 0.67 : properties.isAlphabetic ? 0.55 : 1
    }
  }

  /// How much farther letters stand apart at a size, in ems.
  ///
  /// Source: Human Interface Guidelines, Typography; `.ci/make-inter` gives them to the face.
  private static func tracking(at size: Double) -> Double {
    let sizes = [11.0, 12, 17, 20, 24, 28, 34]
    let points = [0.06, 0, -0.43, -0.45, 0.07, 0.38, 0.4]
    let size = min(max(size, 11), 34)
    let index = sizes.firstIndex { $0 >= size } ?? 1
    guard index > 0 else { return points[0] / sizes[0] }
    let share = (size - sizes[index - 1]) / (sizes[index] - sizes[index - 1])
    let before = points[index - 1] / sizes[index - 1]
    return before + (points[index] / sizes[index] - before) * share
  }
}
