internal import CellophaneLook

extension UIButton {
  /// What a button without a configuration shows in one state.
  struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbol: UIImage.SymbolConfiguration?
  }

  /// What was set for a state, else for the normal one.
  func face<Value>(_ part: KeyPath<Face, Value?>, for state: State) -> Value? {
    faces[state.rawValue]?[keyPath: part] ?? faces[State.normal.rawValue]?[keyPath: part]
  }

  /// The colour of a title that was given none: a system button's is its tint.
  var standardTitleColor: UIColor {
    buttonType == .custom ? .white : tintColor
  }

  func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    return label
  }

  func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // Observers do not run inside an initialiser of the same class, and do in a method.
  func adopt(_ configuration: Configuration) {
    self.configuration = configuration
  }

  func updateConfigurationIfNeeded() {
    updateConfiguration()
  }

  /// The words that the button shows now: what is chosen, where its menu chooses.
  package var shownTitle: String? {
    if choosesTitle, let actions = menu?.children.compactMap({ $0 as? UIAction }),
      let chosen = actions.first(where: { $0.state == .on }) ?? actions.first
    {
      return chosen.title
    }
    guard let configuration else { return currentAttributedTitle?.string ?? currentTitle }
    if let shownAttributedTitle { return shownAttributedTitle.string }
    return ownFace?.title ?? configuration.title ?? currentTitle
  }

  /// The attributed words of a button with a configuration: the state's, else the configuration's.
  package var shownAttributedTitle: NSAttributedString? {
    guard let configuration else { return nil }
    if let own = ownFace, own.attributedTitle != nil || own.title != nil {
      return own.attributedTitle
    }
    if let title = configuration.attributedTitle { return NSAttributedString(title) }
    return configuration.title == nil ? currentAttributedTitle : nil
  }

  /// What was set for the present state alone, where that is not the normal one.
  private var ownFace: Face? { state == .normal ? nil : faces[state.rawValue] }

  /// The image that the button shows now.
  package var shownImage: UIImage? {
    guard let configuration else { return currentImage }
    return ownFace?.image ?? configuration.image ?? currentImage
  }

  /// The title's font: a configuration has one for its size.
  private var contentFont: UIFont {
    if let title = shownAttributedTitle, title.length > 0,
      let font = title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    {
      return font
    }
    switch configuration?.buttonSize {
    case .mini, .small: return .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: return .preferredFont(forTextStyle: .body)
    case nil: return titleLabel?.font ?? .systemFont(ofSize: 17)
    }
  }

  var contentSize: CGSize {
    let insets = configuration?.shownInsets ?? .zero
    let edges = configuration == nil ? contentEdgeInsets : .zero
    let (words, drawing) = (wordsSize, drawingSize)
    let padding = words.height > 0 && drawing.width > 0 ? configuration?.imagePadding ?? 0 : 0
    var size = CGSize(
      width: words.width + padding + drawing.width, height: max(words.height, drawing.height))
    if configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom {
      size = CGSize(
        width: max(words.width, drawing.width), height: words.height + padding + drawing.height)
    }
    if showsIndicator {
      let mark = Look.current.accessory(.popUpMenu)
      size.width += CGFloat(mark.width + Look.current.accessorySpacing.menuGap)
      size.height = max(size.height, CGFloat(mark.height))
    }
    return CGSize(
      width: size.width + insets.leading + insets.trailing + edges.left + edges.right,
      height: size.height + insets.top + insets.bottom + edges.top + edges.bottom)
  }

  /// The title's font, and what lies above and below the words; `nil` where there are none.
  var titleInsets: (font: UIFont, room: CGFloat)? {
    let words = wordsSize.height
    return words > 0 ? (contentFont, max(contentSize.height - words, 0) / 2) : nil
  }

  /// The title and the subtitle below it.
  private var wordsSize: CGSize {
    func size(_ words: String?, _ font: UIFont) -> CGSize {
      guard let words, !words.isEmpty else { return .zero }
      return TextMeasure(font: font).size(of: words, within: .infinity, lines: 0)
    }
    let title = size(shownTitle, contentFont)
    let subtitle = size(configuration?.shownSubtitle, .preferredFont(forTextStyle: .footnote))
    guard subtitle.height > 0 else { return title }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + (title.height > 0 ? configuration?.titlePadding ?? 0 : 0)
        + subtitle.height)
  }

  /// The image, or what turns in its place.
  private var drawingSize: CGSize {
    if configuration?.showsActivityIndicator == true {
      return UIActivityIndicatorView().intrinsicContentSize
    }
    let preferred =
      configuration?.preferredSymbolConfigurationForImage
      ?? preferredSymbolConfigurationForImage(in: state)
      ?? UIImage.SymbolConfiguration(font: contentFont)
    return shownImage?.size(beside: preferred) ?? .zero
  }

  /// Whether the button shows which element of its menu is chosen.
  private var choosesTitle: Bool {
    menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
      && configuration != nil
  }

  /// Whether chevrons stand beside the title, as the configuration says; by itself it has them where
  /// the button shows which element of its menu is chosen.
  package var showsIndicator: Bool {
    switch configuration?.indicator {
    case .some(.popup): true
    case .some(.automatic): choosesTitle
    case .some(UIButton.Configuration.Indicator.none), nil: false
    }
  }

  /// The chevrons' colour, where it is not the title's.
  package var indicatorColor: UIColor? {
    guard let configuration else { return nil }
    guard let transformer = configuration.indicatorColorTransformer else {
      return configuration.indicatorColor
    }
    return transformer(configuration.indicatorColor ?? configuration.foreground)
  }
}

extension UIButton.Configuration {
  package var shownSubtitle: String? {
    attributedSubtitle.map { String($0.characters) } ?? subtitle
  }

  /// The insets that were set, else those of the size.
  package var shownInsets: NSDirectionalEdgeInsets {
    var standard = self
    standard.setDefaultContentInsets()
    guard contentInsets == standard.contentInsets, kind != .borderless else { return contentInsets }
    return switch buttonSize {
    case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .medium: contentInsets
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
