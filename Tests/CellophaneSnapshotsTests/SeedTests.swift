import CellophaneTesting
import Files
import Lists
import Messages
import RayTube
import Testing
import Topics
import UIKit

/// What the examples say and do that five articles describe.
@MainActor @Suite struct SeedTests {
  @Test(arguments: ["plain", "sidebar"])
  func placesStandUnderHeadingsOfTwoLevels(name: String) async {
    await assertSnapshot(
      of: Preview("Browse") {
        BrowseViewController(appearance: name == "plain" ? .plain : .sidebar)
      }.collapse("Favorites"),
      as: .outline, named: name)
  }

  @Test func placesStandBesideTheirDocumentsOnAPad() async {
    await assertSnapshot(
      of: Preview("Browse") { BrowseSplitViewController() }.tap("Pictures"), as: .outline,
      environment: .pad)
  }

  @Test func documentsHaveLargerImagesInAGrid() async {
    await assertSnapshot(
      of: Preview("Documents") {
        UINavigationController(rootViewController: DocumentsViewController())
      }.tap("List or grid"),
      as: .outline)
  }

  @Test func aPinnedConversationMovesIntoTheGrid() async {
    await assertSnapshot(
      of: Preview("Messages") { ConversationsViewController() }
        .swipe("City Library", action: "Pin"),
      as: .outline)
  }

  @Test func anItemSaysWhichClassItsCellHas() async {
    await assertSnapshot(of: ShelfViewController(), as: .outline)
  }

  @Test func aDiffableDataSourceLosesTwoRowsAtOnce() async {
    await assertSnapshot(
      of: Preview("Following") { DiffableCoursesViewController() }
        .tap("Views of iOS, Taken Apart"),
      as: .outline)
  }

  @Test func messagesTakeEachOthersPlaceBelowTheirTopic() async {
    await assertSnapshot(
      of: Preview("History") { TopicHistoryViewController() }
        .step("Opened") {
          for name in ["shellies", "shelly1pm-51b1904", "temperature"] { $0.tap(name) }
        }
        .step("Later") { $0.receive(TopicMessage.evening) },
      as: .outline)
  }
}
