extension UIImage: UIAccessibilityIdentification {
  /// Whether assistive technology hears of the picture where it is shown.
  @MainActor public var isAccessibilityElement: Bool {
    get { givenAccessibility.isElement ?? false }
    set { givenAccessibility.isElement = newValue }
  }
  /// What the picture is called; a symbol has a name of its own.
  @MainActor public var accessibilityLabel: String? {
    get {
      if let given = givenAccessibility.label { return given.string }
      guard case .symbol(let name) = source else { return nil }
      return Self.spokenName(ofSymbol: name)
    }
    set { givenAccessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What the picture is called, with attributes.
  @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { givenAccessibility.label }
    set { givenAccessibility.label = newValue }
  }
  /// What the picture is set to; kept.
  @MainActor public var accessibilityValue: String? {
    get { givenAccessibility.value?.string }
    set { givenAccessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What activating the picture does; kept.
  @MainActor public var accessibilityHint: String? {
    get { givenAccessibility.hint?.string }
    set { givenAccessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// How the picture behaves; kept.
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { givenAccessibility.traits ?? .image }
    set { givenAccessibility.traits = newValue }
  }
  /// The language of the label, as a BCP 47 tag; kept.
  @MainActor public var accessibilityLanguage: String? {
    get { givenAccessibility.language }
    set { givenAccessibility.language = newValue }
  }
  /// A name for tests; never spoken.
  @MainActor public var accessibilityIdentifier: String? {
    get { givenAccessibility.identifier }
    set { givenAccessibility.identifier = newValue }
  }
}

extension UIImage {
  /// What a symbol is called where nothing else says it: UIKit's words for those that stand for an
  /// action, by eye; else the first of its name that is no form.
  static func spokenName(ofSymbol name: String) -> String {
    if let known = spokenNames[name] { return SystemWord.word(known) }
    var parts = name.split(separator: ".")
    while let last = parts.last, forms.contains(last), parts.count > 1 { parts.removeLast() }
    let base = parts.joined(separator: ".")
    if let known = spokenNames[base] { return SystemWord.word(known) }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static let forms: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "rtl", "ltr",
  ]

  private static let spokenNames: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected", "trash": "Delete",
    "pencil": "Edit", "square.and.pencil": "Compose", "square.and.arrow.up": "Share",
    "square.and.arrow.down": "Download", "magnifyingglass": "Search", "gear": "Settings",
    "gearshape": "Settings", "ellipsis": "More", "info": "Info", "questionmark": "Help",
    "exclamationmark": "Attention", "star": "Favorite", "heart": "Love", "bookmark": "Bookmark",
    "flag": "Flag", "pin": "Pin", "bell": "Alert", "person": "Profile", "house": "Home",
    "paperplane": "Send", "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo", "arrowshape.turn.up.left": "Reply",
    "arrowshape.turn.up.right": "Forward", "chevron.left": "Back", "chevron.right": "Forward",
    "chevron.backward": "Back", "chevron.forward": "Forward", "chevron.up": "Up",
    "chevron.down": "Down", "arrow.up.arrow.down": "Sort", "list.bullet": "List",
    "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "slider.horizontal.3": "Filter", "archivebox": "Archive", "envelope": "Mail",
    "envelope.open": "Read", "envelope.badge": "Unread", "play": "Play", "pause": "Pause",
    "backward": "Rewind", "forward": "Fast forward", "sidebar.left": "Sidebar",
    "sidebar.leading": "Sidebar", "doc.on.doc": "Copy", "folder": "Folder", "camera": "Camera",
    "eye": "Show", "eye.slash": "Hide", "lock": "Lock", "lock.open": "Unlock",
  ]
}
