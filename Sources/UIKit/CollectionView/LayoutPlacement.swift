internal import CellophaneLook

/// Frames for a collection view's items, as far as they can be told without measuring contents.
///
/// A page measures its own contents; these frames answer author code that asks for attributes.
struct LayoutPlacement {
  private(set) var frames: [[CGRect]] = []
  private(set) var contentSize: CGSize

  /// Places sections below each other.
  @MainActor init(of view: UICollectionView) {
    let size = view.layoutSize
    var top: CGFloat = 0
    for (section, count) in view.loadedCounts.enumerated() {
      if section > 0 { top += view.collectionViewLayout.sectionSpacing }
      let (placed, height) = Self.place(
        view.sectionLayout(at: section), count: count, in: size,
        environment: view.layoutEnvironment)
      frames.append(placed.map { $0.offsetBy(dx: 0, dy: top) })
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

  func indexPath(at point: CGPoint) -> IndexPath? {
    for (section, frames) in frames.enumerated() {
      if let item = frames.firstIndex(where: { $0.contains(point) }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  // MARK: Sections

  @MainActor private static func place(
    _ section: NSCollectionLayoutSection, count: Int, in size: CGSize,
    environment: any NSCollectionLayoutEnvironment
  ) -> (frames: [CGRect], height: CGFloat) {
    let insets = section.contentInsets
    let width = max(0, size.width - insets.leading - insets.trailing)
    var top = insets.top
    var bottom = insets.bottom
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let height = item.layoutSize.size(in: size).height
      if item.alignment.edges.contains(.top) { top += height }
      if item.alignment.edges.contains(.bottom) { bottom += height }
    }
    guard let group = section.group else {
      let height: CGFloat = Look.current == .iOS26 ? 52 : 44
      let frames = (0..<count).map {
        CGRect(
          x: insets.leading, y: top + CGFloat($0) * height, width: width, height: height)
      }
      return (frames, top + CGFloat(count) * height + bottom)
    }
    var frames: [CGRect] = []
    let box = CGSize(width: width, height: size.height)
    let groupSize = group.layoutSize.size(in: box)
    var origin = CGPoint(x: insets.leading, y: top)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    while frames.count < count {
      let before = frames.count
      fill(
        group, in: CGRect(origin: origin, size: groupSize), count: count, into: &frames,
        environment: environment)
      guard frames.count > before else { break }
      let step =
        (isOrthogonal ? groupSize.width : groupSize.height) + section.interGroupSpacing
      if isOrthogonal { origin.x += step } else { origin.y += step }
    }
    let end = frames.map(\.maxY).max() ?? top
    return (frames, end + bottom)
  }

  // MARK: Groups

  /// Places a group's items until they, or the group's room, are used up.
  @MainActor private static func fill(
    _ group: NSCollectionLayoutGroup, in box: CGRect, count: Int, into frames: inout [CGRect],
    environment: any NSCollectionLayoutEnvironment
  ) {
    if case .custom(let provider) = group.arrangement {
      for place in provider(environment) where frames.count < count {
        frames.append(place.frame.offsetBy(dx: box.minX, dy: box.minY))
      }
      return
    }
    guard !group.subitems.isEmpty else { return }
    let insets = group.contentInsets
    let inner = CGRect(
      x: box.minX + insets.leading, y: box.minY + insets.top,
      width: max(0, box.width - insets.leading - insets.trailing),
      height: max(0, box.height - insets.top - insets.bottom))
    let isRow = group.isHorizontal
    let spacing = group.interItemSpacing?.spacing ?? 0
    let room = isRow ? inner.width : inner.height
    var used: CGFloat = 0
    var index = 0
    while frames.count < count {
      if let limit = group.count, index >= limit { break }
      let item = group.subitems[index % group.subitems.count]
      let size = group.size(of: item, in: inner.size, spacing: spacing)
      let length = isRow ? size.width : size.height
      guard length > 0, index == 0 || used + length <= room + 0.5 else { break }
      let origin = CGPoint(
        x: inner.minX + (isRow ? used : 0), y: inner.minY + (isRow ? 0 : used))
      let place = CGRect(origin: origin, size: size)
      if let nested = item as? NSCollectionLayoutGroup {
        fill(nested, in: place, count: count, into: &frames, environment: environment)
      } else {
        frames.append(place.inset(by: item.contentInsets))
      }
      used += length + spacing
      index += 1
    }
  }
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
