internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns a cell, as it is at the moment, into the document's.
@MainActor struct CellResolver {
  let gathering: PageGathering
  let texts: TextResolver
  let images: ImageResolver
  let views: ViewResolver
  let backgrounds: BackgroundResolver
  let accessories: AccessoryResolver

  init(_ gathering: PageGathering, views: ViewResolver) {
    self.gathering = gathering
    images = ImageResolver(gathering: gathering)
    texts = TextResolver(images: images)
    self.views = views
    backgrounds = BackgroundResolver(images: images, views: views)
    accessories = AccessoryResolver(texts: texts, images: images, views: views)
  }

  /// The cell as its configurations are now.
  func cell(_ cell: any AskableCell) -> ResolvedCell {
    self.cell(
      cell, content: cell.askedContent, background: cell.backgroundConfiguration,
      isChosen: cell.isSelected || cell.isHighlighted)
  }

  /// The cell as it would be with these configurations.
  func cell(
    _ cell: any AskableCell, content: (any UIContentConfiguration)?,
    background: UIBackgroundConfiguration?, isChosen: Bool
  ) -> ResolvedCell {
    UnshownProperty.note(on: cell, to: gathering)
    let tint: UIColor = cell.tintColor
    let background =
      background.map { backgrounds.background($0, tint: tint) }
      ?? backgrounds.plainBackground(
        color: cell.backgroundColor, radius: cell.drawnCornerRadius,
        view: isChosen && cell.showsChoice
          ? cell.selectedBackgroundView ?? cell.backgroundView : cell.backgroundView)
    var resolved = around(cell)
    resolved.content = self.content(content, of: cell)
    resolved.background = background
    CellFrame(cell).decorate(&resolved, by: LayerResolver(gathering: gathering))
    return resolved
  }

  /// The cell without its content and background.
  func around(_ cell: any AskableCell) -> ResolvedCell {
    var resolved = ResolvedCell(
      content: .empty, background: ResolvedBackground(style: .clear), tint: cell.ownTint,
      accessibility: cell.resolvedAccessibility)
    let (leading, trailing) = cell.sides(accessories)
    resolved.leadingAccessories = leading
    resolved.trailingAccessories = trailing
    resolved.indentation = cell.indentation
    resolved.indentsAccessories = cell.movesAccessories
    return resolved
  }

  /// A header, a footer or another supplementary view.
  func supplementary(_ view: UICollectionReusableView) -> ResolvedCell {
    if let cell = view as? UICollectionViewCell { return self.cell(cell) }
    let content: ResolvedContent =
      view.subviews.isEmpty ? .empty : .view(views.container(view))
    return ResolvedCell(
      content: content,
      background: backgrounds.plainBackground(
        color: view.backgroundColor, radius: view.drawnCornerRadius, view: nil),
      tint: view.ownTint, accessibility: view.resolvedAccessibility)
  }

  /// A table's header or footer.
  func tableEdge(_ view: UIView) -> ResolvedCell {
    guard let edge = view as? UITableViewHeaderFooterView else {
      return ResolvedCell(
        content: .view(views.container(view)), background: ResolvedBackground(style: .clear))
    }
    // What labels of UIKit's own say is seen where nothing else is in the view.
    let isOwn = edge.contentConfiguration == nil && !edge.contentView.subviews.isEmpty
    let shown = isOwn ? nil : edge.shownContent as? UIListContentConfiguration
    let list = shown.map { listContent($0, tint: edge.tintColor) }
    let content: ResolvedContent =
      if edge.isTapped {
        .view(whole(edge, over: edge.contentView, list))
      } else if let list {
        .list(list)
      } else if edge.contentView.subviews.isEmpty, edge.subviews.count > 1 {
        .view(views.container(edge).withoutFrame)
      } else {
        .view(views.container(edge.contentView))
      }
    let background =
      edge.backgroundConfiguration.map { backgrounds.background($0, tint: edge.tintColor) }
      ?? backgrounds.plainBackground(color: edge.backgroundColor, view: edge.backgroundView)
    return ResolvedCell(
      content: content, background: background, accessibility: edge.resolvedAccessibility)
  }

  // MARK: Content

  private func content(
    _ configuration: (any UIContentConfiguration)?, of cell: any AskableCell
  ) -> ResolvedContent {
    let list = (configuration as? UIListContentConfiguration).map {
      listContent((cell as? UICollectionViewCell)?.cut($0) ?? $0, tint: cell.tintColor)
    }
    if !cell.ownViews.isEmpty || cell.isTapped {
      // Views beside the content view lie over all of the cell.
      return .view(whole(cell, over: cell.contentView, list))
    }
    if let list {
      guard cell.contentHasOwnViews else { return .list(list) }
      var content = views.container(cell.contentView)
      if !(cell.contentView is UIListContentView) { content.put(under: list) }
      return .view(content)
    }
    if configuration == nil, cell.contentView.subviews.isEmpty,
      cell.contentView.layer.sublayers == nil, cell.contentView.backgroundColor == nil
    {
      return .empty
    }
    return .view(views.container(cell.contentView))
  }

  /// All of a cell, a header or a footer, as a view.
  private func whole(
    _ view: UIView, over content: UIView, _ list: ResolvedListContent?
  ) -> ResolvedView {
    var whole = views.container(view).withoutFrame
    if !(content is UIListContentView), let list { whole.put(under: list) }
    return whole
  }

  func listContent(
    _ configuration: UIListContentConfiguration, tint: UIColor
  ) -> ResolvedListContent {
    let properties = configuration.textProperties
    return ResolvedListContent(
      style: configuration.style,
      image: images.image(
        configuration.image, configuration.imageProperties, tint: tint,
        font: properties.font.lookFont),
      text: texts.text(
        configuration.text, attributed: configuration.attributedText, properties),
      secondaryText: texts.text(
        configuration.secondaryText, attributed: configuration.secondaryAttributedText,
        configuration.secondaryTextProperties),
      prefersSideBySide: configuration.prefersSideBySideTextAndSecondaryText,
      margins: configuration.directionalLayoutMargins.look,
      imageToTextPadding: Double(configuration.imageToTextPadding),
      horizontalTextPadding: Double(configuration.textToSecondaryTextHorizontalPadding),
      verticalTextPadding: Double(configuration.textToSecondaryTextVerticalPadding),
      alpha: Double(configuration.alpha))
  }
}

extension ResolvedView {
  /// The view without what its own layer draws, which somebody else draws.
  fileprivate var withoutFrame: ResolvedView {
    var view = self
    (view.background, view.shadow, view.borderColor, view.roundCorners) = (nil, nil, nil, nil)
    (view.borderWidth, view.cornerRadius, view.clips, view.alpha) = (0, 0, false, 1)
    view.cornerRadii = nil
    (view.layers, view.tint, view.accessibility, view.transform) = ([], nil, nil, nil)
    return view
  }

  /// Puts list content behind what is inside, over all of the view.
  mutating func put(under content: ResolvedListContent) {
    var base = ResolvedView(kind: .content(content))
    if grid != nil { base.placement = ResolvedPlacement(columnEnd: -1, rowEnd: -1) }
    children.insert(base, at: 0)
    kind = .plain
  }
}
