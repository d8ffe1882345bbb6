/// What a class lets nibs and storyboards connect.
///
/// Its `interfaceMembers()` names it: actions by their names, outlets by those of their setters.
@MainActor enum InterfaceMembers {
  private static var known: [ObjectIdentifier: [String: Selector]] = [:]

  /// The members of an object's class, by name.
  static func members(of object: AnyObject) -> [String: Selector] {
    guard let responder = object as? UIResponder else { return [:] }
    let type = type(of: responder)
    if let members = known[ObjectIdentifier(type)] { return members }
    // A subclass's own comes last, and counts.
    let members = Dictionary(
      type.interfaceMembers().map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    known[ObjectIdentifier(type)] = members
    return members
  }

  enum Outcome { case set, refused, unknown }

  /// Sets a property by its name.
  ///
  /// - Parameter values: The first that has the property's type is taken.
  static func set(_ name: String, of object: AnyObject, to values: [Any]) -> Outcome {
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    guard let method = members(of: object)[setter]?.method else { return .unknown }
    for value in values {
      do {
        _ = try method.call(object, [value])
        return .set
      } catch is SelectorMethod.Mismatch {
        continue
      } catch {
        return .set
      }
    }
    return .refused
  }
}
