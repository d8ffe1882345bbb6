internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns the sections of a compositional layout into the document's layouts.
@MainActor struct LayoutResolver {
  let environment: any NSCollectionLayoutEnvironment
  /// The layout of the whole, which makes decoration views.
  let layout: UICollectionViewLayout
  let views: ViewResolver

  func layout(of section: NSCollectionLayoutSection) -> ResolvedLayout {
    if let configuration = section.listConfiguration {
      var layout = list(
        configuration,
        contentInsets: section.hasOwnContentInsets ? section.contentInsets.look : nil)
      layout.headerTopPadding = section.headerTopPadding.map { Double($0) }
      return .list(layout)
    }
    guard let group = section.group else {
      return .list(ResolvedListLayout(appearance: .plain))
    }
    return .compositional(
      ResolvedCompositionalLayout(
        group: resolved(group), contentInsets: section.contentInsets.look,
        interGroupSpacing: Double(section.interGroupSpacing),
        orthogonal: layout.scrolling(of: section).resolved,
        decorations: decorations(of: section)))
  }

  /// - Parameter contentInsets: The section's own, in points.
  func list(
    _ configuration: UICollectionLayoutListConfiguration, contentInsets: LookInsets? = nil
  ) -> ResolvedListLayout {
    let headerMode: ResolvedListLayout.HeaderMode =
      switch configuration.headerMode {
      case .none: .none
      case .supplementary: .supplementary
      case .firstItemInSection: .firstItemInSection
      }
    return ResolvedListLayout(
      appearance: configuration.appearance.look, headerMode: headerMode,
      hasFooter: configuration.footerMode == .supplementary,
      headerTopPadding: configuration.headerTopPadding.map { Double($0) },
      background: configuration.backgroundColor?.lookColor,
      contentInsets: contentInsets)
  }

  private func decorations(of section: NSCollectionLayoutSection) -> [ResolvedDecoration] {
    section.decorationItems.stablySorted { $0.zIndex < $1.zIndex }.map { item in
      let view = layout.makeDecorationView(ofKind: item.elementKind)
      return ResolvedDecoration(
        kind: item.elementKind, contentInsets: item.contentInsets.look, view: views.view(view))
    }
  }

  // MARK: Groups

  private func resolved(_ group: NSCollectionLayoutGroup) -> ResolvedGroup {
    var axis = ResolvedGroup.Axis.horizontal
    var items: [ResolvedGroupItem] = []
    switch group.arrangement {
    case .horizontal:
      items = group.subitems.map { resolved($0, sharing: group.count == nil ? nil : .horizontal) }
    case .vertical:
      axis = .vertical
      items = group.subitems.map { resolved($0, sharing: group.count == nil ? nil : .vertical) }
    case .custom(let provider):
      axis = .custom
      items = provider(environment).map { .item(resolved($0)) }
    }
    return ResolvedGroup(
      axis: axis, size: group.ownSize, contentInsets: group.contentInsets.look,
      edgeSpacing: group.edgeSpacing?.resolved, spacing: group.interItemSpacing?.resolved,
      items: items)
  }

  /// - Parameter axis: The direction in which the item takes an equal share, whatever its size.
  private func resolved(
    _ item: NSCollectionLayoutItem, sharing axis: ResolvedGroup.Axis?
  ) -> ResolvedGroupItem {
    if let group = item as? NSCollectionLayoutGroup {
      for extra in group.supplementaryItems {
        views.gathering.note(
          "unshown-supplementary",
          "views that hang on whole groups are not shown; '\(extra.elementKind)' is left out")
      }
      return .group(resolved(group))
    }
    let size = item.layoutSize.resolved
    return .item(
      ResolvedItemLayout(
        width: axis == .horizontal ? nil : size.width,
        height: axis == .vertical ? nil : size.height, contentInsets: item.contentInsets.look,
        edgeSpacing: item.edgeSpacing?.resolved))
  }

  private func resolved(_ place: NSCollectionLayoutGroupCustomItem) -> ResolvedItemLayout {
    let frame = place.frame
    return ResolvedItemLayout(
      width: .absolute(Double(frame.width)), height: .absolute(Double(frame.height)),
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
  }
}

extension NSCollectionLayoutGroup {
  /// Its size, where what is estimated of it is what it has unless an item inside sizes itself.
  ///
  /// UIKit: cells size themselves along an estimated dimension of their item; that of a group alone
  /// is taken as it is.
  fileprivate var ownSize: ResolvedSize {
    var size = layoutSize.resolved
    if case .estimated(let points) = size.height, !hasSelfSizingItem(along: \.heightDimension) {
      size.height = .absolute(points)
    }
    if case .estimated(let points) = size.width, !hasSelfSizingItem(along: \.widthDimension) {
      size.width = .absolute(points)
    }
    return size
  }

  private func hasSelfSizingItem(
    along dimension: KeyPath<NSCollectionLayoutSize, NSCollectionLayoutDimension>
  ) -> Bool {
    if case .custom = arrangement { return true }
    return subitems.contains { item in
      if let group = item as? NSCollectionLayoutGroup {
        return group.hasSelfSizingItem(along: dimension)
      }
      return item.layoutSize[keyPath: dimension].isEstimated
    }
  }
}

extension NSCollectionLayoutSize {
  var resolved: ResolvedSize {
    ResolvedSize(width: widthDimension.resolved, height: heightDimension.resolved)
  }
}

extension NSCollectionLayoutDimension {
  var resolved: ResolvedDimension {
    switch kind {
    case .fractionalWidth: .fractionalWidth(Double(dimension))
    case .fractionalHeight: .fractionalHeight(Double(dimension))
    case .absolute: .absolute(Double(dimension))
    case .estimated, .uniformAcrossSiblings: .estimated(Double(dimension))
    }
  }
}

extension NSCollectionLayoutSpacing {
  var resolved: ResolvedSpacing {
    isFlexible ? .flexible(Double(spacing)) : .fixed(Double(spacing))
  }
}

extension NSCollectionLayoutEdgeSpacing {
  var resolved: ResolvedEdgeSpacing {
    ResolvedEdgeSpacing(
      leading: leading?.resolved, top: top?.resolved, trailing: trailing?.resolved,
      bottom: bottom?.resolved)
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  var resolved: ResolvedCompositionalLayout.Orthogonal {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension NSRectAlignment {
  var resolved: ResolvedSupplementary.Edge {
    switch self {
    case .none: .none
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}

extension NSDirectionalEdgeInsets {
  var look: LookInsets {
    LookInsets(Double(top), Double(leading), Double(bottom), Double(trailing))
  }
}
