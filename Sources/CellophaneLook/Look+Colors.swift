extension Look {
  /// What one of the look's colours is in each scheme, on a base level.
  package func colors(of color: SystemColor) -> SchemeColors {
    tint(color) ?? Self.shared(color)
  }

  /// What one of the look's colours is above the base level: in sheets, popovers and the columns
  /// of a split view. Only backgrounds differ there, and only in the dark.
  ///
  /// Source: the system's own values, read on iOS 13 and unchanged since.
  package func elevatedColors(of color: SystemColor) -> SchemeColors {
    var colors = colors(of: color)
    switch color {
    case .systemBackground, .systemGroupedBackground:
      (colors.dark, colors.darkContrast) = (RGBA(hex: 0x1C1C1E), RGBA(hex: 0x242426))
    case .secondarySystemBackground, .secondarySystemGroupedBackground:
      (colors.dark, colors.darkContrast) = (RGBA(hex: 0x2C2C2E), RGBA(hex: 0x363638))
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground:
      (colors.dark, colors.darkContrast) = (RGBA(hex: 0x3A3A3C), RGBA(hex: 0x444446))
    default: break
    }
    return colors
  }

  /// The twelve colours that differ between the looks.
  ///
  /// Source: the published palettes of iOS 15 and of June 2025; red, green and gray 4 of iOS 26 are
  /// confirmed by pixels.
  private func tint(_ color: SystemColor) -> SchemeColors? {
    name == .iOS18 ? Self.tint18(color) : Self.tint26(color)
  }

  private static func tint18(_ color: SystemColor) -> SchemeColors? {
    switch color {
    case .systemRed: four(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .systemOrange: four(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .systemYellow: four(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .systemGreen: four(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .systemMint: four(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case .systemTeal: four(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .systemCyan: four(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .systemBlue: four(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .systemIndigo: four(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .systemPurple: four(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .systemPink: four(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .systemBrown: four(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    // The system's own value; with high contrast it is taken from blue, chosen by eye.
    case .link: four(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
    default: nil
    }
  }

  private static func tint26(_ color: SystemColor) -> SchemeColors? {
    switch color {
    case .systemRed: four(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .systemOrange: four(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .systemYellow: four(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .systemGreen: four(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .systemMint: four(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .systemTeal: four(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .systemCyan: four(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    // No value of its own is published for links: blue, chosen by eye.
    case .systemBlue, .link: four(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .systemIndigo: four(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .systemPurple: four(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .systemPink: four(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .systemBrown: four(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    default: nil
    }
  }

  /// The colours that both looks share.
  ///
  /// Source: the system's own values, read on iOS 13, the grays also published; assumed unchanged
  /// on iOS 26, where gray 4 is confirmed by pixels.
  private static func shared(_ color: SystemColor) -> SchemeColors {
    switch color {
    case .systemGray: four(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .systemGray2: four(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .systemGray3: four(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .systemGray4: four(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .systemGray5: four(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .systemGray6: four(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .label: four(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
    case .secondaryLabel: clear(0x3C3C43, 0xEBEBF5, 0.60, 0.60, 0.68, 0.68)
    case .tertiaryLabel, .placeholderText: clear(0x3C3C43, 0xEBEBF5, 0.30, 0.30, 0.38, 0.38)
    case .quaternaryLabel: clear(0x3C3C43, 0xEBEBF5, 0.18, 0.16, 0.26, 0.24)
    case .separator: clear(0x3C3C43, 0x545458, 0.29, 0.60, 0.37, 0.68)
    // With high contrast no value is published: the same, chosen by eye.
    case .opaqueSeparator: four(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
    case .systemFill: clear(0x787880, 0x787880, 0.20, 0.36, 0.28, 0.44)
    case .secondarySystemFill: clear(0x787880, 0x787880, 0.16, 0.32, 0.24, 0.40)
    case .tertiarySystemFill: clear(0x767680, 0x767680, 0.12, 0.24, 0.20, 0.32)
    case .quaternarySystemFill: clear(0x747480, 0x767680, 0.08, 0.18, 0.16, 0.26)
    case .systemBackground: four(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
    case .secondarySystemBackground: four(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .tertiarySystemBackground: four(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
    case .systemGroupedBackground: four(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
    case .secondarySystemGroupedBackground: four(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
    case .tertiarySystemGroupedBackground: four(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
    // The tints and the link stand in the tables of the looks.
    default: SchemeColors(RGBA(hex: 0))
    }
  }

  private static func four(
    _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32
  ) -> SchemeColors {
    SchemeColors(
      light: RGBA(hex: light), dark: RGBA(hex: dark), lightContrast: RGBA(hex: lightContrast),
      darkContrast: RGBA(hex: darkContrast))
  }

  /// Colours of which high contrast changes the alpha alone.
  private static func clear(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double, _ darkAlpha: Double,
    _ lightContrastAlpha: Double, _ darkContrastAlpha: Double
  ) -> SchemeColors {
    SchemeColors(
      light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha),
      lightContrast: RGBA(hex: light, alpha: lightContrastAlpha),
      darkContrast: RGBA(hex: dark, alpha: darkContrastAlpha))
  }
}
