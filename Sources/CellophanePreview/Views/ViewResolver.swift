internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns a tree of views into the document's.
@MainActor struct ViewResolver {
  let gathering: PageGathering
  /// Gives a list of the screen's; `nil` where the views are those of a cell.
  var collection: (@MainActor (UIScrollView) -> ResolvedCollection)?
  /// Hears of each control that is operated by clicks, in the order of the document, and names it
  /// where edits may.
  var control: (@MainActor (UIView) -> String?)?
  /// Hears of each field for a text, in the order of the document.
  var field: (@MainActor (UITextField) -> Void)?
  /// Hears of each slider.
  var slider: (@MainActor (UISlider) -> Void)?

  /// A view that holds others, whose own place is somebody else's matter.
  func container(_ view: UIView) -> ResolvedView {
    let grids = GridResolver(in: view) { constraint, kind in note(constraint, kind) }
    var resolved = self.view(view, in: grids)
    resolved.placement = resolved.placement ?? grids.ownPlacement(of: view)
    if resolved.grid == nil, resolved.placement?.height == nil {
      let bottom = resolved.children.compactMap { $0.placement?.frame?.leastHeight }.max()
      if let bottom {
        resolved.size(nil, nil)
        resolved.placement?.minimumHeight = bottom
      }
    }
    return resolved
  }

  /// A view with everything inside.
  func view(_ view: UIView) -> ResolvedView { container(view) }

  /// - Parameters:
  ///   - x: The columns around, where the view shares them.
  ///   - y: The rows around, where the view shares them.
  private func view(
    _ view: UIView, in grids: GridResolver, placement: ResolvedPlacement? = nil,
    x: GridResolver.Plan? = nil, y: GridResolver.Plan? = nil
  ) -> ResolvedView {
    UnshownProperty.note(on: view, to: gathering)
    let isRuled = view is UIStackView && (grids.hasLines(view, []) || x != nil || y != nil)
    var resolved = ResolvedView(
      kind: isRuled ? .plain : kind(of: view), placement: placement,
      background: view.drawnBackground, cornerRadius: Double(view.layer.cornerRadius),
      borderWidth: Double(view.layer.borderWidth), alpha: Double(view.alpha),
      clips: view.clipsToBounds, tint: view.ownTint, accessibility: view.resolvedAccessibility)
    resolved.isSource = view === gathering.source
    let isScreensList = collection != nil && view is any AskableList
    resolved.isTapped = view.isTapped || !isScreensList && view.heardList != nil
    if let control, !isScreensList, view.isOperatedByClicks {
      resolved.name = control(view)
      // It changes with what is in it.
      if view.isTapped, view.subviews.contains(where: \.holdsControl) { resolved.name = nil }
    }
    resolved.layers = LayerResolver(gathering: gathering).layers(of: view)
    ViewDecoration(view).decorate(&resolved)
    if let stack = view as? UIStackView, !isRuled {
      resolved.children = arranged(in: stack, grids)
      hold(&resolved, stack, stack.laidOutSubviews([]))
    } else if isRuled || holdsViews(view) {
      fill(&resolved, with: view, grids, x, y)
    } else if view is UIListContentView, !view.subviews.isEmpty || view.isTapped {
      fill(&resolved, with: view, grids, x, y)
      if case .content(let content) = resolved.kind { resolved.put(under: content) }
    } else if let field = view as? UITextField {
      self.field?(field)
      FieldSides(of: field).put(in: &resolved) { self.view($0, in: grids) }
    }
    if let slider = view as? UISlider { self.slider?(slider) }
    view.silence(&resolved)
    return resolved
  }

