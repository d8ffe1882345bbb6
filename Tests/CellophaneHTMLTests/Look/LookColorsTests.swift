import CellophaneLook
import Testing

/// Every colour of both looks, in each scheme and contrast, on the base level and above it.
@Suite struct LookColorsTests {
  /// Light, dark, and both with high contrast, as eight hexadecimal digits or six where opaque.
  private static let tints: [(color: SystemColor, iOS18: [String], iOS26: [String])] = [
    (
      .systemRed, ["FF3B30", "FF453A", "D70015", "FF6961"],
      ["FF383C", "FF4245", "E9152D", "FF6165"]
    ),
    (
      .systemOrange, ["FF9500", "FF9F0A", "C93400", "FFB340"],
      ["FF8D28", "FF9230", "C55300", "FFA056"]
    ),
    (
      .systemYellow, ["FFCC00", "FFD60A", "B25000", "FFD426"],
      ["FFCC00", "FFD600", "A16A00", "FEDF43"]
    ),
    (
      .systemGreen, ["34C759", "30D158", "248A3D", "30DB5B"],
      ["34C759", "30D158", "008932", "4AD968"]
    ),
    (
      .systemMint, ["00C7BE", "63E6E2", "0C817B", "66D4CF"],
      ["00C8B3", "00DAC3", "008575", "54DFCB"]
    ),
    (
      .systemTeal, ["30B0C7", "40C8E0", "008299", "5DE6FF"],
      ["00C3D0", "00D2E0", "008198", "3BDDEC"]
    ),
    (
      .systemCyan, ["32ADE6", "64D2FF", "0071A4", "70D7FF"],
      ["00C0E8", "3CD3FE", "007EAE", "6DD9FF"]
    ),
    (
      .systemBlue, ["007AFF", "0A84FF", "0040DD", "409CFF"],
      ["0088FF", "0091FF", "1E6EF4", "5CB8FF"]
    ),
    (
      .systemIndigo, ["5856D6", "5E5CE6", "3634A3", "7D7AFF"],
      ["6155F5", "6D7CFF", "564ADE", "A7AAFF"]
    ),
    (
      .systemPurple, ["AF52DE", "BF5AF2", "8944AB", "DA8FFF"],
      ["CB30E0", "DB34F2", "B02FC2", "EA8DFF"]
    ),
    (
      .systemPink, ["FF2D55", "FF375F", "D30F45", "FF6482"],
      ["FF2D55", "FF375F", "E7124D", "FF8AC4"]
    ),
    (
      .systemBrown, ["A2845E", "AC8E68", "7F6545", "B59469"],
      ["AC7F5E", "B78A66", "956D51", "DBA679"]
    ),
    (
      .link, ["007AFF", "0984FF", "0040DD", "409CFF"],
      ["0088FF", "0091FF", "1E6EF4", "5CB8FF"]
    ),
  ]

