internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension UIAlertController {
  /// The edit that shows it, with answers that do not yet do anything.
  var resolved: ResolvedEdit {
    let enabled = enabledOnceTyped
    return .alert(
      title: title ?? "", message: message ?? "",
      fields: zip(textFields ?? [], samples).map { field, sample in
        ResolvedAlertField(
          placeholder: field.placeholder ?? "", text: field.text ?? "",
          isSecure: field.isSecureTextEntry, sample: sample)
      },
      answers: zip(actions, enabled).map { action, isEnabledLater in
        ResolvedAnswer(
          title: action.title ?? "", style: action.style.resolved,
          isPreferred: action === preferredAction, isEnabled: action.isEnabled,
          needsText: isEnabledLater && !action.isEnabled)
      },
      style: preferredStyle == .alert ? .alert : isAnchored ? .popover : .actionSheet)
  }

  /// What is typed into the fields before the author's code is asked what an answer does.
  var samples: [String] { samples(1) }

  /// Samples that nothing is called yet.
  func samples(besides identifiers: [String]) -> [String] {
    FieldSamples.unused(by: identifiers, samples)
  }

  private func samples(_ time: Int) -> [String] {
    (textFields ?? []).enumerated().map { index, field in
      if field.takesDigits { return FieldSamples.digits(index, time) }
      return (time == 1 ? "Typed text" : "Text \(time)") + (index == 0 ? "" : " \(index + 1)")
    }
  }

  /// Which answers can be given once something stands in the fields, which are then as before.
  private var enabledOnceTyped: [Bool] {
    let fields = textFields ?? []
    guard !fields.isEmpty, actions.contains(where: { !$0.isEnabled }) else {
      return actions.map(\.isEnabled)
    }
    let texts = fields.map { $0.text ?? "" }
    simulateTyping(samples)
    defer { simulateTyping(texts) }
    return actions.map(\.isEnabled)
  }

  /// Whether an action sheet stands beside its source: on iPads always, since iOS 26 on iPhones too
  /// where one is set (WWDC25, 284).
  private var isAnchored: Bool {
    if traitCollection.userInterfaceIdiom == .pad { return true }
    guard Look.current.name == .iOS26, let place = popoverPresentationController else {
      return false
    }
    return place.sourceItem != nil || place.sourceView != nil || place.barButtonItem != nil
  }
}

extension UIAlertAction.Style {
  fileprivate var resolved: ResolvedAnswer.Style {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
