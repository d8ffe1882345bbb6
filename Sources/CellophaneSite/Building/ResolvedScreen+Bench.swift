internal import CellophaneDocument

extension ResolvedScreen {
  /// Every collection that is on the screen.
  var collections: [ResolvedCollection] {
    switch self {
    case .collection(let collection): [collection]
    case .view: []
    case .navigation(let navigation): navigation.content.collections
    case .split(let split): split.columns.flatMap(\.screen.collections)
    case .tabs(let tabs): tabs.tabs.flatMap(\.screen.collections)
    case .presented(let presented): presented.content.collections
    }
  }
}

extension [ResolvedRow] {
  /// Whether one of them opens, at any depth: a parent is at the top of those that it is one of.
  var haveParents: Bool { contains { $0.expansion != nil } }
}

extension ResolvedRow {
  /// Whether it is another while its list is edited.
  var isEditable: Bool {
    look.variants.contains { $0.states.contains(.editing) }
      || (look.cell.leadingAccessories + look.cell.trailingAccessories).contains(where: \.edits)
      || children.contains(where: \.isEditable)
  }
}

extension ResolvedAccessory {
  /// Whether it is for editing.
  fileprivate var edits: Bool {
    switch kind {
    case .delete, .insert, .reorder, .multiselect: true
    default: displayed == .whenEditing
    }
  }
}
