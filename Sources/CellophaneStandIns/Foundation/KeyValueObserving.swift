#if !canImport(ObjectiveC)
  public import Foundation
  internal import UIKit

  /// What an observer is told.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after a change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before a change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value as it is at first.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// That a change is to come.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// How a value changed.
  public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1, insertion, removal, replacement
  }

  /// A key of what an observer is told.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// How it changed.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// What changed of a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// That the change is to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(
      rawValue: "notificationIsPrior")
  }

  /// What an observer is told of a value.
  public struct NSKeyValueObservedChange<Value> {
    /// How it changed.
    public let kind = NSKeyValueChange.setting
    /// The value now, where it was asked for.
    public let newValue: Value?
    /// The value before: never known, here.
    public let oldValue: Value? = nil
    /// Whether the change is to come; never, here.
    public let isPrior = false
  }

  /// Keeps an observer.
  public final class NSKeyValueObservation: NSObject {
    /// Has nothing to give up.
    public func invalidate() {}
  }

  /// Whatever has values by key paths. A class may have a method of its own for each that stands here,
  /// which it may not for those of an extension of its superclass.
  public protocol KeyPathObserving: NSObject {}
  extension NSObject: KeyPathObserving {}

  extension KeyPathObserving {
    /// Tells an observer of a value as it is, where it asks for that.
    ///
    /// Foundation: `observe(_:options:changeHandler:)`. Later changes are not told, which a finding
    /// says: they need the runtime of Objective-C.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      NotObserved.say(of: type(of: self))
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(self, NSKeyValueObservedChange(newValue: value))
      }
      return NSKeyValueObservation()
    }

    /// Tells nobody.
    public func willChangeValue(forKey key: String) {}
    /// Tells nobody.
    public func didChangeValue(forKey key: String) {}
    /// Tells nobody.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Tells nobody.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Is never called.
    public func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}

    /// Is asked by nothing.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
    /// Is asked by nothing.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  }

  extension NSObject {
    /// Tells nothing, which a finding says.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) { NotObserved.say(of: type(of: self)) }

    /// Has nothing to give up.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Has nothing to give up.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
  }

  private enum NotObserved {
    static func say(of type: Any.Type) {
      RuntimeIssue.record(
        "not-observed",
        "changes of '\(type)' are not observed by key path here; call the method where the value"
          + " changes, or use 'didSet'")
    }
  }
#endif
