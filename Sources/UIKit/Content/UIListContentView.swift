/// A view that shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration

  /// A view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  /// Views are not read from archives here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What it shows.
  ///
  /// UIKit: only a `UIListContentConfiguration` can be set.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let content = newValue as? UIListContentConfiguration else {
        raise(
          "configuration: a list content view shows list content configurations, "
            + "not a '\(type(of: newValue))'")
      }
      self.content = content
    }
  }

  /// Whether it can show a configuration: any list content configuration.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// Around the text; `nil` without one.
  public private(set) lazy var textLayoutGuide: UILayoutGuide? = guide(content.text != nil)
  /// Around the text of the second rank; `nil` without one.
  public private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? =
    guide(content.secondaryText != nil)
  /// Around the image; `nil` without one.
  public private(set) lazy var imageLayoutGuide: UILayoutGuide? = guide(content.image != nil)

  private func guide(_ isShown: Bool) -> UILayoutGuide? {
    guard isShown else { return nil }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }
}

extension UIListContentConfiguration {
  /// A view that shows it.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
