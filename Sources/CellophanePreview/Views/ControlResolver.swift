internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns controls with their states into the document's.
@MainActor struct ControlResolver {
  let gathering: PageGathering

  private var texts: TextResolver { TextResolver(images: ImageResolver(gathering: gathering)) }

  /// - Returns: `nil` for a view that is no control of the system's.
  func control(_ view: UIView) -> ResolvedControl? {
    switch view {
    case let control as UISegmentedControl: segments(control)
    case let control as UISlider:
      heard(control, ResolvedControl(.slider(slider(control)), isEnabled: control.isEnabled))
    case let control as UIStepper:
      ResolvedControl(
        .stepper(
          control.value, canDecrease: control.wraps || control.value > control.minimumValue,
          canIncrease: control.wraps || control.value < control.maximumValue),
        isEnabled: control.isEnabled)
    case let view as UIProgressView:
      ResolvedControl(
        .progress(
          Self.short(view.progress), done: color(view.progressTintColor),
          track: color(view.trackTintColor)))
    case let view as UIActivityIndicatorView:
      ResolvedControl(
        .activity(
          isMoving: view.isAnimating, isLarge: view.style.isLarge,
          color: color(view.color) ?? .system(.secondaryLabel)))
    case let control as UIPageControl:
      ResolvedControl(
        .pages(
          count: control.hidesForSinglePage && control.numberOfPages < 2
            ? 0 : control.numberOfPages,
          current: control.currentPage, color: color(control.pageIndicatorTintColor),
          currentColor: color(control.currentPageIndicatorTintColor)),
        isEnabled: control.isEnabled)
    case let field as UITextField:
      heard(field, ResolvedControl(.field(self.field(field)), isEnabled: field.isEnabled))
    case let bar as UISearchBar: searchBar(bar)
    case let picker as UIDatePicker:
      ResolvedControl(form(of: picker), isEnabled: picker.isEnabled)
    case let picker as UIPickerView: WheelResolver(picker: picker, texts: texts).control
    default: nil
    }
  }

  /// A control that a person gives a value, who may tell somebody.
  private func heard(_ control: UIControl, _ resolved: ResolvedControl) -> ResolvedControl {
    var resolved = resolved
    resolved.isHeard = control.hasActions
    if let field = control as? UITextField {
      resolved.isHeard =
        (field.hasActions || field.delegate != nil) && !(field is UISearchTextField)
    }
    return resolved
  }

  private func color(_ color: UIColor?) -> LookColor? { color?.lookColor }

  private func form(of picker: UIDatePicker) -> ResolvedControl.Form {
    switch DateWords(picker).form {
    case .words(let words): .date(words)
    case .wheels(let columns): .wheels(columns)
    case .month(let name, let blank, let days, let chosen, let time):
      .month(name: name, blank: blank, days: days, chosen: chosen, time: time)
    }
  }

  /// A value that an author wrote with few digits, with those digits.
  private static func short(_ value: Float) -> Double {
    (Double(value) * 10_000).rounded() / 10_000
  }

  private func slider(_ control: UISlider) -> ResolvedSlider {
    let font = LookFont(size: 17)
    let images = ImageResolver(gathering: gathering)
    return ResolvedSlider(
      value: Self.short(control.value), minimum: Self.short(control.minimumValue),
      maximum: Self.short(control.maximumValue),
      minimumImage: control.minimumValueImage.flatMap { images.image($0, font: font) },
      maximumImage: control.maximumValueImage.flatMap { images.image($0, font: font) },
      minimumTrack: color(control.minimumTrackTintColor),
      maximumTrack: color(control.maximumTrackTintColor), knob: color(control.thumbTintColor))
  }

