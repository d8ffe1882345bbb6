internal import CellophaneProjects
internal import CellophaneValidation
internal import Foundation

/// The storyboards and nibs of targets, read, and as an app's bundle has them.
struct InterfaceFiles {
  /// By the names that they have in the bundle: `Main.storyboardc`, `PersonCell.nib`.
  private(set) var files: [String: [UInt8]] = [:]
  /// What could not be read, a sentence each.
  private(set) var notes: [String] = []
  /// The controllers of storyboards by their classes: the storyboard and the scene.
  private(set) var scenes: [String: (storyboard: String, id: String)] = [:]
  /// The classes of controllers in whose scenes a list is.
  private(set) var lists: Set<String> = []
  /// The nibs whose only view is of a class, by the class.
  private(set) var nibs: [String: String] = [:]
  /// The nibs that belong to an owner of a class, by the class.
  private(set) var owners: Set<String> = []
  /// The storyboards that begin at a controller.
  private(set) var beginnings: Set<String> = []
  /// Whether one of the storyboards has columns.
  private(set) var hasColumns = false

  /// - Parameter targets: The app first.
  init(_ targets: [InventoryTarget]) {
    let modules = targets.map(\.module)
    var taken: Set<String> = []
    for path in targets.flatMap(\.files.interfaces).sorted(by: Self.isBefore) {
      let isStoryboard = Paths.ending(of: path) == "storyboard"
      guard isStoryboard || Paths.ending(of: path) == "xib" else { continue }
      let stem = Paths.stem(of: path)
      let name = "\(stem).\(isStoryboard ? "storyboardc" : "nib")"
      guard taken.insert(name).inserted else { continue }
      guard let data = FileManager.default.contents(atPath: path),
        let text = try? MarkupText(of: Array(data)), let root = text.root, text.brokenLine == nil
      else {
        notes.append("'\(path)' cannot be read, and is not in the app: it is no well-formed XML")
        continue
      }
      // One for other devices, or of the time before Xcode 5, has another vocabulary.
      guard root.name == "document", root["type"]?.contains("CocoaTouch") ?? true else { continue }
      isStoryboard ? note(storyboard: root, named: stem) : note(nib: root, named: stem)
      let written = Written(modules: modules, root: Written.Element(root))
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      files[name] = (try? encoder.encode(written)).map(Array.init)
    }
  }

  /// The language in which a file is written comes before translations of it.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    let rank = { (path: String) in
      switch Paths.name(of: Paths.folder(of: path)) {
      case "Base.lproj": 0
      case let folder where Paths.ending(of: folder) == "lproj": folder == "en.lproj" ? 2 : 3
      default: 1
      }
    }
    return (rank(one), one) < (rank(other), other)
  }

  // MARK: What is in them

  private mutating func note(storyboard root: MarkupElement, named name: String) {
    if root["initialViewController"] != nil { beginnings.insert(name) }
    for element in root.everything {
      if element.name == "splitViewController" { hasColumns = true }
      guard element.name.hasSuffix("ontroller"), let type = element["customClass"],
        let id = element["id"], scenes[type] == nil
      else { continue }
      scenes[type] = (name, id)
      if element.everything.contains(where: { $0.isList }) { lists.insert(type) }
    }
  }

  private mutating func note(nib root: MarkupElement, named name: String) {
    let objects = root.elements.first { $0.name == "objects" }?.elements ?? []
    for object in objects where object.name != "placeholder" {
      guard let type = object["customClass"], nibs[type] == nil else { continue }
      nibs[type] = name
    }
    for object in objects where object["placeholderIdentifier"] == "IBFilesOwner" {
      if let type = object["customClass"] { owners.insert(type) }
    }
  }

  /// Whether a class comes from a scene or a nib of its own.
  func knows(_ name: String) -> Bool {
    scenes[name] != nil || nibs[name] != nil || owners.contains(name)
  }

  /// How an instance of a class is made of its storyboard or nib; `nil` for another class.
  func making(of type: String, named name: String, _ kind: ClassFamily.Kind) -> String? {
    if kind == .screen {
      return scenes[name].map { "\(type).made(scene: \"\($0.id)\", of: \"\($0.storyboard)\")" }
    }
    return nibs[name].map { "\(type).made(nib: \"\($0)\")" }
  }
}

extension MarkupElement {
  fileprivate var elements: [MarkupElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  fileprivate var everything: [MarkupElement] { [self] + elements.flatMap(\.everything) }

  /// Whether it is a list, or holds a controller that may have one.
  fileprivate var isList: Bool {
    ["collectionView", "tableView"].contains(name) || name == "segue" && self["kind"] == "embed"
  }
}

/// A document as `UIKit` reads it.
private struct Written: Encodable {
  struct Element: Encodable {
    var name: String
    var attributes: [String: String]
    var children: [Element]
    var text: String?

    init(_ element: MarkupElement) {
      name = element.name
      attributes = Dictionary(
        element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      children = element.elements.map(Element.init)
      let text = element.children.map { if case .text(let text) = $0 { text } else { "" } }.joined()
      self.text = children.isEmpty && !text.isEmpty ? text : nil
    }
  }

  var modules: [String]
  var root: Element
}
