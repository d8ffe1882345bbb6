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

  /// The words that the button shows now.
  package var shownTitle: String? {
    if let configuration {
      return configuration.attributedTitle.map { String($0.characters) } ?? configuration.title
    }
    return currentAttributedTitle?.string ?? currentTitle
  }

  /// The image that the button shows now.
  package var shownImage: UIImage? { configuration.map(\.image) ?? currentImage }

  /// The title's font: a configuration has one for its size.
  private var contentFont: UIFont {
    if let title = configuration?.attributedTitle, !title.characters.isEmpty,
      let font = NSAttributedString(title).attribute(.font, at: 0, effectiveRange: nil) as? UIFont
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
    let font = contentFont
    let text =
      shownTitle.map {
        TextMeasure(font: font).size(of: $0, within: .infinity, lines: 1)
      } ?? .zero
    let preferred =
      configuration?.preferredSymbolConfigurationForImage
      ?? preferredSymbolConfigurationForImage(in: state)
      ?? UIImage.SymbolConfiguration(font: font)
    let image = shownImage?.size(beside: preferred) ?? .zero
    let padding = shownTitle != nil && shownImage != nil ? configuration?.imagePadding ?? 0 : 0
    let edges = configuration == nil ? contentEdgeInsets : .zero
    return CGSize(
      width: text.width + image.width + padding + insets.leading + insets.trailing + edges.left
        + edges.right,
      height: max(text.height, image.height) + insets.top + insets.bottom + edges.top
        + edges.bottom)
  }
}

extension UIButton.Configuration {
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