  private static let shared: [(color: SystemColor, values: [String])] = [
    (.systemGray, ["8E8E93", "8E8E93", "6C6C70", "AEAEB2"]),
    (.systemGray2, ["AEAEB2", "636366", "8E8E93", "7C7C80"]),
    (.systemGray3, ["C7C7CC", "48484A", "AEAEB2", "545456"]),
    (.systemGray4, ["D1D1D6", "3A3A3C", "BCBCC0", "444446"]),
    (.systemGray5, ["E5E5EA", "2C2C2E", "D8D8DC", "363638"]),
    (.systemGray6, ["F2F2F7", "1C1C1E", "EBEBF0", "242426"]),
    (.label, ["000000", "FFFFFF", "000000", "FFFFFF"]),
    (.secondaryLabel, ["3C3C43 0.60", "EBEBF5 0.60", "3C3C43 0.68", "EBEBF5 0.68"]),
    (.tertiaryLabel, ["3C3C43 0.30", "EBEBF5 0.30", "3C3C43 0.38", "EBEBF5 0.38"]),
    (.quaternaryLabel, ["3C3C43 0.18", "EBEBF5 0.16", "3C3C43 0.26", "EBEBF5 0.24"]),
    (.placeholderText, ["3C3C43 0.30", "EBEBF5 0.30", "3C3C43 0.38", "EBEBF5 0.38"]),
    (.separator, ["3C3C43 0.29", "545458 0.60", "3C3C43 0.37", "545458 0.68"]),
    (.opaqueSeparator, ["C6C6C8", "38383A", "C6C6C8", "38383A"]),
    (.systemFill, ["787880 0.20", "787880 0.36", "787880 0.28", "787880 0.44"]),
    (.secondarySystemFill, ["787880 0.16", "787880 0.32", "787880 0.24", "787880 0.40"]),
    (.tertiarySystemFill, ["767680 0.12", "767680 0.24", "767680 0.20", "767680 0.32"]),
    (.quaternarySystemFill, ["747480 0.08", "767680 0.18", "747480 0.16", "767680 0.26"]),
    (.systemBackground, ["FFFFFF", "000000", "FFFFFF", "000000"]),
    (.secondarySystemBackground, ["F2F2F7", "1C1C1E", "EBEBF0", "242426"]),
    (.tertiarySystemBackground, ["FFFFFF", "2C2C2E", "FFFFFF", "363638"]),
    (.systemGroupedBackground, ["F2F2F7", "000000", "EBEBF0", "000000"]),
    (.secondarySystemGroupedBackground, ["FFFFFF", "1C1C1E", "FFFFFF", "242426"]),
    (.tertiarySystemGroupedBackground, ["F2F2F7", "2C2C2E", "EBEBF0", "363638"]),
  ]

  /// What differs in sheets, popovers and columns.
  private static let elevated: [(color: SystemColor, values: [String])] = [
    (.systemBackground, ["FFFFFF", "1C1C1E", "FFFFFF", "242426"]),
    (.secondarySystemBackground, ["F2F2F7", "2C2C2E", "EBEBF0", "363638"]),
    (.tertiarySystemBackground, ["FFFFFF", "3A3A3C", "FFFFFF", "444446"]),
    (.systemGroupedBackground, ["F2F2F7", "1C1C1E", "EBEBF0", "242426"]),
    (.secondarySystemGroupedBackground, ["FFFFFF", "2C2C2E", "FFFFFF", "363638"]),
    (.tertiarySystemGroupedBackground, ["F2F2F7", "3A3A3C", "EBEBF0", "444446"]),
  ]

  private func expected(_ values: [String]) throws -> SchemeColors {
    let colors = try values.map { value in
      let parts = value.split(separator: " ")
      let hex = try #require(UInt32(parts[0], radix: 16))
      return RGBA(hex: hex, alpha: parts.count > 1 ? try #require(Double(parts[1])) : 1)
    }
    try #require(colors.count == 4)
    return SchemeColors(
      light: colors[0], dark: colors[1], lightContrast: colors[2], darkContrast: colors[3])
  }

  @Test func everyColorIsThere() {
    let named = Self.tints.map(\.color) + Self.shared.map(\.color)
    #expect(Set(named) == Set(SystemColor.allCases))
    #expect(named.count == SystemColor.allCases.count)
  }

  @Test func tintsAreEachLooksOwn() throws {
    for tint in Self.tints {
      #expect(try Look.iOS18.colors(of: tint.color) == expected(tint.iOS18), "\(tint.color)")
      #expect(try Look.iOS26.colors(of: tint.color) == expected(tint.iOS26), "\(tint.color)")
    }
  }

  @Test(arguments: Look.Name.allCases)
  func semanticColorsAreTheSameInBothLooks(name: Look.Name) throws {
    for (color, values) in Self.shared {
      #expect(try Look(name).colors(of: color) == expected(values), "\(color)")
    }
  }

  @Test(arguments: Look.Name.allCases)
  func onlyBackgroundsDifferAboveTheBaseLevel(name: Look.Name) throws {
    for color in SystemColor.allCases {
      let values = Self.elevated.first { $0.color == color }?.values
      #expect(
        try Look(name).elevatedColors(of: color)
          == values.map(expected) ?? Look(name).colors(of: color), "\(color)")
    }
  }
}
