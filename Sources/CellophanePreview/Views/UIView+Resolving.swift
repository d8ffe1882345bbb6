internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension UIView {
  /// The tint that was set on the view itself.
  ///
  /// A tint that was handed on, such as `a.tintColor = b.tintColor`, may be the tint of wherever it
  /// is used: then it is what is around the view.
  var ownTint: LookColor? {
    guard let own = givenTintColor?.lookColor else { return nil }
    guard case .tint = own.source else { return own }
    if own.alpha == 1 { return nil }
    var around = superview?.tintAround ?? AccentColor.look
    around.alpha *= own.alpha
    return around
  }

  /// The tint that was set on the view or on what it lies in.
  var tintAround: LookColor? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownTint).first
  }

  /// Whether light or dark is set for this view or its controller, and is not the whole page's.
  var hasOwnScheme: Bool {
    let own = overrideUserInterfaceStyle.scheme
    guard let scheme = own ?? owningController?.overrideUserInterfaceStyle.scheme else {
      return false
    }
    return scheme != window?.ownScheme
  }
}

extension UIWindow {
  /// Light or dark for everything in the window, where that is overridden: by its root, else by itself.
  var ownScheme: ResolvedEnvironment.Scheme? {
    let root = rootViewController
    let inner = root?.viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified
    let outer = root?.overrideUserInterfaceStyle ?? .unspecified
    return [inner, outer, overrideUserInterfaceStyle].lazy.compactMap(\.scheme).first
  }
}

extension UIUserInterfaceStyle {
  fileprivate var scheme: ResolvedEnvironment.Scheme? {
    switch self {
    case .dark: .dark
    case .light: .light
    default: nil
    }
  }
}

extension UIColor {
  /// The colour as a tint of something in a bar; `nil` where it is the tint of wherever it is used.
  var handedOn: LookColor? {
    let own = lookColor
    guard case .tint = own.source else { return own }
    if own.alpha == 1 { return nil }
    var around = AccentColor.look
    around.alpha *= own.alpha
    return around
  }
}

extension AccentColor {
  /// The tint where nobody sets one.
  static var look: LookColor {
    colors.map { LookColor(.fixed($0)) } ?? .system(.systemBlue)
  }
}
