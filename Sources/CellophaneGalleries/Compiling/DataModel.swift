internal import CellophaneProjects
internal import Foundation

/// The entities of a data model, for which Xcode writes classes.
struct DataModel {
  /// Something with values by key.
  struct Entity: Hashable {
    /// What Xcode writes of its class.
    enum Writing: String {
      /// All of it.
      case whole = "class"
      /// Its properties, in an extension of a class of the app's own.
      case properties = "category"
    }

    var name: String
    /// The class, without its module.
    var type: String
    var parent: String?
    /// `nil` where the app's own code has all of it.
    var writing: Writing?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  struct Attribute: Hashable {
    var name: String
    /// In Swift.
    var type: String
  }

  struct Relationship: Hashable {
    var name: String
    /// The entity at its end.
    var destination: String
    var isToMany: Bool
    var isOrdered: Bool
  }

  private(set) var entities: [Entity] = []

  /// - Parameter paths: The models' folders, those with versions among them.
  init(_ paths: [String]) {
    for path in paths {
      let data = FileManager.default.contents(atPath: "\(Self.current(path))/contents")
      read(String(decoding: data ?? Data(), as: UTF8.self))
    }
  }

  /// The folder of the version that counts: the one that is named, else the only one.
  private static func current(_ path: String) -> String {
    guard Paths.ending(of: path) == "xcdatamodeld" else { return path }
    let note = FileManager.default.contents(atPath: "\(path)/.xccurrentversion") ?? Data()
    let words = String(decoding: note, as: UTF8.self)
    if let name = words.firstMatch(of: /<string>([^<]+\.xcdatamodel)<\/string>/)?.1 {
      return Paths.join(path, String(name))
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { Paths.ending(of: $0) == "xcdatamodel" }.min()
      .map { Paths.join(path, $0) } ?? path
  }

  // MARK: - Reading

  private mutating func read(_ text: String) {
    for tag in text.matches(of: /<(entity|attribute|relationship)\s([^>]*)>/) {
      let fields = Dictionary(
        tag.2.matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { first, _ in first })
      guard let name = fields["name"] else { continue }
      switch tag.1 {
      case "entity": entities.append(Self.entity(name, fields))
      case "attribute":
        guard !entities.isEmpty, let type = Self.type(fields) else { continue }
        entities[entities.count - 1].attributes.append(Attribute(name: name, type: type))
      default:
        guard !entities.isEmpty, let end = fields["destinationEntity"] else { continue }
        entities[entities.count - 1].relationships.append(
          Relationship(
            name: name, destination: end, isToMany: fields["toMany"] == "YES",
            isOrdered: fields["ordered"] == "YES"))
      }
    }
  }

  private static func entity(_ name: String, _ fields: [String: String]) -> Entity {
    let type = fields["representedClassName"]?.split(separator: ".").last.map(String.init)
    return Entity(
      name: name, type: type ?? "NSManagedObject", parent: fields["parentEntity"],
      writing: type == nil ? nil : fields["codeGenerationType"].flatMap(Entity.Writing.init))
  }

  /// What Xcode writes for an attribute; `nil` for one without a type.
  private static func type(_ fields: [String: String]) -> String? {
    let isPlain = fields["usesScalarValueType"] == "YES"
    switch fields["attributeType"] {
    case "String": return "String?"
    case "Integer 16": return isPlain ? "Int16" : "NSNumber?"
    case "Integer 32": return isPlain ? "Int32" : "NSNumber?"
    case "Integer 64": return isPlain ? "Int64" : "NSNumber?"
    case "Double": return isPlain ? "Double" : "NSNumber?"
    case "Float": return isPlain ? "Float" : "NSNumber?"
    case "Boolean": return isPlain ? "Bool" : "NSNumber?"
    case "Date": return isPlain ? "TimeInterval" : "Date?"
    case "Decimal": return "NSDecimalNumber?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Transformable": return (fields["customClassName"] ?? "NSObject") + "?"
    default: return nil
    }
  }

  // MARK: - Swift

  /// Swift source with what Xcode would write; `nil` where it would write nothing.
  var source: String? {
    let written = entities.flatMap { one in
      one.writing.map { ($0 == .whole ? [self.declaration(of: one)] : []) + [properties(of: one)] }
        ?? []
    }
    guard !written.isEmpty else { return nil }
    return (["import CoreData\nimport Foundation"] + written).joined(separator: "\n\n") + "\n"
  }

  private func type(of entity: String) -> String {
    entities.first { $0.name == entity }?.type ?? "NSManagedObject"
  }

  private func declaration(of one: Entity) -> String {
    let above = one.parent.map(type) ?? "NSManagedObject"
    guard one.type != one.name else { return "public class \(one.type): \(above) {}" }
    return """
      public class \(one.type): \(above) {
        override public class func entity() -> NSEntityDescription {
          NSEntityDescription(name: "\(one.name)")
        }
      }
      """
  }

  private func properties(of one: Entity) -> String {
    let fetching = """
      public class func fetchRequest() -> NSFetchRequest<\(one.type)> {
          NSFetchRequest<\(one.type)>(entityName: "\(one.name)")
        }
      """
    let attributes = one.attributes.map { property($0.name, $0.type) }
    let related = one.relationships.flatMap { relationship in
      guard relationship.isToMany else {
        return [property(relationship.name, type(of: relationship.destination) + "?")]
      }
      let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      return [property(relationship.name, set + "?")] + changes(of: relationship, set: set)
    }
    return """
      extension \(one.type) {
        \(([fetching] + attributes + related).joined(separator: "\n  "))
      }
      """
  }

  private func property(_ name: String, _ type: String) -> String {
    "public var \(name): \(type) { get { managedValue(of: \"\(name)\") } "
      + "set { setManagedValue(newValue, of: \"\(name)\") } }"
  }

  /// What puts objects into a set and takes them out.
  private func changes(of one: Relationship, set: String) -> [String] {
    let word = one.name.prefix(1).uppercased() + one.name.dropFirst()
    let type = type(of: one.destination)
    let all = one.isOrdered ? "array" : "allObjects"
    return [
      "public func addTo\(word)(_ value: \(type)) { addTo\(word)(\(set)(object: value)) }",
      "public func removeFrom\(word)(_ value: \(type)) { removeFrom\(word)(\(set)(object: value)) }",
      "public func addTo\(word)(_ values: \(set)) "
        + "{ \(one.name) = \(set)(array: (\(one.name)?.\(all) ?? []) + values.\(all)) }",
      "public func removeFrom\(word)(_ values: \(set)) { \(one.name) = \(set)"
        + "(array: (\(one.name)?.\(all) ?? []).filter { !values.contains($0) }) }",
    ]
  }
}
