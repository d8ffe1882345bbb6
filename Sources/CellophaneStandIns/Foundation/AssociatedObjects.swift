#if !canImport(ObjectiveC)
  internal import Foundation

  /// How an object that is associated with another is kept; always by a strong reference.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
  }

  /// Keeps a value with an object under a key, as long as the object lives; none takes it away.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    guard let owner = AssociatedObjects.reference(object) else { return }
    AssociatedObjects.shared.set(value, under: key, of: owner)
  }

  /// What is kept with an object under a key.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let owner = AssociatedObjects.reference(object) else { return nil }
    return AssociatedObjects.shared.value(under: key, of: owner)
  }

  /// What objects have that is not declared by their classes.
  ///
  /// Nobody hears of an object's end here: what was kept with it goes when something else is kept.
  private final class AssociatedObjects: Sendable {
    private struct Kept {
      weak var owner: AnyObject?
      var values: [UnsafeRawPointer: Any]
    }

    static let shared = AssociatedObjects()
    // Values are only handed out to whoever has their owner.
    nonisolated(unsafe) private var kept: [ObjectIdentifier: Kept] = [:]
    private let lock = NSLock()

    static func reference(_ object: Any) -> AnyObject? {
      type(of: object) is AnyClass ? object as AnyObject : nil
    }

    func set(_ value: Any?, under key: UnsafeRawPointer, of owner: AnyObject) {
      lock.lock()
      let ended = kept.filter { $0.value.owner == nil }
      for identifier in ended.keys { kept[identifier] = nil }
      let identifier = ObjectIdentifier(owner)
      var own = kept[identifier] ?? Kept(owner: owner, values: [:])
      let before = own.values[key]
      own.values[key] = value
      kept[identifier] = own.values.isEmpty ? nil : own
      lock.unlock()
      // What ends now may ask for others.
      withExtendedLifetime((ended, before)) {}
    }

    func value(under key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
      lock.lock()
      defer { lock.unlock() }
      guard let own = kept[ObjectIdentifier(owner)], own.owner === owner else { return nil }
      return own.values[key]
    }
  }
#endif
