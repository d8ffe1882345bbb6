internal import Foundation

/// The objects of a project of Xcode, as `project.pbxproj` has them.
struct ProjectFile {
  typealias Object = [String: PropertyValue]

  /// The bundle, `App.xcodeproj`.
  let path: String
  let objects: [String: Object]
  let root: Object
  /// The folder that the project's paths begin at.
  let folder: String
  private(set) var findings: [InventoryFinding] = []

  init(path: String) throws(InventoryError) {
    self.path = path
    let file = "\(path)/project.pbxproj"
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      throw .project(path: path, words: error.localizedDescription)
    }
    if let line = PropertyListReader.conflict(in: bytes) { throw .conflict(path: file, line: line) }
    let value: PropertyValue
    if bytes.starts(with: "<?xml".utf8) {
      value = try Self.xml(bytes, path: path)
    } else {
      var reader = PropertyListReader(bytes)
      do {
        value = try reader.read()
      } catch {
        throw .syntax(path: file, line: error.line, words: error.words)
      }
      findings = reader.duplicates.map {
        .duplicateKey(path: file, line: $0.line, key: $0.key)
      }
    }
    guard let list = value.object, let objects = list["objects"]?.object,
      let root = list["rootObject"]?.text.flatMap({ objects[$0]?.object })
    else { throw .project(path: path, words: "it has no objects") }
    self.objects = objects.compactMapValues(\.object)
    self.root = root
    folder = Paths.join(Paths.folder(of: path), root["projectDirPath"]?.text ?? "")
  }

  func object(_ id: String) -> Object? { objects[id] }

  /// The objects that a member of an object lists, with their ids.
  func list(_ object: Object, _ key: String) -> [(id: String, object: Object)] {
    (object[key]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  private static func xml(_ bytes: [UInt8], path: String) throws(InventoryError) -> PropertyValue {
    do {
      let list = try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      return value(list)
    } catch {
      throw .project(path: path, words: error.localizedDescription)
    }
  }

  private static func value(_ any: Any) -> PropertyValue {
    switch any {
    case let text as String: .text(text)
    case let list as [Any]: .list(list.map(value))
    case let object as [String: Any]: .object(object.mapValues(value))
    default: .text("\(any)")
    }
  }
}

extension [String: PropertyValue] {
  func text(_ key: String) -> String? { self[key]?.text }

  var isa: String { text("isa") ?? "" }
}
