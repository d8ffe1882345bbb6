internal import CellophaneDocument
internal import UIKit

extension AccessibleObject {
  /// What the author set for assistive technology; `nil` where all is as UIKit has it.
  ///
  /// The properties are asked, not what was stored: a subclass may override them.
  var resolvedAccessibility: ResolvedAccessibility? {
    let usual = usualAccessibility
    let label = accessibilityAttributedLabel
    let said = accessibilityLabel
    let value = accessibilityValue
    var resolved = ResolvedAccessibility(
      label: said == usual.label ? nil : said, value: value == usual.value ? nil : value,
      hint: accessibilityHint, language: accessibilityLanguage ?? label?.speechLanguage,
      isHidden: accessibilityElementsHidden, container: accessibilityContainerType.resolved)
    let traits = accessibilityTraits
    if traits != usual.traits { resolved.traits = traits.resolved }
    let isElement = isAccessibilityElement
    if isElement != usual.isElement { resolved.isElement = isElement }
    return resolved == ResolvedAccessibility() ? nil : resolved
  }

  /// What UIKit makes of an object that nothing was set on.
  private var usualAccessibility: UsualAccessibility {
    switch self {
    case let label as UILabel:
      UsualAccessibility(label: label.text, traits: .staticText, isElement: true)
    case let button as UIButton:
      UsualAccessibility(
        label: button.shownTitle ?? button.shownImage?.accessibilityLabel, traits: .button,
        isElement: true)
    case let toggle as UISwitch:
      UsualAccessibility(
        value: toggle.isOn ? "1" : "0", traits: [.button, .toggleButton], isElement: true)
    case is UIImageView: UsualAccessibility(traits: .image)
    case is UIAccessibilityElement: UsualAccessibility(isElement: true)
    default: UsualAccessibility()
    }
  }
}

private struct UsualAccessibility {
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var isElement = false
}

extension UIAccessibilityTraits {
  /// What a page can say; the others change how an iPhone behaves and are not spoken.
  fileprivate var resolved: [ResolvedAccessibility.Trait] {
    let words: [(UIAccessibilityTraits, ResolvedAccessibility.Trait)] = [
      (.button, .button), (.link, .link), (.image, .image), (.header, .header),
      (.selected, .selected), (.notEnabled, .disabled),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }
}

extension UIAccessibilityContainerType {
  fileprivate var resolved: ResolvedAccessibility.Container? {
    switch self {
    case .none: nil
    case .dataTable: .table
    case .list: .list
    case .landmark: .landmark
    case .semanticGroup: .group
    }
  }
}

extension NSAttributedString {
  /// The language of the whole text, where it has one.
  fileprivate var speechLanguage: String? {
    guard length > 0 else { return nil }
    return attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
  }
}

extension UIView {
  /// What assistive technology finds inside as the author lists it; `nil` for all of it.
  private var listedElements: [Any]? {
    if let elements = accessibilityElements { return elements }
    guard let cell = superview as? any AskableCell, cell.contentView === self else { return nil }
    return cell.accessibilityElements
  }

  /// The subviews in the order in which their author has them read; those that the list leaves out
  /// come first, where they are painted below the others.
  func inReadingOrder(_ children: [UIView]) -> [UIView] {
    guard let elements = listedElements, elements.contains(where: { $0 is UIView }) else {
      return children
    }
    let places = children.map { $0.place(in: elements) }
    return children.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { children[$0] }
  }

  /// Its place in a list of elements, itself or something inside; -1 for none.
  private func place(in elements: [Any]) -> Int {
    elements.firstIndex { ($0 as? UIView)?.isDescendant(of: self) ?? false } ?? -1
  }

  /// Silences a view whose modal sibling, or whose author's list of elements, leaves it out.
  func silence(_ resolved: inout ResolvedView) {
    if let elements = listedElements, !elements.contains(where: { $0 is UIView }) {
      let labels = elements.compactMap { ($0 as? AccessibleObject)?.accessibilityLabel }
      var accessibility = resolved.accessibility ?? ResolvedAccessibility()
      accessibility.label = accessibility.label ?? labels.joined(separator: ", ")
      accessibility.isElement = true
      resolved.accessibility = accessibility
    } else if isLeftOut {
      var accessibility = resolved.accessibility ?? ResolvedAccessibility()
      accessibility.isHidden = true
      resolved.accessibility = accessibility
    }
  }

  private var isLeftOut: Bool {
    guard let superview else { return false }
    if let elements = superview.listedElements, elements.contains(where: { $0 is UIView }) {
      return place(in: elements) < 0
    }
    return superview.subviews.contains { $0 !== self && $0.accessibilityViewIsModal }
  }
}
