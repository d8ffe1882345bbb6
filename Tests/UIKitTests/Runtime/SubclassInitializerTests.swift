import Testing
import UIKit

private final class Icon: UIImageView {
  let size: CGFloat

  init(size: CGFloat) {
    self.size = size
    super.init(image: UIImage(systemName: "star"))
  }

  override init(image: UIImage?) {
    size = 1
    super.init(image: image, highlightedImage: image)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Choices: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: ["All"] + (items ?? []))
  }

  required init?(coder: NSCoder) { nil }
}

private final class Window: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    tag = 3
  }

  required init?(coder: NSCoder) { nil }
}

private final class Layout: UICollectionViewCompositionalLayout {
  private(set) var words = ""

  override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    words = "provided"
    super.init(sectionProvider: sectionProvider)
  }

  override init(section: NSCollectionLayoutSection) {
    super.init(section: section)
  }

  required init?(coder: NSCoder) { nil }
}

/// Initialisers that subclasses of an app's override and call, as they can those of UIKit's.
@MainActor @Suite struct SubclassInitializerTests {
  @Test func anImageViewIsMadeOfAnImage() {
    #expect(Icon(size: 20).image == UIImage(systemName: "star"))
    let icon = Icon(image: UIImage(systemName: "moon"))
    #expect(icon.highlightedImage == UIImage(systemName: "moon"))
    #expect(icon.size == 1)
    #expect(!icon.isUserInteractionEnabled)
  }

  @Test func choicesAreMadeOfItems() {
    let choices = Choices(items: ["New"])
    #expect(choices.numberOfSegments == 2)
    #expect(choices.titleForSegment(at: 1) == "New")
  }

  @Test func aLayoutIsMadeOfSections() {
    let layout = Layout { _, environment in
      .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    #expect(layout.words == "provided")
  }
}
