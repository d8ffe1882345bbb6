internal import CellophaneDocument
internal import UIKit

/// A cell of a collection or table view, as far as resolving and asking need it.
@MainActor protocol AskableCell: UIView {
  /// What the cell shows, as a configuration where it has one.
  var askedContent: (any UIContentConfiguration)? { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get }
  var backgroundView: UIView? { get }
  var selectedBackgroundView: UIView? { get }
  var contentView: UIView { get }
  /// The content view, where somebody has asked for it.
  var builtContentView: UIView? { get }
  /// The views of accessories that the cell holds by itself.
  var ownAccessoryViews: [UIView?] { get }
  var configurationState: UICellConfigurationState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// Whether its background says that it is chosen or touched.
  var showsChoice: Bool { get }
  var condition: CellCondition { get }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  func enter(_ condition: CellCondition)

  /// Whether the cell's looks are a function of its configurations alone.
  var answersByValue: Bool { get }
  /// Whether it is the header of its section.
  var isHeaderRow: Bool { get }
  /// The cell's accessories; empty for cells that have another kind.
  var listAccessories: [UICellAccessory] { get }
  /// The outline disclosure that can be tapped, where there is one.
  var tappableDisclosure: ShownDisclosure? { get }
  /// Points.
  var indentation: Double { get }
  var movesAccessories: Bool { get }
  /// What taps on accessories do, disclosures apart, where they do something; each says whether
  /// anybody hears of it.
  var accessoryTaps: [AccessoryPlace: @MainActor () -> Bool] { get }
  /// What is beside the content, in the document's order.
  func sides(
    _ resolver: AccessoryResolver
  ) -> (leading: [ResolvedAccessory], trailing: [ResolvedAccessory])
}

extension AskableCell {
  /// What assistive technology can do with the cell beside a tap.
  var customActions: [UIAccessibilityCustomAction] {
    (accessibilityCustomActions ?? []).filter { $0.actionHandler != nil }
  }
}

extension AskableCell {
  var showsChoice: Bool { true }
  /// Whether the background follows the state.
  var followsState: Bool { automaticallyUpdatesBackgroundConfiguration && showsChoice }
}

extension UICollectionViewCell: AskableCell {
  var askedContent: (any UIContentConfiguration)? { contentConfiguration }
  var ownAccessoryViews: [UIView?] { [] }

  var answersByValue: Bool {
    let isOurs =
      type(of: self) == UICollectionViewListCell.self
      || type(of: self) == UICollectionViewCell.self
    guard isOurs, configurationUpdateHandler == nil, !CellFrame(self).isThere else { return false }
    return contentConfiguration is UIListContentConfiguration || contentConfiguration == nil
  }

  var isHeaderRow: Bool { place?.role == .header }

  var listAccessories: [UICellAccessory] {
    (self as? UICollectionViewListCell)?.accessories ?? []
  }

  var tappableDisclosure: ShownDisclosure? { (self as? UICollectionViewListCell)?.shownDisclosure }

  var indentation: Double {
    guard let cell = self as? UICollectionViewListCell else { return 0 }
    return Double(cell.indentationLevel) * Double(cell.indentationWidth)
  }

  var movesAccessories: Bool {
    (self as? UICollectionViewListCell)?.indentsAccessories ?? true
  }

  func sides(
    _ resolver: AccessoryResolver
  ) -> (leading: [ResolvedAccessory], trailing: [ResolvedAccessory]) {
    resolver.accessories(listAccessories)
  }

  var accessoryTaps: [AccessoryPlace: @MainActor () -> Bool] {
    let order = AccessoryOrder(listAccessories, isEditing: nil)
    var taps: [AccessoryPlace: @MainActor () -> Bool] = [:]
    for (isLeading, side) in [(true, order.leading), (false, order.trailing)] {
      for (index, accessory) in side.enumerated() {
        guard let handler = accessory.handler else { continue }
        taps[AccessoryPlace(isLeading: isLeading, index: index)] = {
          handler()
          return true
        }
      }
    }
    return taps
  }
}

