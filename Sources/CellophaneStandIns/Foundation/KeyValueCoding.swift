#if !canImport(ObjectiveC)
  internal import Foundation
  internal import UIKit

  // Values by names. Swift knows those of stored properties, which it lets nobody set.

  extension KeyPathObserving {
    /// The value of a stored property.
    ///
    /// - Returns: `nil` where there is none of that name, which a finding says.
    public func value(forKey key: String) -> Any? { Named.value(key, of: self) }

    /// The value of a stored property of a value, and so on, by names with dots between them.
    public func value(forKeyPath keyPath: String) -> Any? {
      keyPath.split(separator: ".").reduce(self as Any?) { owner, key in
        owner.flatMap { Named.value(String(key), of: $0) }
      }
    }

    /// Sets nothing, which a finding says.
    public func setValue(_ value: Any?, forKey key: String) { Named.saySet(key, of: self) }

    /// Sets nothing, which a finding says.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      Named.saySet(keyPath, of: self)
    }
  }

  /// Values by names, of objects that keep them so and of others.
  enum KeptValues {
    /// The value of a key, or of several with dots between them.
    static func value(_ keyPath: String, of object: Any) -> Any? {
      keyPath.split(separator: ".").reduce(object as Any?) { owner, key in
        guard let owner = OrderOfValues.unwrapped(owner) else { return nil }
        if key == "self" || key == "SELF" { return owner }
        if let owner = owner as? any ValuesByKey {
          return OrderOfValues.unwrapped(owner.keptValue(of: String(key)))
        }
        if let owner = owner as? [String: Any] { return owner[String(key)] }
        return Named.value(String(key), of: owner)
      }
    }
  }

  private enum Named {
    static func value(_ key: String, of owner: Any) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let current = mirror {
        if let found = current.children.first(where: { $0.label == key })?.value {
          return OrderOfValues.unwrapped(found)
        }
        mirror = current.superclassMirror
      }
      RuntimeIssue.record(
        "not-known-by-name",
        "'\(type(of: owner))' has no stored property '\(key)', and others are not known by their names"
          + " here; ask for the property itself")
      return nil
    }

    static func saySet(_ key: String, of owner: NSObject) {
      RuntimeIssue.record(
        "not-set-by-name",
        "'\(key)' of '\(type(of: owner))' is not set by its name here; set the property itself")
    }
  }
#endif
