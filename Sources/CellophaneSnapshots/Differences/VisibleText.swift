extension String {
  /// The text with marks for what nobody sees: spaces of other kinds, joiners, signs of direction,
  /// controls, and spaces at the end.
  package var visible: String {
    let scalars = Array(unicodeScalars)
    let end = (scalars.lastIndex { $0 != " " } ?? -1) + 1
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if let mark = scalar.mark {
        result += mark
      } else if index >= end {
        result += "·"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// The text with marks for controls alone, which a console would obey.
  var withoutControls: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return self
    }
    return unicodeScalars.map { scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl ? scalar.mark ?? String(scalar) : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// What stands for a scalar that is not seen; `nil` for one that is.
  fileprivate var mark: String? {
    switch value {
    case 0x20: return nil
    case 0x09: return "⇥"
    case 0x0D: return "␍"
    case 0xA0: return "⟨NBSP⟩"
    case 0xAD: return "⟨SHY⟩"
    case 0x061C: return "⟨ALM⟩"
    case 0x200B: return "⟨ZWSP⟩"
    case 0x200C: return "⟨ZWNJ⟩"
    case 0x200D: return "⟨ZWJ⟩"
    case 0x200E: return "⟨LRM⟩"
    case 0x200F: return "⟨RLM⟩"
    case 0x202A: return "⟨LRE⟩"
    case 0x202B: return "⟨RLE⟩"
    case 0x202C: return "⟨PDF⟩"
    case 0x202D: return "⟨LRO⟩"
    case 0x202E: return "⟨RLO⟩"
    case 0x202F: return "⟨NNBSP⟩"
    case 0x2060: return "⟨WJ⟩"
    case 0x2066: return "⟨LRI⟩"
    case 0x2067: return "⟨RLI⟩"
    case 0x2068: return "⟨FSI⟩"
    case 0x2069: return "⟨PDI⟩"
    case 0xFE0E: return "⟨VS15⟩"
    case 0xFE0F: return "⟨VS16⟩"
    case 0xFEFF: return "⟨BOM⟩"
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      let digits = String(value, radix: 16, uppercase: true)
      return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
    default: return nil
    }
  }
}
