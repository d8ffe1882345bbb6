internal import CellophaneDocument
internal import UIKit

/// A property of UIKit's that code can set and no page shows.
///
/// A build says it of each page on which one is set, once.
@MainActor package struct UnshownProperty: Sendable {
  /// The type that declares it.
  package let type: String
  package let member: String
  /// What is seen instead, or what to do; a part of a sentence.
  package let instead: String
  private let belongs: @MainActor @Sendable (AnyObject) -> Bool
  private let isSet: @MainActor @Sendable (AnyObject) -> Bool

  /// - Parameter isSet: Whether it says something else than it does by itself.
  init<Owner: AnyObject>(
    _ type: Owner.Type, _ member: String, _ instead: String,
    _ isSet: @escaping @MainActor @Sendable (Owner) -> Bool
  ) {
    self.type = String(describing: type)
    self.member = member
    self.instead = instead
    belongs = { $0 is Owner }
    self.isSet = { object in
      guard let owner = object as? Owner else { return false }
      return isSet(owner)
    }
  }

  /// Every one of them, by type and member.
  package static var all: [UnshownProperty] {
    (ofViews + ofControllers).sorted { ($0.type, $0.member) < ($1.type, $1.member) }
  }

  /// Those that an object of a class can have; each class is looked at once.
  private static var known: [ObjectIdentifier: [UnshownProperty]] = [:]

  private static func possible(for object: AnyObject) -> [UnshownProperty] {
    let id = ObjectIdentifier(Swift.type(of: object))
    if let known = known[id] { return known }
    let possible = (ofViews + ofControllers).filter { $0.belongs(object) }
    known[id] = possible
    return possible
  }

  /// Where it was set; `nil` where that is not known.
  private func place(on object: AnyObject) -> String? {
    var owner = object
    var name = member
    if let view = object as? UIView, member.hasPrefix("layer.") {
      owner = view.layer
      name = String(member.dropFirst("layer.".count))
    }
    return SetPlaces.place(of: name, of: owner, named: "\(type).\(member)")
  }

  /// Says which of them are set on an object, and what its class overrides that nothing calls.
  static func note(on object: AnyObject, to gathering: PageGathering) {
    for property in possible(for: object) where property.isSet(object) {
      let place = property.place(on: object).map { " at \($0)" } ?? ""
      gathering.note(
        "not-shown",
        "'\(property.type).\(property.member)' is set\(place), and no page shows it: "
          + property.instead, severity: .note)
    }
    let type: AnyClass = Swift.type(of: object)
    for method in UncalledMethods.overridden(by: type) {
      gathering.note(
        "not-called", "'\(type)' overrides '\(method)', which nothing on a page calls",
        severity: .note)
    }
  }
}
