import Foundation
import UIKit

/// A folder of resources that a test writes; it goes with the test.
final class AssetFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("resources-\(UUID().uuidString)/App_Cells.resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  var bundle: Bundle? { Bundle(path: path) }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ bytes: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// A drawing of a size.
  func drawing(_ width: Int, _ height: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)"/>"#
  }

  /// An image in the bundle, and what was reported.
  func image(_ name: String, _ traits: UITraitCollection? = nil) -> (UIImage?, [RuntimeIssue]) {
    RuntimeIssue.collecting {
      var image: UIImage?
      (traits ?? UITraitCollection(displayScale: 3)).performAsCurrent {
        image = UIImage(named: name, in: bundle, with: nil)
      }
      return (image, RuntimeIssue.drain())
    }
  }

  /// The file of an image in the bundle.
  func file(_ name: String, _ traits: UITraitCollection? = nil) -> ImageFile? {
    guard case .named(_, let file)? = image(name, traits).0?.source else { return nil }
    return file
  }

  /// The name of the file in which a picture was found.
  static func name(_ file: ImageFile?) -> String? {
    file?.path?.split(separator: "/").last.map(String.init)
  }
}
