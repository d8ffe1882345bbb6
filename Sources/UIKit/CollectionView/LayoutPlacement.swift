internal import CellophaneLook

/// Frames for a collection view's items, where a page puts them at the declared width.
struct LayoutPlacement {
  private(set) var frames: [[CGRect]] = []
  /// The items, by section, whose heights the layout gives, whatever is in them.
  private var given: [Set<Int>] = []
  private(set) var contentSize: CGSize

  /// Places sections below each other.
  ///
  /// - Parameter isMeasured: Whether cells are asked how high they are; what has no height of its own
  ///   is else as high as the layout estimates.
  @MainActor init(of view: UICollectionView, isMeasured: Bool) {
    let size = view.layoutSize
    let counts = view.loadedCounts
    var top: CGFloat = 0
    var followsFooter: Bool?
    for (section, count) in counts.enumerated() {
      if section > 0 { top += view.collectionViewLayout.sectionSpacing }
      var placing = SectionPlacing(view, section, count: count, isMeasured: isMeasured)
      let height = placing.place(
        followsFooter: followsFooter, isLast: section == counts.count - 1)
      frames.append(placing.frames.map { $0.offsetBy(dx: 0, dy: top) })
      given.append(placing.given)
      followsFooter = placing.hasFooter
      top += height
    }
    contentSize = CGSize(width: size.width, height: top)
  }

  func frame(at indexPath: IndexPath) -> CGRect? {
    guard indexPath.count == 2, frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return frames[indexPath.section][indexPath.item]
  }

  func givesHeight(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && given.indices.contains(indexPath.section)
      && given[indexPath.section].contains(indexPath.item)
  }

