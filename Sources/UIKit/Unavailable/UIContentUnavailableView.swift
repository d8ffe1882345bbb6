/// A view that shows that there is nothing else to show.
///
/// UIKit: iOS 17 and later.
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  /// Whether it can be scrolled where it does not fit; yes by default.
  public var isScrollEnabled = true

  /// A view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    fill()
  }

  /// Views are not read from archives here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What it shows.
  ///
  /// UIKit: only a `UIContentUnavailableConfiguration` can be set.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let content = newValue as? UIContentUnavailableConfiguration else {
        raise(
          "configuration: a content unavailable view shows its own kind of configuration, "
            + "not a '\(type(of: newValue))'")
      }
      self.content = content
      fill()
    }
  }

  /// Whether it can show a configuration: any of its own kind.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// Everything anew, in the middle of the margins.
  private func fill() {
    for view in subviews { view.removeFromSuperview() }
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = content.background.backgroundColor
    directionalLayoutMargins = content.directionalLayoutMargins
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    addImage()
    addTexts()
    add(content.button, content.buttonProperties, after: content.textToButtonPadding)
    add(
      content.secondaryButton, content.secondaryButtonProperties,
      after: content.buttonToSecondaryButtonPadding)
  }

  private func addImage() {
    if content.factory == .loading {
      let spinner = UIActivityIndicatorView()
      spinner.startAnimating()
      stack.addArrangedSubview(spinner)
    }
    guard let image = content.image else { return }
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    if let tint = content.imageProperties.tintColor { view.tintColor = tint }
    view.layer.cornerRadius = content.imageProperties.cornerRadius
    stack.addArrangedSubview(view)
  }

  private func addTexts() {
    add(
      content.text, content.attributedText, content.textProperties,
      after: content.imageToTextPadding)
    add(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      after: content.textToSecondaryTextPadding)
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, after gap: CGFloat
  ) {
    guard let text else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = .center
    label.text = text
    if let attributed { label.attributedText = attributed }
    add(label, after: gap)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, after gap: CGFloat
  ) {
    guard configuration.title != nil || configuration.image != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    add(button, after: gap)
  }

  private func add(_ view: UIView, after gap: CGFloat) {
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(gap, after: last) }
    stack.addArrangedSubview(view)
  }
}

extension UIContentUnavailableConfiguration {
  /// A view that shows it.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
}
