/// The kinds of accessories that the system draws.
package enum AccessoryKind: String, CaseIterable, Codable, Hashable, Sendable {
  case disclosureIndicator, outlineDisclosure, checkmark, detail, label, popUpMenu
  case delete, insert, multiselect, reorder
}

/// How a look draws one kind of accessory. Distances are in points.
package struct AccessoryMetrics: Hashable, Sendable {
  /// The size of what is drawn.
  package var width: Double
  package var height: Double
  /// The column in which it is centred where it reserves the standard width.
  package var standardWidth: Double
  package var color: LookColor
  /// The disc behind it; `nil` for none.
  package var background: LookColor?
}

/// What a look leaves between a cell's accessories. Distances are in points.
package struct AccessorySpacing: Hashable, Sendable {
  /// From the row's edges to its outermost accessory.
  package var edge: Double
  /// Between two accessories.
  package var gap: Double
  /// Between an accessory and a handle for moving behind a line.
  package var gapBeforeReorder: Double
  /// Between the content and the accessories beside it.
  package var content: Double
  /// How far a control for editing moves the content.
  package var editingShift: Double
  /// The square that a chevron takes taps in.
  package var hitArea: Double
  /// The ring of a row that can be chosen while its list is edited.
  package var ringWidth: Double
  /// A menu's widest title, and what lies between it and its chevrons.
  package var menuWidth: Double
  package var menuGap: Double
}

extension Look {
  /// How the look draws a kind of accessory.
  ///
  /// Source: sizes are measured on iOS 26 and used for both looks; the detail and menu buttons
  /// and the ring's and the outline chevron's colour in lists are chosen by eye. The columns make
  /// of what is measured one rule: a checkmark ends 18.5 before the row does, and the middle of a
  /// control for editing lies 28 after its beginning.
  package func accessory(_ kind: AccessoryKind) -> AccessoryMetrics {
    switch kind {
    case .disclosureIndicator:
      AccessoryMetrics(
        width: 10.5, height: 14, standardWidth: 14, color: .system(.tertiaryLabel))
    case .outlineDisclosure:
      // Tinted up to iOS 18, near the label's colour in iOS 26, as measured in sidebars.
      AccessoryMetrics(
        width: 10.5, height: 14, standardWidth: 14,
        color: name == .iOS18 ? .tint : .system(.label))
    case .checkmark: AccessoryMetrics(width: 19, height: 18, standardWidth: 24, color: .tint)
    case .detail: AccessoryMetrics(width: 22, height: 22, standardWidth: 24, color: .tint)
    case .label:
      AccessoryMetrics(width: 0, height: 0, standardWidth: 24, color: .system(.secondaryLabel))
    case .popUpMenu:
      AccessoryMetrics(
        width: 11, height: 16, standardWidth: 24, color: .system(.secondaryLabel))
    case .delete:
      AccessoryMetrics(
        width: 22, height: 22, standardWidth: 24,
        color: LookColor(.fixed(SchemeColors(RGBA(hex: 0xFFFFFF)))),
        background: .system(.systemRed))
    case .insert:
      AccessoryMetrics(
        width: 22, height: 22, standardWidth: 24,
        color: LookColor(.fixed(SchemeColors(RGBA(hex: 0xFFFFFF)))),
        background: .system(.systemGreen))
    case .multiselect:
      AccessoryMetrics(
        width: 22, height: 22, standardWidth: 26, color: .system(.tertiaryLabel),
        background: .tint)
    case .reorder:
      AccessoryMetrics(
        width: 27, height: 15, standardWidth: 27, color: .system(.tertiaryLabel))
    }
  }

  /// What the look leaves between accessories.
  ///
  /// Source: measured on iOS 26 (the line before a handle on a Mac) and used for both looks;
  /// the ring and what belongs to menus are chosen by eye.
  package var accessorySpacing: AccessorySpacing {
    AccessorySpacing(
      edge: 16, gap: 10.5, gapBeforeReorder: 17, content: 16, editingShift: 40, hitArea: 44,
      ringWidth: 1.5, menuWidth: 160, menuGap: 5)
  }
}
