/// What is shown where there is nothing else: an image, two texts and two buttons.
///
/// UIKit: iOS 17 and later. Its measures are chosen by eye.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The factory that made it.
  enum Factory: String {
    case empty, loading, search
  }

  let factory: Factory
  /// The image above the texts.
  public var image: UIImage?
  /// How the image is drawn.
  public var imageProperties = ImageProperties()
  /// How the text is set.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .title2).inWeight(.bold), color: .label)
  /// How the text of the second rank is set.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button; it is shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button; it is shown where it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where everything stands; in the middle by default.
  public var alignment = Alignment.center
  /// The axes on which a larger margin of the view's own wins.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The least distances from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Points between the image and the text.
  public var imageToTextPadding: CGFloat = 12
  /// Points between the two texts.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// Points between the texts and the button.
  public var textToButtonPadding: CGFloat = 16
  /// Points between the two buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind.
  public var background = UIBackgroundConfiguration.clear()
  private var words = Words()

  init(_ factory: Factory) {
    self.factory = factory
  }

  /// Nothing but what the app sets.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty)
  }

  /// A sign that something is being read, with words that say so.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.loading)
    configuration.words.text.offer(SystemWord.word("Loading…"))
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return configuration
  }

  /// That a search found nothing; it names what was searched for where the state does.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.words.text.offer(SystemWord.word("No Results"))
    configuration.words.secondaryText.offer(
      SystemWord.word("Check the spelling or try a new search."))
    return configuration
  }

  /// The same content as it is in a state: a search names what was searched for.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard factory == .search, let state = state as? UIContentUnavailableConfigurationState
    else { return self }
    var result = self
    let query = state.searchText ?? ""
    result.words.text.offer(
      query.isEmpty
        ? SystemWord.word("No Results")
        : SystemWord.word("No Results for “%@”").replacingOccurrences(of: "%@", with: query))
    return result
  }
}

extension UIContentUnavailableConfiguration {
  /// A text that the factory offers until the app sets one.
  struct Wording: Hashable {
    var plain: String?
    var attributed: NSAttributedString?
    private var isSet = false

    mutating func offer(_ text: String) {
      if !isSet { plain = text }
    }

    mutating func set(_ plain: String?, _ attributed: NSAttributedString?) {
      (self.plain, self.attributed, isSet) = (plain, attributed?.unchanging, true)
    }

    // Equal attributed strings of Foundation's may have other hashes on Linux.
    func hash(into hasher: inout Hasher) {
      hasher.combine(plain ?? attributed?.string)
    }
  }

  struct Words: Hashable {
    var text = Wording()
    var secondaryText = Wording()
  }

  /// The text; setting it removes the attributed one.
  public var text: String? {
    get { words.text.plain ?? words.text.attributed?.string }
    set { words.text.set(newValue, nil) }
  }

  /// The text with attributes; setting it removes the plain one.
  public var attributedText: NSAttributedString? {
    get { words.text.attributed }
    set { words.text.set(nil, newValue) }
  }

  /// The text of the second rank; setting it removes the attributed one.
  public var secondaryText: String? {
    get { words.secondaryText.plain ?? words.secondaryText.attributed?.string }
    set { words.secondaryText.set(newValue, nil) }
  }

  /// The text of the second rank with attributes; setting it removes the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    get { words.secondaryText.attributed }
    set { words.secondaryText.set(nil, newValue) }
  }
}

extension UIContentUnavailableConfiguration {
  public static func == (left: Self, right: Self) -> Bool {
    left.factory == right.factory && left.image == right.image && left.words == right.words
      && left.imageProperties == right.imageProperties
      && left.textProperties == right.textProperties
      && left.secondaryTextProperties == right.secondaryTextProperties
      && left.button == right.button && left.buttonProperties == right.buttonProperties
      && left.secondaryButton == right.secondaryButton
      && left.secondaryButtonProperties == right.secondaryButtonProperties
      && left.alignment == right.alignment
      && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
      && left.directionalLayoutMargins == right.directionalLayoutMargins
      && left.paddings == right.paddings && left.background == right.background
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(factory)
    hasher.combine(image)
    hasher.combine(words)
    hasher.combine(paddings)
  }

  private var paddings: [CGFloat] {
    [
      imageToTextPadding, textToSecondaryTextPadding, textToButtonPadding,
      buttonToSecondaryButtonPadding,
    ]
  }
}

extension UIContentUnavailableConfiguration:
  CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The factory and the texts.
  public var description: String {
    "UIContentUnavailableConfiguration(\(parts.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// The factory and the texts.
  public var debugDescription: String {
    description
  }

  /// The factory and the texts.
  public var customMirror: Mirror {
    Mirror(self, children: parts.map { ($0.0, $0.1) }, displayStyle: .struct)
  }

  private var parts: [(String, Any)] {
    var parts: [(String, Any)] = [("factory", factory.rawValue)]
    if let text { parts.append(("text", text)) }
    if let secondaryText { parts.append(("secondaryText", secondaryText)) }
    return parts
  }
}
