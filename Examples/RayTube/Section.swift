import UIKit

/// Courses on one subject. Sections are objects, since a server may name new ones at any time.
class Section: Hashable {
  var id = UUID()
  var title: String
  var videos: [Video]

  init(title: String, videos: [Video]) {
    self.title = title
    self.videos = videos
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  static func == (left: Section, right: Section) -> Bool {
    left.id == right.id
  }
}

extension Section {
  static var allSections: [Section] = [
    Section(
      title: "SwiftUI",
      videos: [video("A First Week of SwiftUI", "canvas", lessons: 24)]),
    Section(
      title: "UIKit",
      videos: [
        video("Views of iOS, Taken Apart", "layers", lessons: 18),
        video("Rebuilding the Controls of iOS", "controls", lessons: 27),
      ]),
    Section(
      title: "Frameworks",
      videos: [
        video("Automatic Releases for iOS", "lanes", lessons: 32),
        video("Streams of Values with RxSwift", "streams", lessons: 41),
      ]),
    Section(
      title: "Miscellaneous",
      videos: [
        video("Trees, Heaps and Graphs in Swift", "graph", lessons: 36),
        video("Rooms Full of ARKit", "cube", lessons: 22),
        video("Small Models on iOS", "model", lessons: 12),
        video("Notifications That Are Welcome", "bell", lessons: 16),
      ]),
  ]

  private static func video(_ title: String, _ picture: String, lessons: Int) -> Video {
    Video(
      title: title, thumbnail: UIImage(named: picture), lessonCount: lessons,
      link: URL(string: "https://example.com/courses/\(picture)"))
  }
}
