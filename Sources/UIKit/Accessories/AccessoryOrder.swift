/// A cell's accessories as they are shown.
package struct AccessoryOrder {
  /// From the leading edge to the content.
  package private(set) var leading: [UICellAccessory] = []
  /// From the content to the trailing edge.
  package private(set) var trailing: [UICellAccessory] = []

  /// The accessories of a cell that is being edited or not; `nil` takes them all.
  ///
  /// The kinds of the system have their own order whatever the array's; views of the author's are
  /// then placed one after the other, each among those that are placed already.
  package init(_ accessories: [UICellAccessory], isEditing: Bool?) {
    let shown = accessories.filter { isEditing.map($0.isShown(whileEditing:)) ?? true }
    let system = shown.filter { !$0.isCustom }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    leading = system.filter(\.isLeading)
    trailing = system.filter { !$0.isLeading }
    for accessory in shown { place(accessory) }
  }

  /// Whether a line parts the handle for moving from an accessory before it.
  package var showsReorderSeparator: Bool {
    guard let last = trailing.last, trailing.count > 1,
      case .reorder(let options) = last.content
    else { return false }
    return options.showsVerticalSeparator
  }

  private mutating func place(_ accessory: UICellAccessory) {
    guard case .customView(let configuration) = accessory.content else { return }
    switch configuration.placement {
    case .leading(_, let position):
      leading.insert(accessory, at: min(leading.count, max(0, position(leading))))
    case .trailing(_, let position):
      trailing.insert(accessory, at: min(trailing.count, max(0, position(trailing))))
    }
  }

  /// Stops where a kind of the system occurs twice.
  package static func refuseDuplicates(in accessories: [UICellAccessory]) {
    var types: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where !accessory.isCustom {
      let type = accessory.accessoryType
      guard types.insert(type).inserted else {
        raise(
          "accessories: the array contains more than one system accessory of the same type: "
            + "'\(type)'; a cell shows one of each")
      }
    }
  }
}

extension UICellAccessory {
  fileprivate var isCustom: Bool {
    if case .customView = content { return true }
    return false
  }

  fileprivate var isLeading: Bool {
    switch content {
    case .delete, .insert, .multiselect: true
    default: false
    }
  }

  /// The order of the system's kinds on their side, from the leading edge on.
  fileprivate var rank: Int {
    switch content {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .customView, .label: 3
    case .popUpMenu: 4
    case .detail: 5
    case .checkmark: 6
    case .outlineDisclosure: 7
    case .disclosureIndicator: 8
    case .reorder: 9
    }
  }

  /// Whether it is shown in a cell that is being edited or not.
  package func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  private var options: any AccessoryOptions {
    switch content {
    case .disclosureIndicator(let options): options
    case .outlineDisclosure(let options, _): options
    case .checkmark(let options): options
    case .detail(let options, _): options
    case .delete(let options, _): options
    case .insert(let options, _): options
    case .reorder(let options): options
    case .multiselect(let options): options
    case .label(_, let options): options
    case .popUpMenu(_, let options, _): options
    case .customView(let configuration): configuration
    }
  }

  /// Whether it keeps its space but is not seen and does nothing.
  package var isHidden: Bool { options.isHidden }
  /// The width in which it is centred.
  package var reservedLayoutWidth: LayoutDimension { options.reservedLayoutWidth }
  /// Its colour; `nil` for the kind's own.
  package var tintColor: UIColor? { options.tintColor }

  /// The colour of its disc; `nil` for the kind's own.
  package var backgroundColor: UIColor? {
    switch content {
    case .delete(let options, _): options.backgroundColor
    case .insert(let options, _): options.backgroundColor
    case .multiselect(let options): options.backgroundColor
    default: nil
    }
  }
}

extension [UICellAccessory] {
  /// Where the first accessory of another's kind stands.
  func place(of accessory: UICellAccessory) -> Int? {
    firstIndex { $0.accessoryType == accessory.accessoryType }
  }

  /// The place nearest to the content: the last on the leading side, the first on the trailing.
  var contentPlace: Int {
    first.map(\.isOnLeadingSide) == true ? count : 0
  }
}

extension UICellAccessory {
  /// The side on which it is shown.
  package var isOnLeadingSide: Bool {
    if case .customView(let configuration) = content {
      if case .leading = configuration.placement { return true }
      return false
    }
    return isLeading
  }
}
