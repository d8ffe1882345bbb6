internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension ResolvedCollection {
  /// Takes the colour of the view that it fills, and what its layers draw, where the collection lets
  /// that be seen.
  ///
  /// UIKit: a list lays its own colour behind its rows, unless its configuration says `.clear`.
  @MainActor mutating func lie(
    on view: UIView, beneath list: UIScrollView, by gathering: PageGathering
  ) {
    guard list.backgroundColor?.lookColor.visible == nil,
      sections.allSatisfy(\.layout.isSeenThrough)
    else { return }
    if let color = view.backgroundColor?.lookColor.visible {
      background = color == .system(usualGround) ? nil : color
    }
    let layers = LayerResolver(gathering: gathering).layers(of: view)
    if backgroundView == nil, !layers.isEmpty {
      var drawn = ResolvedView(kind: .plain)
      drawn.layers = layers
      backgroundView = drawn
    }
  }

  /// What pages lay behind the collection where nothing else is said.
  private var usualGround: SystemColor {
    guard case .list(let list) = sections.first(where: \.layout.isList)?.layout else {
      return .systemBackground
    }
    return switch list.appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}

extension ResolvedLayout {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }

  fileprivate var isSeenThrough: Bool {
    guard case .list(let list) = self, !list.isTable else { return true }
    return list.background.map { $0.visible == nil } ?? false
  }
}
