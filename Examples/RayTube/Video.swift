import UIKit

/// A course to watch.
class Video: Hashable {
  var id = UUID()
  var title: String
  var thumbnail: UIImage?
  var lessonCount: Int
  var link: URL?

  init(title: String, thumbnail: UIImage? = nil, lessonCount: Int, link: URL?) {
    self.title = title
    self.thumbnail = thumbnail
    self.lessonCount = lessonCount
    self.link = link
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  static func == (left: Video, right: Video) -> Bool {
    left.id == right.id
  }
}
