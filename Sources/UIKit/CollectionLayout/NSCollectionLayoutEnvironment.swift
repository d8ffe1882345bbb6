/// What a section provider and a custom group can ask about their surroundings.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The box that a layout, a section or a group fills.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Points.
  var contentSize: CGSize { get }
  /// Points, without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a collection view's layout at one moment.
@MainActor package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  package let container: any NSCollectionLayoutContainer
  package let traitCollection: UITraitCollection

  package init(
    size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traitCollection: UITraitCollection
  ) {
    container = LayoutContainer(contentSize: size, contentInsets: insets)
    self.traitCollection = traitCollection
    super.init()
  }
}

@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