  private func segments(_ control: UISegmentedControl) -> ResolvedControl {
    let font = LookFont(size: 13)
    let segments = control.segments.map { segment in
      ResolvedControl.Segment(
        title: segment.title,
        image: segment.image.flatMap {
          var image = ImageResolver(gathering: gathering).image($0, preferring: nil, font: font)
          image?.label = $0.accessibilityLabel
          return image
        }, isEnabled: segment.isEnabled, width: segment.width > 0 ? Double(segment.width) : nil)
    }
    let chosen = control.selectedSegmentIndex
    return ResolvedControl(
      .segments(
        segments, chosen: chosen >= 0 && !control.isMomentary ? chosen : nil,
        tint: color(control.selectedSegmentTintColor), titles: titles(of: control)),
      isEnabled: control.isEnabled)
  }

  private func titles(of control: UISegmentedControl) -> ResolvedControl.TitleColors {
    func own(_ state: UIControl.State) -> LookColor? {
      color(control.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor)
    }
    let usual = own(.normal)
    let chosen = own(.selected)
    return ResolvedControl.TitleColors(usual: usual, chosen: chosen == usual ? nil : chosen)
  }

  /// What a search is narrowed by.
  func tokens(of field: UISearchTextField) -> [ResolvedToken] {
    let images = ImageResolver(gathering: gathering)
    return field.tokens.map { token in
      ResolvedToken(
        text: token.text, image: token.icon.flatMap { images.image($0, font: LookFont(size: 17)) },
        background: field.tokenBackgroundColor?.handedOn)
    }
  }

  private func field(_ field: UITextField) -> ResolvedField {
    let clears = field.clearButtonMode == .always || field.clearButtonMode == .unlessEditing
    let words = field.attributedText
    var resolved = ResolvedField(
      text: field.text ?? "", placeholder: field.placeholder ?? "",
      font: (words?.common(.font) as? UIFont ?? field.font ?? .systemFont(ofSize: 17)).lookFont,
      color: (words?.common(.foregroundColor) as? UIColor ?? field.textColor)?.lookColor
        ?? .system(.label),
      alignment: field.textAlignment.resolved, border: field.borderStyle.resolved,
      isSecure: field.isSecureTextEntry, isSearch: field is UISearchTextField,
      showsClear: clears && field.hasText)
    resolved.placeholderColor = color(
      field.attributedPlaceholder?.common(.foregroundColor) as? UIColor)
    if let search = field as? UISearchTextField {
      resolved.tokens = tokens(of: search)
    } else {
      resolved.sample = field.sample()
    }
    return resolved
  }

  private func searchBar(_ bar: UISearchBar) -> ResolvedControl {
    var field = self.field(bar.searchTextField)
    field.isSearch = true
    field.isHeard = bar.isHeard
    field.showsClear = bar.searchTextField.hasText
    field.scopes = bar.scopes
    if bar.showsCancelButton { field.cancelTitle = SystemWord.word("Cancel") }
    return ResolvedControl(.field(field), isEnabled: bar.isEnabled)
  }

  /// The words of a text view.
  func text(_ view: UITextView) -> ResolvedText {
    let runs = texts.runs(view.text, attributed: view.attributedText)
    return ResolvedText(
      runs: runs ?? [ResolvedRun("")], font: (view.font ?? .systemFont(ofSize: 12)).lookFont,
      color: view.textColor?.lookColor ?? .system(.label), alignment: view.textAlignment.resolved,
      numberOfLines: view.textContainer.maximumNumberOfLines)
  }
}

extension NSAttributedString {
  /// The value that an attribute has over all of the text, as a field can show it.
  func common(_ key: Key) -> Any? { differs(key) ? nil : attribute(key, at: 0) }

  /// Whether an attribute has one value here and another, or none, there.
  func differs(_ key: Key) -> Bool {
    var range = NSRange()
    let all = NSRange(location: 0, length: length)
    if length > 0 { _ = attribute(key, at: 0, longestEffectiveRange: &range, in: all) }
    return range != all
  }

  private func attribute(_ key: Key, at index: Int) -> Any? {
    index < length ? attribute(key, at: index, effectiveRange: nil) : nil
  }
}

extension UITextField.BorderStyle {
  var resolved: ResolvedField.Border {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}