extension UITableViewCell: AskableCell {
  var askedContent: (any UIContentConfiguration)? { shownContent }
  var ownAccessoryViews: [UIView?] { [accessoryView, editingAccessoryView] }

  var answersByValue: Bool {
    guard type(of: self) == UITableViewCell.self, configurationUpdateHandler == nil,
      !CellFrame(self).isThere
    else { return false }
    return shownContent is UIListContentConfiguration
  }

  var showsChoice: Bool { selectionStyle != .none }
  var isHeaderRow: Bool { false }
  var listAccessories: [UICellAccessory] { [] }
  var tappableDisclosure: ShownDisclosure? { nil }
  var indentation: Double { Double(indentationLevel) * Double(indentationWidth) }
  /// UIKit: what edits a table's row stands at the edge, however far its content is indented.
  var movesAccessories: Bool { indentation == 0 }

  func sides(
    _ resolver: AccessoryResolver
  ) -> (leading: [ResolvedAccessory], trailing: [ResolvedAccessory]) {
    var leading: [ResolvedAccessory] = []
    var trailing = resolver.accessory(accessoryType, view: accessoryView, .whenNotEditing)
    let editing = resolver.accessory(editingAccessoryType, view: editingAccessoryView, .whenEditing)
    switch editingStyle {
    case _ where choosesInEditing:
      leading = [ResolvedAccessory(kind: .multiselect, displayed: .whenEditing)]
    case .delete: leading = [ResolvedAccessory(kind: .delete, displayed: .whenEditing)]
    case .insert: leading = [ResolvedAccessory(kind: .insert, displayed: .whenEditing)]
    case .none: break
    }
    trailing += editing
    if hasReorderControl {
      trailing.append(
        ResolvedAccessory(kind: .reorder(showsSeparator: true), displayed: .whenEditing))
    }
    return (leading, trailing)
  }

  var accessoryTaps: [AccessoryPlace: @MainActor () -> Bool] {
    var taps: [AccessoryPlace: @MainActor () -> Bool] = [:]
    if editingStyle == .insert, !choosesInEditing {
      taps[AccessoryPlace(isLeading: true, index: 0)] = { self.simulateInsertion() }
    }
    if accessoryView == nil, accessoryType.isTapped {
      taps[AccessoryPlace(isLeading: false, index: 0)] = { self.simulateAccessoryTap() }
    }
    if editingAccessoryView == nil, editingAccessoryType.isTapped {
      let before = accessoryView == nil ? accessoryType.count : 1
      taps[AccessoryPlace(isLeading: false, index: before)] = { self.simulateAccessoryTap() }
    }
    return taps
  }
}

extension UITableViewCell.AccessoryType {
  /// Whether it has a button.
  fileprivate var isTapped: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// How many accessories it is.
  fileprivate var count: Int {
    switch self {
    case .none: 0
    case .detailDisclosureButton: 2
    case .disclosureIndicator, .checkmark, .detailButton: 1
    }
  }
}

extension AccessoryResolver {
  /// A table cell's own kind of accessory.
  fileprivate func accessory(
    _ type: UITableViewCell.AccessoryType, view: UIView?,
    _ displayed: ResolvedAccessory.Displayed
  ) -> [ResolvedAccessory] {
    if let view {
      var shown = self.views.view(view)
      // What has no contents of a size keeps the one that it was given.
      if case .plain = shown.kind, shown.children.isEmpty, view.bounds.size != .zero {
        shown.size(Double(view.bounds.width), Double(view.bounds.height))
      }
      return [
        ResolvedAccessory(
          kind: .custom(shown, maintainsFixedSize: true), displayed: displayed)
      ]
    }
    let kinds: [ResolvedAccessory.Kind] =
      switch type {
      case .none: []
      case .disclosureIndicator: [.disclosureIndicator]
      case .checkmark: [.checkmark]
      case .detailButton: [.detail]
      case .detailDisclosureButton: [.detail, .disclosureIndicator]
      }
    return kinds.map { ResolvedAccessory(kind: $0, displayed: displayed) }
  }
}
