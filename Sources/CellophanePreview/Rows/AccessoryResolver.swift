internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns a cell's accessories into the document's, in visual order.
@MainActor struct AccessoryResolver {
  let texts: TextResolver
  let images: ImageResolver
  let views: ViewResolver

  /// Those of both sides, from the leading edge on, whether the cell is edited or not.
  func accessories(
    _ accessories: [UICellAccessory]
  ) -> (leading: [ResolvedAccessory], trailing: [ResolvedAccessory]) {
    if accessories.isEmpty { return ([], []) }
    let order = AccessoryOrder(accessories, isEditing: nil)
    let leading = order.leading.map(resolved)
    var trailing = order.trailing.map(resolved)
    // The line belongs between the handle and what is shown before it while rows are moved.
    let isParted = AccessoryOrder(accessories, isEditing: true).showsReorderSeparator
    if !isParted {
      for index in trailing.indices {
        if case .reorder = trailing[index].kind {
          trailing[index].kind = .reorder(showsSeparator: false)
        }
      }
    }
    return (leading, trailing)
  }

  private func resolved(_ accessory: UICellAccessory) -> ResolvedAccessory {
    ResolvedAccessory(
      kind: kind(of: accessory), displayed: accessory.displayed.resolved,
      isHidden: accessory.isHidden, reservedWidth: accessory.reservedLayoutWidth.resolved,
      tint: accessory.tintColor?.lookColor, background: accessory.backgroundColor?.lookColor)
  }

  private func kind(of accessory: UICellAccessory) -> ResolvedAccessory.Kind {
    switch accessory.content {
    case .disclosureIndicator: .disclosureIndicator
    case .outlineDisclosure: .outlineDisclosure
    case .checkmark: .checkmark
    case .detail: .detail
    case .delete: .delete
    case .insert: .insert
    case .reorder(let options): .reorder(showsSeparator: options.showsVerticalSeparator)
    case .multiselect: .multiselect
    case .label(let text, let options): .label(label(text, options))
    case .popUpMenu(let menu, _, _): .popUpMenu(title: menu.shownTitle, items: menu.shownItems)
    case .customView(let configuration):
      .custom(
        custom(configuration), maintainsFixedSize: configuration.maintainsFixedSize)
    }
  }

  private func label(_ text: String, _ options: UICellAccessory.LabelOptions) -> ResolvedText {
    ResolvedText(
      runs: [ResolvedRun(text)], font: options.font.lookFont,
      color: options.tintColor?.lookColor ?? .system(.secondaryLabel), numberOfLines: 1)
  }

  private func custom(_ configuration: UICellAccessory.CustomViewConfiguration) -> ResolvedView {
    var view = views.view(configuration.customView)
    let tint = configuration.tintColor?.lookColor
    view.tint = view.tint ?? (tint == .tint ? nil : tint)
    let size = configuration.customView.bounds.size
    // A view that nobody has made larger than nothing has its own size.
    if size != .zero, configuration.maintainsFixedSize || view.children.isEmpty {
      view.size(Double(size.width), Double(size.height))
    }
    return view
  }
}

extension UICellAccessory.DisplayedState {
  var resolved: ResolvedAccessory.Displayed {
    switch self {
    case .always: .always
    case .whenEditing: .whenEditing
    case .whenNotEditing: .whenNotEditing
    }
  }
}

extension UICellAccessory.LayoutDimension {
  var resolved: ResolvedAccessory.Width {
    switch self {
    case .actual: .actual
    case .standard: .standard
    case .custom(let points): .custom(Double(points))
    }
  }
}

extension UIMenu {
  /// The words on the menu's button: the choice that is on, else the menu's own.
  var shownTitle: String {
    let actions = opened().children.compactMap { $0 as? UIAction }
    return actions.first { $0.state == .on }?.title ?? (title.isEmpty ? shownItems.first : title)
      ?? ""
  }

  /// The words of everything that can be chosen, inner menus' choices among them.
  var shownItems: [String] {
    opened().children.flatMap { child in
      if let menu = child as? UIMenu { return menu.shownItems }
      if let action = child as? UIAction, action.attributes.contains(.hidden) { return [] }
      return [child.title]
    }
  }
}
