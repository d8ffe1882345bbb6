extension UISplitViewController {
  /// The controllers of a split view and which of them are seen.
  struct Columns {
    /// As authors set them.
    var given: [Column: UIViewController] = [:]
    /// As they are shown: wrapped where they were no navigation controllers.
    var shown: [Column: UIViewController] = [:]
    /// `nil` until something chose one.
    var mode: DisplayMode?
    var wasCollapsed: Bool?
    /// The columns of the one stack in compact width, the top last.
    var collapsed: [Column] = []
    var showsInspector = false
    /// The children's traits, made once for each of the split view's: every cell asks for them.
    var traits: [Bool: (base: UITraitCollection, own: UITraitCollection)] = [:]
  }

  /// The controller that shows a column: the author's, or the navigation controller around it.
  package func columnController(for column: Column) -> UIViewController? { columns.shown[column] }

  func set(_ controller: UIViewController?, for column: Column) {
    guard style != .unspecified else {
      return refuse(column, "a split view of style 'unspecified' has no named columns")
    }
    if column == .supplementary, style == .doubleColumn {
      return refuse(column, "a split view of style 'doubleColumn' has no supplementary column")
    }
    let old = columns.shown[column]
    columns.given[column] = controller
    guard let controller else {
      columns.shown[column] = nil
      if let old { unembed(old) }
      return columnDidChange(column)
    }
    if let wrapper = old as? ColumnNavigationController, !(controller is UINavigationController),
      column != .compact
    {
      if wrapper.viewControllers != [controller] { wrapper.replaceStack(with: controller) }
    } else {
      let shown = wrapped(controller, for: column)
      columns.shown[column] = shown
      if let old, old !== shown { unembed(old) }
      if shown.parent !== self {
        addChild(shown)
        shown.didMove(toParent: self)
      }
    }
    columnDidChange(column)
  }

  private func refuse(_ column: Column, _ fact: String) {
    RuntimeIssue.record(
      "split-view-column",
      "a view controller was set for the column '\(column)': \(fact). Choose another style or column"
    )
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    if controller is UINavigationController || column == .compact { return controller }
    return ColumnNavigationController(rootViewController: controller)
  }

  private func columnDidChange(_ column: Column) {
    if column == .secondary, columns.wasCollapsed == true, columns.given[.compact] == nil,
      columns.shown[column] != nil, !columns.collapsed.contains(column)
    {
      columns.collapsed.append(column)
    }
    rearrange()
    ScreenChanges.record(.setColumn(self, column))
  }

  func setClassic(_ controllers: [UIViewController]) {
    let names: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (index, column) in names.enumerated() {
      let controller = controllers.indices.contains(index) ? controllers[index] : nil
      guard style == .unspecified else {
        set(controller, for: column)
        continue
      }
      let old = columns.shown[column]
      guard old !== controller else { continue }
      columns.given[column] = controller
      columns.shown[column] = controller
      if let old { unembed(old) }
      if let controller {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      ScreenChanges.record(.setColumn(self, column))
    }
    rearrange()
  }

  func rearrange() {
    guard lifeStage != .gone else { return }
    arrangeChildren()
  }

  // MARK: Showing controllers

  /// The column's navigation controller, where it has one.
  private func navigation(of column: Column) -> UINavigationController? {
    columns.shown[column] as? UINavigationController
  }

  func showInPrimary(_ controller: UIViewController) {
    if isCollapsed, let top = collapsedNavigation {
      return top.pushViewController(controller, animated: true)
    }
    if let navigation = navigation(of: .primary) {
      navigation.pushViewController(controller, animated: true)
    } else {
      setClassic([controller] + viewControllers.dropFirst())
    }
  }

  func showInSecondary(_ controller: UIViewController) {
    if isCollapsed, let top = collapsedNavigation {
      guard let other = controller as? UINavigationController else {
        return top.pushViewController(controller, animated: true)
      }
      columns.given[.secondary] = other
      return replaceCollapsedTop(with: other)
    }
    if style == .unspecified {
      setClassic(Array(viewControllers.prefix(1)) + [controller])
    } else {
      setViewController(controller, for: .secondary)
    }
  }

  private func replaceCollapsedTop(with navigation: UINavigationController) {
    if style == .unspecified {
      setClassic(Array(viewControllers.prefix(1)) + [navigation])
    } else {
      set(navigation, for: .secondary)
    }
    if !columns.collapsed.contains(.secondary) { columns.collapsed.append(.secondary) }
    rearrange()
  }

  /// The navigation controller that is seen in compact width.
  private var collapsedNavigation: UINavigationController? {
    guard let top = collapsedColumns.last else { return nil }
    let shown = columns.shown[top]
    if let tabs = shown as? UITabBarController {
      return tabs.selectedViewController as? UINavigationController
    }
    return shown as? UINavigationController
  }

  func makeDisplayModeButton() -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        isShowing(.primary) ? hide(.primary) : show(.primary)
      })
  }
}

/// The navigation controller that a split view makes around a column's controller.
final class ColumnNavigationController: UINavigationController {
  func replaceStack(with controller: UIViewController) {
    setViewControllers([controller], animated: false)
  }
}
