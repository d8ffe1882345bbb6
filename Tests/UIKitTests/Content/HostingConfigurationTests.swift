import Testing

@testable import UIKit

@MainActor @Suite struct HostingConfigurationTests {
  @Test func aViewOfSwiftUIsIsARowThatNamesIt() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let issues = RuntimeIssue.collecting {
      cell.contentConfiguration = UIHostingConfiguration("TopicRow(topic: topic) .padding()")
      _ = cell.contentView
      return RuntimeIssue.drain()
    }
    let list = try #require(cell.contentView.subviews.first as? UIListContentView)
    let content = try #require(list.configuration as? UIListContentConfiguration)
    #expect(content.text == "TopicRow")
    #expect(content.secondaryText == "SwiftUI")
    #expect(
      issues.map(\.message) == [
        "'TopicRow(topic: topic) .padding()' is a view of SwiftUI's, which is not shown: a row says "
          + "its name instead"
      ])
  }
}
