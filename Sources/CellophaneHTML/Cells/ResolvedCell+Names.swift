internal import CellophaneDocument

extension ResolvedCell {
  /// What the author calls the cell, or the control that is all of it; `nil` where it is called by
  /// what it shows.
  var ownLabel: String? {
    if accessibility?.isElement != false, let label = accessibility?.spokenLabel { return label }
    guard case .view(let view) = content, !view.hasWords else { return nil }
    return view.controlLabel
  }

  /// Whether the author says that it is a heading.
  var isHeading: Bool { accessibility?.traits.contains(.header) ?? false }

  /// Writes what a row is called: its own label, or its texts, what accessories say, its value.
  func writeName(to html: inout HTMLWriter, in scope: Scope) {
    if let ownLabel {
      if scope.role != .list { html.attribute("aria-label", text: ownLabel) }
      return
    }
    let parts = spokenParts
    guard !parts.isEmpty, !scope.isInInnerList else { return }
    html.attribute("aria-labelledby") { value in
      for (index, part) in parts.enumerated() {
        if index > 0 { value.append(" ") }
        value.append(spoken: part, in: scope)
      }
    }
  }

  /// Whether what stands in the cell is just what its row is called, so that no reference is needed.
  var isCalledByContent: Bool {
    ownLabel == nil
      && (leadingAccessories + trailingAccessories).allSatisfy { $0.isSpoken || $0.isSilent }
  }

  /// The parts of which the name is made, in the order in which UIKit says them.
  private var spokenParts: [StaticString] {
    var parts: [StaticString] = hasTexts ? ["name"] : []
    for (accessories, place) in [
      (leadingAccessories, ClassName.leadingAccessories),
      (trailingAccessories, .trailingAccessories),
    ] {
      for (index, accessory) in accessories.enumerated() where accessory.isSpoken {
        if let part = place.spokenPart(index) { parts.append(part) }
      }
    }
    if let value = accessibility?.value, !value.isEmpty { parts.append("value") }
    return parts
  }
}

extension ResolvedAccessory {
  /// Whether the row says what it shows.
  var isSpoken: Bool {
    guard displayed != .whenEditing, !isHidden else { return false }
    switch kind {
    case .checkmark, .label: return true
    case .custom(let view, _): return view.isSpoken
    default: return false
    }
  }

  /// Whether nothing is heard of it.
  fileprivate var isSilent: Bool {
    if isHidden { return true }
    switch kind {
    case .disclosureIndicator, .outlineDisclosure, .multiselect, .reorder: return true
    default: return false
    }
  }
}

extension ResolvedView {
  /// Whether there are words in it, those of controls aside.
  fileprivate var hasWords: Bool {
    switch kind {
    case .label(let text), .text(let text, _): !text.string.isEmpty
    case .content, .collection: true
    default: children.contains(where: \.hasWords)
    }
  }

  /// What the first control in it is called by its author.
  fileprivate var controlLabel: String? {
    switch kind {
    case .toggle, .control, .button: accessibility?.label
    default: children.lazy.compactMap(\.controlLabel).first
    }
  }

  /// Whether it says something and cannot be operated.
  fileprivate var isSpoken: Bool {
    if accessibility?.isHidden == true { return false }
    switch kind {
    case .label(let text): return !text.string.isEmpty && accessibility?.isElement != false
    case .image(let image, _):
      return accessibility?.isElement != false && (accessibility?.label ?? image.label) != nil
    case .plain, .stack:
      if accessibility?.isElement == true { return accessibility?.label != nil }
      return !children.isEmpty && children.allSatisfy(\.isSpoken)
    default: return false
    }
  }
}

extension ClassName {
  /// What the ids of accessories that are spoken end with; `nil` past the fourth of a side.
  func spokenPart(_ index: Int) -> StaticString? {
    let names: [StaticString] =
      self == .leadingAccessories ? ["1", "2", "3", "4"] : ["5", "6", "7", "8"]
    return names.indices.contains(index) ? names[index] : nil
  }
}

extension AttributeValue {
  /// Appends the id of a part by which the row is called whose name is filled in.
  mutating func append(spoken part: StaticString, in scope: Scope) {
    append(.name, of: scope.collection, in: scope)
    append("~")
    append(part)
  }
}
