import UIKit

/// A course that somebody follows.
struct Course: Hashable {
  let title: String
  let subject: String

  static let followed = [
    Course(title: "A First Week of SwiftUI", subject: "SwiftUI"),
    Course(title: "Views of iOS, Taken Apart", subject: "UIKit"),
    Course(title: "Rebuilding the Controls of iOS", subject: "UIKit"),
  ]
}
