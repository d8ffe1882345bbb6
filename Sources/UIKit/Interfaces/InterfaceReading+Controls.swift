extension InterfaceReading {
  /// Gives a control what its element says.
  func read(_ element: InterfaceElement, into control: UIControl) {
    control.isEnabled = element.flag("enabled") ?? true
    control.isSelected = element.flag("selected") ?? false
    let horizontal: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
    if let alignment = element.choice("contentHorizontalAlignment", horizontal) {
      control.contentHorizontalAlignment = alignment
    }
    switch control {
    case let one as UIButton: read(element, into: one)
    case let one as UITextField: read(element, into: one)
    case let one as UISwitch:
      one.isOn = element.flag("on") ?? false
      one.onTintColor = color(element, "onTintColor")
      one.thumbTintColor = color(element, "thumbTintColor")
    case let one as UISlider:
      one.minimumValue = Float(element.number("minValue") ?? 0)
      one.maximumValue = Float(element.number("maxValue") ?? 1)
      one.value = Float(element.number("value") ?? 0)
    case let one as UIStepper:
      one.minimumValue = Double(element.number("minimumValue") ?? 0)
      one.maximumValue = Double(element.number("maximumValue") ?? 100)
      one.stepValue = Double(element.number("stepValue") ?? 1)
      one.value = Double(element.number("value") ?? 0)
    case let one as UISegmentedControl: read(element, into: one)
    case let one as UIPageControl:
      one.numberOfPages = element.integer("numberOfPages") ?? 0
      one.currentPage = element.integer("currentPage") ?? 0
    case let one as UIDatePicker: read(element, into: one)
    default: break
    }
  }

  // MARK: Buttons

  private func read(_ element: InterfaceElement, into button: UIButton) {
    let types: KeyValuePairs<String, UIButton.ButtonType> = [
      "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    button.become(element.choice("buttonType", types) ?? .custom)
    if let font = font(element) { button.titleLabel?.font = font }
    if let mode = element.choice("lineBreakMode", Self.lineBreaks) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    let states: KeyValuePairs<String, UIControl.State> = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected,
      "disabled": .disabled,
    ]
    for words in element.children where words.name == "state" {
      guard let state = words.choice("key", states) else { continue }
      if let title = title(words, of: element) { button.setTitle(title, for: state) }
      if let color = color(words, "titleColor") { button.setTitleColor(color, for: state) }
      if let image = image(words, "image") { button.setImage(image, for: state) }
      if let image = image(words, "backgroundImage") {
        button.setBackgroundImage(image, for: state)
      }
      if let symbol = words.value("preferredSymbolConfiguration").flatMap(symbolConfiguration) {
        button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
      }
    }
    if let words = element.value("configuration"), words.name == "buttonConfiguration" {
      button.configuration = configuration(words, of: element)
    }
  }

  /// The title of a state, which the table of texts has by the button's identifier.
  private func title(_ state: InterfaceElement, of button: InterfaceElement) -> String? {
    var named = state
    named.attributes["id"] = button.id
    return text(named, "title", as: "\(state["key"] ?? "normal")Title")
  }

  private func configuration(
    _ words: InterfaceElement, of button: InterfaceElement
  ) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch words["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    var named = words
    named.attributes["id"] = button.id
    configuration.title = text(named, "title", as: "configuration.title")
    configuration.subtitle = text(named, "subtitle", as: "configuration.subtitle")
    if let title = attributedText(words, "attributedTitle") {
      configuration.title = title.string
    }
    configuration.image = image(words, "image")
    if let symbol = words.value("preferredSymbolConfigurationForImage")
      .flatMap(symbolConfiguration)
    {
      configuration.preferredSymbolConfigurationForImage = symbol
    }
    let corners: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
      "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    if let style = words.choice("cornerStyle", corners) { configuration.cornerStyle = style }
    if let color = color(words, "baseForegroundColor") {
      configuration.baseForegroundColor = color
    }
    if let color = color(words, "baseBackgroundColor") {
      configuration.baseBackgroundColor = color
    }
    if let padding = words.number("imagePadding") { configuration.imagePadding = padding }
    return configuration
  }

  // MARK: Fields

  private func read(_ element: InterfaceElement, into field: UITextField) {
    if let font = font(element) { field.font = font }
    if let color = color(element, "textColor") { field.textColor = color }
    field.text = text(element, "text")
    field.placeholder = text(element, "placeholder")
    if let alignment = element.choice("textAlignment", Self.alignments) {
      field.textAlignment = alignment
    }
    let borders: KeyValuePairs<String, UITextField.BorderStyle> = [
      "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    field.borderStyle = element.choice("borderStyle", borders) ?? .none
    let modes: KeyValuePairs<String, UITextField.ViewMode> = [
      "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    field.clearButtonMode = element.choice("clearButtonMode", modes) ?? .never
    guard let traits = element.value("textInputTraits") else { return }
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    let keyboards: KeyValuePairs<String, UIKeyboardType> = [
      "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
      "emailAddress": .emailAddress, "decimalPad": .decimalPad,
      "numbersAndPunctuation": .numbersAndPunctuation, "webSearch": .webSearch,
    ]
    field.keyboardType = traits.choice("keyboardType", keyboards) ?? .default
  }

  func read(_ element: InterfaceElement, into bar: UISearchBar) {
    bar.placeholder = text(element, "placeholder")
    bar.text = text(element, "text")
    bar.prompt = text(element, "prompt")
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    bar.showsScopeBar = element.flag("showsScopeBar") ?? false
    if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    let scopes = element.contents("scopeButtonTitles").compactMap(\.text)
    if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
  }

  // MARK: Others

  private func read(_ element: InterfaceElement, into control: UISegmentedControl) {
    for (index, segment) in element.contents("segments").enumerated() {
      if let image = image(segment, "image") {
        control.insertSegment(with: image, at: index, animated: false)
        continue
      }
      var named = segment
      named.attributes["id"] = element.id
      control.insertSegment(
        withTitle: text(named, "title", as: "segmentTitles[\(index)]"), at: index,
        animated: false)
    }
    if let index = element.integer("selectedSegmentIndex") {
      control.selectedSegmentIndex = index
    } else if control.numberOfSegments > 0 {
      control.selectedSegmentIndex = 0
    }
  }

  private func read(_ element: InterfaceElement, into picker: UIDatePicker) {
    let modes: KeyValuePairs<String, UIDatePicker.Mode> = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer,
    ]
    if let mode = element.choice("datePickerMode", modes) { picker.datePickerMode = mode }
    let styles: KeyValuePairs<String, UIDatePickerStyle> = [
      "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    if let style = element.choice("style", styles) { picker.preferredDatePickerStyle = style }
  }

  func read(_ element: InterfaceElement, into view: UIActivityIndicatorView) {
    let styles: KeyValuePairs<String, UIActivityIndicatorView.Style> = [
      "medium": .medium, "large": .large, "whiteLarge": .large,
    ]
    if let style = element.choice("style", styles) { view.style = style }
    if let color = color(element, "color") { view.color = color }
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
  }

  func read(_ element: InterfaceElement, into view: UIProgressView) {
    view.progress = Float(element.number("progress") ?? 0)
    if let color = color(element, "progressTintColor") { view.progressTintColor = color }
    if let color = color(element, "trackTintColor") { view.trackTintColor = color }
  }
}