  private func fill(
    _ resolved: inout ResolvedView, with view: UIView, _ grids: GridResolver,
    _ x: GridResolver.Plan?, _ y: GridResolver.Plan?
  ) {
    let children = view.inReadingOrder(view.laidOutSubviews(grids.crossings.named))
    guard !children.isEmpty else { return }
    if grids.crossings.loose.contains(ObjectIdentifier(view)) {
      resolved.children = children.map { child in
        self.view(child, in: grids, placement: grids.presentPlacement(of: child, in: view))
      }
      return
    }
    guard grids.hasLines(view, children) || x != nil || y != nil else {
      resolved.children = children.map { child in
        self.view(child, in: grids, placement: grids.framePlacement(of: child, in: view))
      }
      return hold(&resolved, view, children)
    }
    let columns = x ?? grids.plan(view, .x, isFilled: true)
    let rows = y ?? grids.plan(view, .y, isFilled: view.isFilledDownwards)
    resolved.grid = ResolvedGrid(columns: columns.tracks, rows: rows.tracks)
    resolved.children = children.map { child in
      var inner = self.view(
        child, in: grids, placement: grids.placement(of: child, in: view, columns, rows),
        x: grids.crossings.contains(child, .x) ? columns.inside(child) : nil,
        y: grids.crossings.contains(child, .y) ? rows.inside(child) : nil)
      inner.isHidden = child.isHidden
      return inner
    }
    hold(&resolved, view, children)
  }

  /// Holds what lies beside a list on a screen.
  private func hold(_ resolved: inout ResolvedView, _ view: UIView, _ children: [UIView]) {
    guard collection != nil, let edges = ScreenEdges(of: view, children) else { return }
    edges.hold(&resolved)
  }

  private func arranged(in stack: UIStackView, _ grids: GridResolver) -> [ResolvedView] {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let placements = shown.map { grids.ownPlacement(of: $0) }
    let turns = StackTurns(stack, shown, placements).turns
    var resolved: [ResolvedView] = []
    for (index, turn) in turns.enumerated() {
      var inner = view(shown[index], in: grids, placement: placements[index])
      inner.turn = turn == ResolvedTurn() ? nil : turn
      resolved.append(inner)
    }
    for other in stack.laidOutSubviews([]).dropFirst(shown.count) {
      resolved.append(
        view(other, in: grids, placement: grids.backdropPlacement(of: other, in: stack)))
    }
    return resolved
  }

  private func note(_ constraint: NSLayoutConstraint, _ kind: AxisIssue.Kind) {
    let place = constraint.place.map { " (\($0.words))" } ?? ""
    switch kind {
    case .contradiction:
      gathering.note(
        "unsatisfiable-constraints",
        "the required constraint '\(constraint.words)'\(place) contradicts others; remove one or "
          + "lower its priority")
    case .notDrawn(let instead):
      gathering.note(
        "constraint-not-drawn",
        "the constraint '\(constraint.words)'\(place) has no counterpart on a page; drawn instead: "
          + instead)
    }
  }

  /// Whether the view's subviews are its author's and not part of how the view is made.
  private func holdsViews(_ view: UIView) -> Bool {
    switch view {
    case let button as UIButton: button.isMadeOfViews
    case is UILabel, is UISwitch, is UIListContentView, is UICollectionView,
      is UITableView, is UITextField, is UITextView, is UISearchBar, is UISegmentedControl,
      is UISlider, is UIStepper, is UIPageControl, is UIDatePicker, is UIPickerView,
      is UIProgressView, is UIActivityIndicatorView:
      false
    default: true
    }
  }

  // MARK: Kinds

  private func kind(of view: UIView) -> ResolvedView.Kind {
    switch view {
    case let view as UIListContentView: listContent(view)
    case let label as UILabel:
      .label(label.resolvedText(TextResolver(images: ImageResolver(gathering: gathering))))
    case let image as UIImageView: self.image(image)
    case let stack as UIStackView: .stack(self.stack(stack))
    case let button as UIButton where button.isMadeOfViews: .plain
    case let button as UIButton: self.button(button)
    case let toggle as UISwitch:
      .toggle(
        isOn: toggle.isOn, isEnabled: toggle.isEnabled, color: toggle.onTintColor?.lookColor)
    case let text as UITextView:
      .text(ControlResolver(gathering: gathering).text(text), isEditable: text.isEditable)
    case let view as UICollectionView: .collection(list(view))
    case let view as UITableView: .collection(list(view))
    case is UIScrollView: .scroller
    default:
      ControlResolver(gathering: gathering).control(view).map { .control($0) } ?? .plain
    }
  }

