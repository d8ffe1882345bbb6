import Foundation
import UIKit

/// An element of a nib or a storyboard, as the build writes it.
struct Element: Encodable {
  var name: String
  var attributes: [String: String]
  var children: [Element]
  var text: String?

  init(_ name: String, _ attributes: [String: String] = [:], _ children: [Element] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Element {
    Element(
      "rect",
      ["key": "frame", "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)"])
  }

  static func constraint(
    _ first: (item: String, attribute: String), _ second: (item: String, attribute: String)? = nil,
    _ more: [String: String] = [:]
  ) -> Element {
    var attributes = ["firstItem": first.item, "firstAttribute": first.attribute]
    if let second {
      attributes["secondItem"] = second.item
      attributes["secondAttribute"] = second.attribute
    }
    return Element("constraint", attributes.merging(more) { _, new in new })
  }

  static func outlet(_ property: String, _ destination: String) -> Element {
    Element("outlet", ["property": property, "destination": destination])
  }
}

/// A document in the form in which a bundle has it.
struct Document: Encodable {
  var modules = ["UIKitTests"]
  var root: Element

  /// A nib with an owner that has connections.
  init(_ views: [Element], owner: [Element] = []) {
    let placeholder = Element(
      "placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1"],
      [Element("connections", [:], owner)])
    root = Element("document", [:], [Element("objects", [:], [placeholder] + views)])
  }

  /// A storyboard of controllers, of which the first is where it begins.
  init(scenes: [Element]) {
    root = Element(
      "document", ["initialViewController": scenes[0].attributes["id"] ?? ""],
      [
        Element(
          "scenes", [:], scenes.map { Element("scene", [:], [Element("objects", [:], [$0])]) })
      ])
  }

  var data: Data { (try? JSONEncoder().encode(self)) ?? Data() }

  @MainActor var nib: UINib { UINib(data: data, bundle: nil) }

  /// A bundle in a folder of its own which has the document as a storyboard.
  func bundle(named name: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("\(name).storyboardc"))
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    return bundle
  }

  @MainActor func storyboard() throws -> UIStoryboard {
    UIStoryboard(name: "Main", bundle: try bundle(named: "Main"))
  }
}
