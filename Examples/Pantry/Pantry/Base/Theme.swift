import UIKit

/// The colours and pictures of the app, by the names that Xcode makes of the catalog.
enum Theme {
  static let edge = UIColor(resource: .shelfEdge)
  static let leaf = UIImage(resource: .leaf)
}
