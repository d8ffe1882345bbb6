/// A cell of a list, with accessories and an indentation.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private var ownIndentationLevel: Int? {
    didSet { forgetReading() }
  }

  /// The controls beside the content; each kind of the system's at most once.
  ///
  /// UIKit: raises an exception for a kind given twice, where this stops.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      forgetReading()
      AccessoryOrder.refuseDuplicates(in: accessories)
    }
  }

  /// How deep the cell stands in an outline; set from the section snapshot, unless an author sets
  /// it.
  open var indentationLevel: Int {
    get { ownIndentationLevel ?? place?.level ?? 0 }
    set { ownIndentationLevel = newValue }
  }
  /// Points a level.
  open var indentationWidth: CGFloat = 10 {
    didSet { forgetReading() }
  }
  /// Whether leading accessories move with the content.
  open var indentsAccessories = true {
    didSet { forgetReading() }
  }

  /// The part of the cell above which its separator lies; constraints may move it.
  ///
  /// UIKit: from the primary text's leading edge in a list content configuration.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    givenSeparatorGuide = guide
    forgetReading()
    return guide
  }()
  /// The separator's guide, where somebody asked for it.
  package private(set) weak var givenSeparatorGuide: UILayoutGuide?

  open override func prepareForReuse() {
    super.prepareForReuse()
    ownIndentationLevel = nil
  }

  // MARK: Defaults

  /// The content configuration that the cell starts from where it stands: by the list's
  /// appearance, as an item, a header or a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let content: UIListContentConfiguration =
      switch role {
      case .item: .cell()
      case .header: .header()
      case .footer: .footer()
      }
    return UsualConfigurations.content(content, in: traitCollection)
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let background: UIBackgroundConfiguration =
      switch role {
      case .item: .listCell()
      case .header: .listHeader()
      case .footer: .listFooter()
      }
    return UsualConfigurations.background(background, for: configurationState)
  }

  override var automaticBackground: UIBackgroundConfiguration? { defaultBackgroundConfiguration() }

  private var role: ItemPlace.Role { place?.role ?? .item }

  /// The outline disclosure that can be tapped at this moment.
  package var shownDisclosure: ShownDisclosure? {
    for accessory in accessories {
      guard case .outlineDisclosure(let options, let handler) = accessory.content,
        accessory.displayed == .always
          || accessory.isShown(whileEditing: configurationState.isEditing)
      else { continue }
      if accessory.isHidden { return nil }
      return ShownDisclosure(style: options.style, actionHandler: handler)
    }
    return nil
  }
}

/// An outline disclosure that can be tapped.
package struct ShownDisclosure {
  package var style: UICellAccessory.OutlineDisclosureOptions.Style
  /// Called instead of opening or closing.
  package var actionHandler: UICellAccessory.ActionHandler?

  /// Whether the whole row opens and closes.
  package func isHeaderStyle(isHeader: Bool) -> Bool {
    style == .header || style == .automatic && isHeader
  }
}
