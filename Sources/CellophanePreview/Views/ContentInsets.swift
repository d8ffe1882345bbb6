internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension UIScrollView {
  /// What the author leaves between the edges and what scrolls; bars' share is not in it.
  var contentInsets: LookInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (Double(contentInset.left), Double(contentInset.right))
    return LookInsets(
      Double(contentInset.top), isMirrored ? right : left, Double(contentInset.bottom),
      isMirrored ? left : right)
  }
}

extension UITextView {
  /// What the author leaves around the letters; what is below 0 is none.
  var insetsOfText: LookInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let padding = textContainer.lineFragmentPadding
    let (left, right) = (
      Double(textContainerInset.left + padding), Double(textContainerInset.right + padding)
    )
    return LookInsets(
      Double(textContainerInset.top), isMirrored ? right : left, Double(textContainerInset.bottom),
      isMirrored ? left : right
    ).outsideIn
  }
}

extension LookInsets {
  /// The same without what is less than 0.
  var outsideIn: LookInsets {
    LookInsets(max(0, top), max(0, leading), max(0, bottom), max(0, trailing))
  }
}

extension ResolvedCollection {
  /// Puts a list's insets between its edges and its rows: in a layout that scrolls sideways those
  /// across scroll with the items of each section.
  mutating func take(_ insets: LookInsets, scrollsSideways: Bool) {
    contentInsets = insets
    guard scrollsSideways else { return }
    (contentInsets.leading, contentInsets.trailing) = (0, 0)
    for index in sections.indices {
      guard case .compositional(var layout) = sections[index].layout else { continue }
      layout.contentInsets.leading += insets.leading
      layout.contentInsets.trailing += insets.trailing
      sections[index].layout = .compositional(layout)
    }
  }
}
