internal import CellophaneLook

extension UICollectionViewCell {
  /// What accessories take at the content view's sides, with the margins beyond them.
  var accessoryRoom: AccessoryRoom {
    guard let cell = self as? UICollectionViewListCell else { return AccessoryRoom() }
    return AccessoryRoom(cell.accessories, isEditing: configurationState.isEditing)
  }

  /// Where the content view lies: beside the accessories.
  var contentBox: CGRect {
    var room = accessoryRoom
    if room.leading > 0 { room.leading += contentMargin }
    if room.trailing > 0 { room.trailing += contentMargin }
    let indentation = ownIndentation
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let before = room.leading + indentation
    return CGRect(
      x: isMirrored ? room.trailing : before, y: 0,
      width: max(bounds.width - before - room.trailing, 0), height: bounds.height)
  }

  private var ownIndentation: CGFloat {
    guard let cell = self as? UICollectionViewListCell else { return 0 }
    return CGFloat(cell.indentationLevel) * cell.indentationWidth
  }

  /// What a list keeps free at its rows' sides.
  private var contentMargin: CGFloat {
    let list = Look.current.list(place?.appearance?.look ?? .plain)
    return CGFloat(list.contentMargin(width: Double(owner?.bounds.width ?? 402)))
  }

  /// Whether views of the author's, and not list content, are what the cell shows.
  var hasOwnContent: Bool {
    guard let view = contents.builtView else {
      return contents.configuration.map { !($0 is UIListContentConfiguration) } ?? false
    }
    return !(view is UIListContentView) && !view.subviews.isEmpty || !ownSubviews.isEmpty
  }

  /// The content with as many lines of its two texts as there is room for, where the layout makes the
  /// cell too low for both.
  package func cut(_ content: UIListContentConfiguration) -> UIListContentConfiguration {
    guard content.text != nil, content.secondaryText != nil, !hasOwnContent, let owner, let place,
      place.kind == nil, place.appearance == nil, owner.hasItem(at: place.indexPath),
      owner.givesHeight(ofItemAt: place.indexPath)
    else { return content }
    // Outside lists there is no list's margin.
    let measure = ListContentMeasure(content, contentMargin: 0)
    let size = owner.estimatedSize(at: place.indexPath)
    guard let lines = measure.lines(within: size) else { return content }
    var content = content
    content.textProperties.numberOfLines = lines.text
    content.secondaryTextProperties.numberOfLines = lines.secondary
    return content
  }

  /// Whether there is anything to measure.
  var showsContent: Bool { contents.configuration != nil || hasOwnContent }

  /// Views beside the content view.
  private var ownSubviews: [UIView] {
    subviews.filter {
      $0 !== contents.builtView && $0 !== contents.backgroundView
        && $0 !== contents.selectedBackgroundView
    }
  }

  /// How high the content makes the cell in its width.
  var contentHeight: CGFloat {
    let room = accessoryRoom
    if let list = contentConfiguration as? UIListContentConfiguration, !hasOwnContent {
      return ListContentMeasure(list, contentMargin: contentMargin)
        .height(within: bounds.width, indentation: ownIndentation, room)
    }
    guard showsContent else { return max(room.height, owner?.keptHeight(of: self) ?? 0) }
    if !ownSubviews.isEmpty {
      return fittingSize(
        CGSize(width: bounds.width, height: 0), .required, .fittingSizeLevel
      ).height
    }
    let fitting = contentView.fittingSize(
      CGSize(width: contentBox.width, height: 0), .required, .fittingSizeLevel)
    return max(fitting.height, room.height)
  }
}