  func indexPath(at point: CGPoint) -> IndexPath? {
    for (section, frames) in frames.enumerated() {
      if let item = frames.firstIndex(where: { $0.contains(point) }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
}

/// Places the items of one section.
@MainActor private struct SectionPlacing {
  private let view: UICollectionView
  private let index: Int
  private let count: Int
  private let isMeasured: Bool
  private let section: NSCollectionLayoutSection
  private(set) var frames: [CGRect] = []
  private(set) var given: Set<Int> = []

  init(_ view: UICollectionView, _ index: Int, count: Int, isMeasured: Bool) {
    self.view = view
    self.index = index
    self.count = count
    self.isMeasured = isMeasured
    section = view.sectionLayout(at: index)
  }

  /// Whether the section ends with a view of its own in a list.
  var hasFooter: Bool {
    section.group == nil && section.boundarySupplementaryItems.contains(where: \.isBelow)
  }

  /// - Returns: The section's height.
  mutating func place(followsFooter: Bool?, isLast: Bool) -> CGFloat {
    if let list = section.listConfiguration {
      return place(list, followsFooter: followsFooter, isLast: isLast)
    }
    guard let group = section.group else { return 0 }
    return place(group)
  }

  // MARK: Lists

  private mutating func place(
    _ list: UICollectionLayoutListConfiguration, followsFooter: Bool?, isLast: Bool
  ) -> CGFloat {
    let size = view.layoutSize
    let insets = section.contentInsets
    let spacing = ListSpacing(list.appearance.look, headerTopPadding: section.headerTopPadding)
    let header = section.boundarySupplementaryItems.first { !$0.isBelow }
    let startsWithHeader = list.headerMode == .firstItemInSection && count > 0
    var top =
      insets.top
      + spacing.before(
        hasHeader: header != nil || list.appearance.look.hasCards && startsWithHeader,
        followsFooter: followsFooter, isBelowTitle: view.isBelowTitle)
    if let header { top += height(of: header, in: size) }
    let side = spacing.sideInset(width: size.width)
    let width = max(0, size.width - insets.leading - insets.trailing - 2 * side)
    for item in 0..<count {
      let height = measured(item, within: width) ?? view.estimatedRowHeight
      frames.append(CGRect(x: insets.leading + side, y: top, width: width, height: height))
      top += height
    }
    if count > 0 { top -= spacing.cardOverlap }
    if startsWithHeader, hasRowsUnderFirst { top -= spacing.cardOverlap }
    for footer in section.boundarySupplementaryItems where footer.isBelow {
      top += height(of: footer, in: size)
    }
    return top + insets.bottom + (isLast ? spacing.after : 0)
  }

  /// Whether the first item is open in an outline, so that the others are its children.
  private var hasRowsUnderFirst: Bool {
    guard count > 1, let outline = view.outlineSource else { return false }
    return outline.place(ofItemAt: IndexPath(item: 1, section: index)).level > 0
  }

  /// How high a cell is in a width, with what is in it; `nil` where cells are not asked.
  private func measured(_ item: Int, within width: CGFloat) -> CGFloat? {
    guard isMeasured else { return nil }
    let cell = view.cell(at: IndexPath(item: item, section: index))
    if cell.bounds.width != width { cell.bounds.size.width = width }
    return cell.contentHeight
  }

  private func height(
    of item: NSCollectionLayoutBoundarySupplementaryItem, in size: CGSize
  ) -> CGFloat {
    guard isMeasured, item.layoutSize.heightDimension.isEstimated else {
      return item.layoutSize.size(in: size).height
    }
    return view.supplementary(
      ofKind: item.elementKind, at: IndexPath(item: 0, section: index)
    ).bounds.height
  }

  // MARK: Groups

  private mutating func place(_ group: NSCollectionLayoutGroup) -> CGFloat {
    let size = view.layoutSize
    let insets = section.contentInsets
    let width = max(0, size.width - insets.leading - insets.trailing)
    var top = insets.top
    var bottom = insets.bottom
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let height = height(of: item, in: size)
      if item.alignment.edges.contains(.top) { top += height }
      if item.alignment.edges.contains(.bottom) { bottom += height }
    }
    let box = CGSize(width: width, height: size.height)
    let groupSize = group.layoutSize.size(in: box)
    var origin = CGPoint(x: insets.leading, y: top)
    let isOrthogonal = view.collectionViewLayout.scrolling(of: section) != .none
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      origin.x += max(0, (size.width - groupSize.width) / 2 - insets.leading)
    }
    while frames.count < count {
      let before = frames.count
      let placed = fill(group, in: CGRect(origin: origin, size: groupSize))
      guard frames.count > before else { break }
      if isOrthogonal {
        origin.x += placed.width + section.interGroupSpacing
      } else {
        origin.y += placed.height + section.interGroupSpacing
      }
    }
    let end = frames.map(\.maxY).max() ?? top
    return end + bottom
  }

  /// Places a group's items until they, or the group's room, are used up.
  ///
  /// - Returns: The size that the group has, where its contents decide it.
  private mutating func fill(_ group: NSCollectionLayoutGroup, in box: CGRect) -> CGSize {
    if case .custom(let provider) = group.arrangement {
      for place in provider(view.layoutEnvironment) where frames.count < count {
        given.insert(frames.count)
        frames.append(place.frame.offsetBy(dx: box.minX, dy: box.minY))
      }
      return box.size
    }
    guard !group.subitems.isEmpty else { return box.size }
    let insets = group.contentInsets
    let inner = CGRect(
      x: box.minX + insets.leading, y: box.minY + insets.top,
      width: max(0, box.width - insets.leading - insets.trailing),
      height: max(0, box.height - insets.top - insets.bottom))
    let isRow = group.isHorizontal
    let spacing = group.interItemSpacing?.spacing ?? 0
    let room = isRow ? inner.width : inner.height
    let first = frames.count
    var used: CGFloat = 0
    // How many fit follows from the layout alone.
    var planned: CGFloat = 0
    var across: CGFloat = 0
    var index = 0
    while frames.count < count {
      if let limit = group.count, index >= limit { break }
      let item = group.subitems[index % group.subitems.count]
      let size = group.size(of: item, in: inner.size, spacing: spacing)
      let length = isRow ? size.width : size.height
      guard length > 0, index == 0 || planned + length <= room + 0.5 else { break }
      let origin = CGPoint(
        x: inner.minX + (isRow ? used : 0), y: inner.minY + (isRow ? 0 : used))
      let placed = add(
        item, in: CGRect(origin: origin, size: size), takesItsHeight: takesItsHeight(item, group))
      used += (isRow ? placed.width : placed.height) + spacing
      planned += length + spacing
      across = max(across, isRow ? placed.height : placed.width)
      index += 1
    }
    var size = box.size
    if isMeasured, group.layoutSize.heightDimension.isEstimated {
      size.height = insets.top + insets.bottom + (isRow ? across : max(used - spacing, 0))
      if isRow { stretch(from: first, group, to: inner.minY + across) }
    }
    return size
  }

  /// - Returns: The size that the item has, with its insets.
  private mutating func add(
    _ item: NSCollectionLayoutItem, in place: CGRect, takesItsHeight: Bool
  ) -> CGSize {
    if let nested = item as? NSCollectionLayoutGroup { return fill(nested, in: place) }
    var frame = place.inset(by: item.contentInsets)
    if !takesItsHeight {
      given.insert(frames.count)
    } else if let height = measured(frames.count, within: frame.width) {
      frame.size.height = height
    }
    frames.append(frame)
    return CGSize(
      width: place.width,
      height: frame.height + item.contentInsets.top + item.contentInsets.bottom)
  }

  /// Whether an item is as high as what is in it: one that is all of a group is, where the group is.
  private func takesItsHeight(
    _ item: NSCollectionLayoutItem, _ group: NSCollectionLayoutGroup
  ) -> Bool {
    let height = item.layoutSize.heightDimension
    return height.isEstimated
      || height.isFractionalHeight && height.dimension == 1
        && group.layoutSize.heightDimension.isEstimated
  }

  /// What is beside something higher is as high, where nothing says its height.
  private mutating func stretch(
    from first: Int, _ group: NSCollectionLayoutGroup, to end: CGFloat
  ) {
    for (offset, index) in frames.indices.dropFirst(first).enumerated() {
      let item = group.subitems[offset % group.subitems.count]
      guard !(item is NSCollectionLayoutGroup), takesItsHeight(item, group) else { continue }
      frames[index].size.height = end - item.contentInsets.bottom - frames[index].minY
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  var isBelow: Bool { alignment.edges.contains(.bottom) }
}

extension NSCollectionLayoutGroup {
  var isHorizontal: Bool {
    if case .horizontal = arrangement { true } else { false }
  }

  /// A counted subitem has its even share of the group's length, others their own size.
  fileprivate func size(
    of item: NSCollectionLayoutItem, in box: CGSize, spacing: CGFloat
  ) -> CGSize {
    var size = item.layoutSize.size(in: box)
    guard let count else { return size }
    let gaps = spacing * CGFloat(count - 1)
    if isHorizontal {
      size.width = max(0, box.width - gaps) / CGFloat(count)
    } else {
      size.height = max(0, box.height - gaps) / CGFloat(count)
    }
    return size
  }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
