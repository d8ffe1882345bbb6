internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns a tree of views into the document's.
@MainActor struct ViewResolver {
  let gathering: PageGathering
  /// Gives a collection that lies inside a view tree.
  var collection: (@MainActor (UIScrollView) -> ResolvedCollection?)?
  /// Hears of each button, in the order of the document.
  var button: (@MainActor (UIControl) -> Void)?

  /// A view that holds others, whose own place is somebody else's matter.
  func container(_ view: UIView) -> ResolvedView {
    self.view(view, in: GridResolver(constraints: view.constraintsInAndAround))
  }

  /// A view with everything inside.
  func view(_ view: UIView) -> ResolvedView { container(view) }

  private func view(
    _ view: UIView, in grids: GridResolver, placement: ResolvedPlacement? = nil
  ) -> ResolvedView {
    var resolved = ResolvedView(
      kind: kind(of: view), placement: placement,
      background: view.backgroundColor.flatMap { $0.lookColor.visible },
      cornerRadius: Double(view.layer.cornerRadius), borderWidth: Double(view.layer.borderWidth),
      alpha: Double(view.alpha), clips: view.clipsToBounds, tint: view.ownTint,
      accessibility: view.resolvedAccessibility)
    resolved.layers = LayerResolver(gathering: gathering).layers(of: view)
    if view.layer.borderWidth > 0 {
      resolved.borderColor = view.layer.borderColor.map { UIColor(cgColor: $0).lookColor }
    }
    if let button = view as? UIButton, resolved.background == nil {
      resolved.background = ButtonResolver.background(of: button)
      // UIKit's own radius is not published; this is near a small button's.
      if resolved.background != nil, resolved.cornerRadius == 0 { resolved.cornerRadius = 8 }
    }
    if let stack = view as? UIStackView {
      resolved.children = arranged(in: stack, grids)
    } else if holdsViews(view) {
      let children = view.subviews.filter { !$0.isHidden }
      let grid = grids.grid(of: view, children, fillsHeight: view.owningController != nil)
      note(grid.conflicts, in: view)
      resolved.grid = children.isEmpty ? nil : grid.grid
      resolved.children = zip(children, grid.placements).map { child, placement in
        self.view(child, in: grids, placement: placement)
      }
      if grid.width != nil || grid.height != nil { resolved.size(grid.width, grid.height) }
    }
    return resolved
  }

  private func arranged(in stack: UIStackView, _ grids: GridResolver) -> [ResolvedView] {
    let children = stack.arrangedSubviews.filter { !$0.isHidden }
    return children.enumerated().map { index, child in
      let grid = grids.grid(of: stack, [child], fillsHeight: false)
      var placement = grid.placements[0]
      placement?.columnStart = 1
      placement?.columnEnd = 2
      placement?.rowStart = 1
      placement?.rowEnd = 2
      let isSized =
        placement.map {
          $0.width != nil || $0.height != nil || $0.aspectRatio != nil
            || $0.minimumWidth != nil || $0.minimumHeight != nil || $0.maximumWidth != nil
            || $0.maximumHeight != nil
        } ?? false
      return view(child, in: grids, placement: isSized ? placement : nil)
    }
  }

  private func note(_ conflicts: [Int], in view: UIView) {
    guard !conflicts.isEmpty else { return }
    gathering.note(
      "unsatisfiable-constraints",
      "the required constraints in '\(type(of: view))' contradict each other; remove one or lower "
        + "its priority")
  }

  /// Whether the view's subviews are its author's and not part of how the view is made.
  private func holdsViews(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIImageView, is UIButton, is UISwitch, is UIListContentView,
      is UICollectionView, is UITableView:
      false
    default: true
    }
  }

  // MARK: Kinds

  private func kind(of view: UIView) -> ResolvedView.Kind {
    switch view {
    case let view as UIListContentView: listContent(view)
    case let label as UILabel: self.label(label)
    case let image as UIImageView: self.image(image)
    case let stack as UIStackView: .stack(self.stack(stack))
    case let control as UIButton: buttonKind(control)
    case let toggle as UISwitch: .toggle(isOn: toggle.isOn, isEnabled: toggle.isEnabled)
    case let view as UICollectionView: collection?(view).map { .collection($0) } ?? .plain
    case let view as UITableView: collection?(view).map { .collection($0) } ?? .plain
    default: .plain
    }
  }

  private func listContent(_ view: UIListContentView) -> ResolvedView.Kind {
    guard let configuration = view.configuration as? UIListContentConfiguration else {
      return .plain
    }
    let cells = CellResolver(gathering, views: self)
    return .content(cells.listContent(configuration, tint: view.tintColor))
  }

  private func label(_ label: UILabel) -> ResolvedView.Kind {
    let runs = TextResolver().runs(label.text, attributed: label.givenAttributedText)
    return .label(
      ResolvedText(
        runs: runs ?? [ResolvedRun("")], font: label.font.lookFont,
        color: label.textColor.lookColor, alignment: label.textAlignment.resolved,
        truncation: label.lineBreakMode.resolved, numberOfLines: label.numberOfLines,
        adjustsFontSizeToFitWidth: label.adjustsFontSizeToFitWidth,
        minimumScaleFactor: Double(label.minimumScaleFactor)))
  }

  private func image(_ view: UIImageView) -> ResolvedView.Kind {
    let font = LookFont(textStyle: .body, size: 17)
    guard let image = view.image,
      let resolved = ImageResolver(gathering: gathering).image(
        image, preferring: view.preferredSymbolConfiguration, font: font)
    else { return .plain }
    return .image(resolved, mode: view.contentMode.resolved)
  }

  private func buttonKind(_ control: UIButton) -> ResolvedView.Kind {
    button?(control)
    return ButtonResolver(gathering: gathering).kind(of: control)
  }

  private func stack(_ stack: UIStackView) -> ResolvedStack {
    ResolvedStack(
      axis: stack.axis == .horizontal ? .horizontal : .vertical, spacing: Double(stack.spacing),
      alignment: stack.alignment.resolved, distribution: stack.distribution.resolved,
      margins: stack.isLayoutMarginsRelativeArrangement
        ? stack.directionalLayoutMargins.look : .zero)
  }
}

extension LookColor {
  /// The colour, or `nil` where it draws nothing.
  var visible: LookColor? { self == .clear || alpha == 0 ? nil : self }
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
  /// The constraints held in the view's tree and by the views around it.
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
