/// How a look draws what lies over a screen: alerts and menus. Distances are in points.
package struct PanelMetrics: Hashable, Sendable {
  package var alertWidth: Double
  package var alertPadding: Double
  package var alertRadius: Double
  package var alertFill: LookColor
  package var alertButtonHeight: Double
  package var alertButtonRadius: Double
  /// How far a button reaches into the alert's padding, and what it and the line above it are.
  package var alertButtonBleed: Double
  package var alertButtonFill: LookColor
  package var alertLine: LookColor
  package var menuWidth: Double
  package var menuRadius: Double
  /// Around a menu's rows, and around the words of each.
  package var menuPadding: Double
  package var menuRowBlock: Double
  package var menuRowInline: Double
}

extension Look {
  /// How the look draws alerts and menus.
  ///
  /// Source: chosen by eye, after the shapes that both systems are known for; an alert of iOS 18
  /// is known to be 270 wide with corners of 14.
  package var panels: PanelMetrics {
    let isOld = name == .iOS18
    return PanelMetrics(
      alertWidth: isOld ? 270 : 300, alertPadding: isOld ? 16 : 20, alertRadius: isOld ? 14 : 28,
      alertFill: LookColor(
        .fixed(
          SchemeColors(
            light: RGBA(hex: 0xFAFAFC, alpha: 0.94), dark: RGBA(hex: 0x2C2C2E, alpha: 0.94),
            lightContrast: RGBA(hex: 0xFFFFFF), darkContrast: RGBA(hex: 0x1C1C1E)))),
      alertButtonHeight: 44, alertButtonRadius: isOld ? 0 : 22, alertButtonBleed: isOld ? 16 : 0,
      alertButtonFill: isOld ? .clear : .system(.tertiarySystemFill),
      alertLine: isOld ? .system(.separator) : .clear, menuWidth: isOld ? 250 : 240,
      menuRadius: isOld ? 13 : 24, menuPadding: isOld ? 0 : 8, menuRowBlock: 11, menuRowInline: 16)
  }
}