  private func button(_ button: UIButton) -> ResolvedView.Kind {
    if button.holdsViews {
      gathering.note(
        "button-views-not-shown",
        "views that are added to a button beside its title, its picture or its menu are not shown;"
          + " make it of views alone", severity: .note)
    }
    return .button(ButtonResolver(gathering: gathering).button(button))
  }

  /// A list: one of the screen's, or one within a cell, which is shown as it is.
  private func list(_ view: UIScrollView) -> ResolvedCollection {
    if let collection { return collection(view) }
    let askable = view as? any AskableList
    askable?.reloadIfStale()
    if askable?.mayHaveSay == true {
      gathering.note(
        "inner-list-not-asked",
        "of the list within the cell taps on rows are asked; what else can be done there, and what "
          + "stays selected, is not", severity: .note)
    }
    var list = ListResolver.collection(view, gathering, name: "list", label: "List")
    list.selection = .none
    // Shares of a height are those of the page elsewhere.
    for index in list.sections.indices where view.bounds.height > 0 {
      guard case .compositional(var layout) = list.sections[index].layout,
        case .fractionalHeight(let share) = layout.group.size.height
      else { continue }
      layout.group.size.height = .absolute(share * Double(view.bounds.height))
      list.sections[index].layout = .compositional(layout)
    }
    return list
  }

  private func listContent(_ view: UIListContentView) -> ResolvedView.Kind {
    guard let configuration = view.configuration as? UIListContentConfiguration else {
      return .plain
    }
    let cells = CellResolver(gathering, views: self)
    return .content(cells.listContent(configuration, tint: view.tintColor))
  }

  private func image(_ view: UIImageView) -> ResolvedView.Kind {
    let font = LookFont(textStyle: .body, size: 17)
    let shown = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image = shown ?? view.animationImages?.first,
      let resolved = ImageResolver(gathering: gathering).image(
        image, preferring: view.preferredSymbolConfiguration, font: font)
    else { return .plain }
    return .image(resolved, mode: view.contentMode.resolved)
  }

  private func stack(_ stack: UIStackView) -> ResolvedStack {
    ResolvedStack(
      axis: stack.axis == .horizontal ? .horizontal : .vertical,
      spacing: Double(stack.spacing == UIStackView.spacingUseSystem ? 8 : stack.spacing),
      alignment: stack.alignment.resolved, distribution: stack.distribution.resolved,
      margins: stack.isLayoutMarginsRelativeArrangement
        ? stack.directionalLayoutMargins.look : .zero)
  }
}

extension LookColor {
  /// The colour, or `nil` where it draws nothing.
  var visible: LookColor? { self == .clear || alpha == 0 ? nil : self }
}

extension UIView {
  /// Whether what lies around it, and not its contents, decides how high the view is.
  fileprivate var isFilledDownwards: Bool {
    if owningController != nil { return true }
    // What scrolls is as high as its contents.
    if self is UIScrollView { return false }
    let cell = sequence(first: self, next: \.superview).first {
      $0 is UICollectionReusableView || $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
    }
    if let cell, !cell.hasGivenHeight { return false }
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let fitting = fittingSize(
      CGSize(width: bounds.width, height: 0), .required, .fittingSizeLevel)
    return abs(fitting.height - bounds.height) > 0.5
  }

  /// Whether a cell is as high as its list says, whatever is in it.
  private var hasGivenHeight: Bool {
    switch self {
    case let cell as UICollectionViewCell:
      guard let list = cell.superview as? UICollectionView, let path = list.indexPath(for: cell)
      else { return false }
      return list.givesHeight(ofItemAt: path)
    case let cell as UITableViewCell:
      guard let table = cell.superview as? UITableView, let path = table.indexPath(for: cell)
      else { return false }
      return table.height(at: path) != nil
    default: return false
    }
  }
}

extension ResolvedView {
  mutating func size(_ width: Double?, _ height: Double?) {
    var place = placement ?? ResolvedPlacement()
    place.width = place.width ?? width
    place.height = place.height ?? height
    placement = place
  }
}

extension UIView {
  /// The constraints held in the view's tree and by the views around it: all of them active.
  var constraintsInAndAround: [NSLayoutConstraint] {
    var found = activeConstraintsInTree
    var outer = superview
    while let current = outer {
      found += current.constraints
      outer = current.superview
    }
    return found
  }
}
