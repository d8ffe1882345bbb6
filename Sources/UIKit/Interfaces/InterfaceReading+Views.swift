extension InterfaceReading {
  /// Gives a view what its element says, and the views in it.
  func read(_ element: InterfaceElement, into view: UIView) {
    keep(view, as: element)
    readLooks(element, into: view)
    switch view {
    case let one as UILabel: read(element, into: one)
    case let one as UIImageView: read(element, into: one)
    case let one as UITextView: read(element, into: one)
    case let one as UITableView: read(element, into: one)
    case let one as UICollectionView: read(element, into: one)
    case let one as UITableViewCell: read(element, into: one)
    case let one as UICollectionReusableView: read(element, into: one)
    case let one as UIStackView: read(element, into: one)
    case let one as UISearchBar: read(element, into: one)
    case let one as UIActivityIndicatorView: read(element, into: one)
    case let one as UIProgressView: read(element, into: one)
    case let one as UIVisualEffectView: read(element, into: one)
    case let one as UINavigationBar: read(element, into: one)
    case let one as UIToolbar: one.items = element.contents("items").compactMap(barButton)
    case let one as UIControl: read(element, into: one)
    default: break
    }
    if let scroll = view as? UIScrollView { readScrolling(element, into: scroll) }
    readSubviews(element, into: view)
    for guide in element.children where guide.name.hasSuffix("ayoutGuide") {
      if let made = self.guide(guide["key"], of: view) { name(made, guide.id) }
    }
    constraints.append((view, element))
    noteUnread(element, of: view)
  }

  /// Says what the document has of a view and nobody reads.
  private func noteUnread(_ element: InterfaceElement, of view: UIView) {
    for child in element.children {
      let what: String
      switch child.name {
      case "menu": what = "a menu"
      case "variation" where child["key"] != "default": what = "a variation by size class"
      default: continue
      }
      RuntimeIssue.record(
        "interface-not-read",
        "a nib or a storyboard gives '\(type(of: view))' \(what), which is not read; set it in code"
      )
    }
  }

  private func readSubviews(_ element: InterfaceElement, into view: UIView) {
    for child in element.contents("subviews") {
      guard let subview = self.view(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
      for segue in child.contents("connections") where segue["kind"] == "embed" {
        embeddings.append((subview, segue))
      }
    }
  }

  private func guide(_ key: String?, of view: UIView) -> AnyObject? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// What every view has.
  private func readLooks(_ element: InterfaceElement, into view: UIView) {
    if let frame = element.rect("frame") { view.frame = frame }
    if let mask = element.value("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    // Interface Builder keeps a view by its frame that has no constraints yet.
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false,
      element.flag("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let mode = element.choice("contentMode", Self.contentModes) { view.contentMode = mode }
    if let color = color(element, "backgroundColor") { view.backgroundColor = color }
    if let color = color(element, "tintColor") { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let isHidden = element.flag("hidden") { view.isHidden = isHidden }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let tag = element.integer("tag") { view.tag = tag }
    if let isEnabled = element.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = isEnabled
    }
    if let insets = element.insets("layoutMargins") { view.layoutMargins = insets }
    for (axis, word) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      if let value = element.number("\(word)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number("\(word)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
    readAccessibility(element, into: view)
  }

  private func readAccessibility(_ element: InterfaceElement, into view: UIView) {
    guard let words = element.children.first(where: { $0.name == "accessibility" }) else { return }
    view.accessibilityLabel = words["label"] ?? view.accessibilityLabel
    view.accessibilityHint = words["hint"] ?? view.accessibilityHint
    view.accessibilityIdentifier = words["identifier"] ?? view.accessibilityIdentifier
    if let isElement = words.value("isElement")?.flag("value") {
      view.isAccessibilityElement = isElement
    }
    guard let traits = words.value("traits") else { return }
    let known: KeyValuePairs<String, UIAccessibilityTraits> = [
      "button": .button, "link": .link, "image": .image, "header": .header,
      "selected": .selected, "staticText": .staticText, "notEnabled": .notEnabled,
    ]
    view.accessibilityTraits = known.reduce(into: []) { all, one in
      if traits.flag(one.key) == true { all.insert(one.value) }
    }
  }

  private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let words: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
      "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return words.reduce(into: []) { if element.flag($1.key) == true { $0.insert($1.value) } }
  }

  private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  // MARK: Texts and pictures

  private func read(_ element: InterfaceElement, into label: UILabel) {
    if let font = font(element) { label.font = font }
    if let color = color(element, "textColor") { label.textColor = color }
    label.text = text(element, "text")
    if let text = attributedText(element, "attributedText") { label.attributedText = text }
    label.highlightedTextColor = color(element, "highlightedColor")
    label.shadowColor = color(element, "shadowColor")
    label.numberOfLines = element.integer("numberOfLines") ?? 1
    if let alignment = element.choice("textAlignment", Self.alignments) {
      label.textAlignment = alignment
    }
    if let mode = element.choice("lineBreakMode", Self.lineBreaks) { label.lineBreakMode = mode }
    label.isEnabled = element.flag("enabled") ?? true
    label.adjustsFontSizeToFitWidth =
      element.flag("adjustsFontSizeToFit") == true
      && (element.number("minimumScaleFactor") != nil || element.number("minimumFontSize") != nil)
    label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    label.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
  }

  private func read(_ element: InterfaceElement, into view: UIImageView) {
    if let symbol = element.value("preferredSymbolConfiguration").flatMap(symbolConfiguration) {
      view.preferredSymbolConfiguration = symbol
    }
    view.image = image(element, "image")
    view.highlightedImage = image(element, "highlightedImage")
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? false
  }

  private func read(_ element: InterfaceElement, into view: UITextView) {
    if let font = font(element) { view.font = font }
    if let color = color(element, "textColor") { view.textColor = color }
    view.text = text(element, "text") ?? ""
    if let text = attributedText(element, "attributedText") { view.attributedText = text }
    if let alignment = element.choice("textAlignment", Self.alignments) {
      view.textAlignment = alignment
    }
    view.isEditable = element.flag("editable") ?? true
    view.isSelectable = element.flag("selectable") ?? true
  }

  // MARK: Boxes

  private func read(_ element: InterfaceElement, into stack: UIStackView) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing =
      element["spacingType"] == "standard"
      ? UIStackView.spacingUseSystem : element.number("spacing") ?? 0
    let distributions: KeyValuePairs<String, UIStackView.Distribution> = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    stack.distribution = element.choice("distribution", distributions) ?? .fill
    let alignments: KeyValuePairs<String, UIStackView.Alignment> = [
      "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    stack.alignment = element.choice("alignment", alignments) ?? .fill
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    stack.isLayoutMarginsRelativeArrangement =
      element.insets("layoutMargins") != nil
      || element.flag("layoutMarginsRelativeArrangement") == true
  }

  private func read(_ element: InterfaceElement, into view: UIVisualEffectView) {
    let words = element.children.first { $0.name == "blurEffect" }
    let styles: KeyValuePairs<String, UIBlurEffect.Style> = [
      "light": .light, "dark": .dark, "extraLight": .extraLight, "regular": .regular,
      "prominent": .prominent, "systemMaterial": .systemMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    view.effect = UIBlurEffect(style: words?.choice("style", styles) ?? .regular)
    if let content = element.value("contentView") { take(view.contentView, as: content) }
  }

  private func readScrolling(_ element: InterfaceElement, into view: UIScrollView) {
    if let shows = element.flag("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
    }
    if let shows = element.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let bounces = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = element.flag("alwaysBounceHorizontal") {
      view.alwaysBounceHorizontal = bounces
    }
    if let isEnabled = element.flag("scrollEnabled") { view.isScrollEnabled = isEnabled }
    if element.flag("pagingEnabled") == true { view.isPagingEnabled = true }
    if element["contentInsetAdjustmentBehavior"] == "never" {
      view.contentInsetAdjustmentBehavior = .never
    }
    if let control = element.value("refreshControl") {
      view.refreshControl = self.view(control) as? UIRefreshControl
    }
  }

  /// Gives a view that another has made what its element says.
  func take(_ view: UIView, as element: InterfaceElement) {
    if let color = color(element, "backgroundColor") { view.backgroundColor = color }
    name(view, element.id)
    readSubviews(element, into: view)
    constraints.append((view, element))
  }
}
