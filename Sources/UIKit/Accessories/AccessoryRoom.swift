internal import CellophaneLook

/// What a cell's accessories take of its width, in points.
struct AccessoryRoom: Equatable {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  /// How high the highest of them is that may make a row higher.
  var height: CGFloat = 0

  init() {}

  /// - Parameter accessories: Those that are shown, from the leading edge on.
  @MainActor init(_ accessories: [UICellAccessory], isEditing: Bool) {
    if accessories.isEmpty { return }
    let order = AccessoryOrder(accessories, isEditing: isEditing)
    let spacing = Look.current.accessorySpacing
    leading = Self.width(of: order.leading, spacing)
    if leading > 0 { leading += CGFloat(spacing.content) }
    trailing = Self.width(of: order.trailing, spacing)
    height = (order.leading + order.trailing).map(\.height).max() ?? 0
    if order.showsReorderSeparator {
      trailing += CGFloat(spacing.gapBeforeReorder - spacing.gap)
    }
  }

  @MainActor private static func width(
    of accessories: [UICellAccessory], _ spacing: AccessorySpacing
  ) -> CGFloat {
    guard !accessories.isEmpty else { return 0 }
    return accessories.map { $0.width(spacing) }.reduce(0, +)
      + CGFloat(spacing.gap) * CGFloat(accessories.count - 1)
  }
}

extension UICellAccessory {
  /// How high a view of the author's is; the system's are lower than a line of text.
  @MainActor fileprivate var height: CGFloat {
    guard case .customView(let configuration) = content else { return 0 }
    let view = configuration.customView
    let isFixed = configuration.maintainsFixedSize || view.subviews.isEmpty
    if isFixed, view.bounds.height > 0 { return view.bounds.height }
    return view.wantedSize(within: .infinity).height
  }

  /// How wide it is in a row: its own width, or more where more is reserved.
  @MainActor fileprivate func width(_ spacing: AccessorySpacing) -> CGFloat {
    let own = ownWidth(spacing)
    switch reservedLayoutWidth {
    case .actual: return own
    case .standard: return max(own, CGFloat(Look.current.accessory(.checkmark).standardWidth))
    case .custom(let points): return max(own, points)
    }
  }

  @MainActor private func ownWidth(_ spacing: AccessorySpacing) -> CGFloat {
    let look = Look.current
    let scale = UIFont.preferredFont(forTextStyle: .body).pointSize / 17
    switch content {
    case .disclosureIndicator, .outlineDisclosure:
      return CGFloat(look.accessory(.disclosureIndicator).height) * scale
    case .checkmark: return CGFloat(look.accessory(.checkmark).width) * scale
    case .detail: return CGFloat(look.accessory(.detail).width) * scale
    case .delete, .insert, .multiselect:
      return CGFloat(spacing.editingShift - spacing.content)
    case .reorder: return CGFloat(look.accessory(.reorder).width)
    case .label(let text, let options):
      return TextMeasure(font: options.font).size(of: text, within: .infinity, lines: 1).width
    case .popUpMenu(let menu, _, _):
      let measure = TextMeasure(font: .preferredFont(forTextStyle: .body))
      let widest = menu.children.map { measure.width(of: $0.title) }.max() ?? 0
      let chevrons = look.accessory(.popUpMenu).width + spacing.menuGap
      return min(widest + CGFloat(chevrons), CGFloat(spacing.menuWidth))
    case .customView(let configuration):
      let view = configuration.customView
      let isFixed = configuration.maintainsFixedSize || view.subviews.isEmpty
      if isFixed, view.bounds.width > 0 { return view.bounds.width }
      return view.wantedSize(within: .infinity).width
    }
  }
}
