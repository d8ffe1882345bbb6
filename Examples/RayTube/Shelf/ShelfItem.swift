import UIKit

/// What stands on the shelf: courses, and articles among them.
enum ShelfItem: Hashable {
  case course(Video)
  case article(Article)

  static let all: [ShelfItem] = {
    let videos = Section.allSections.flatMap(\.videos)
    return [
      .course(videos[0]), .article(.snapshots), .course(videos[1]), .course(videos[3]),
      .article(.layouts), .course(videos[5]),
    ]
  }()
}

/// A text to read.
struct Article: Hashable {
  let title: String
  let minutes: Int

  static let snapshots = Article(title: "What a Snapshot Knows", minutes: 7)
  static let layouts = Article(title: "Layouts, Section by Section", minutes: 12)
}
