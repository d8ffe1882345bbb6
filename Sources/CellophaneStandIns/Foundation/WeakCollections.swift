#if !canImport(ObjectiveC)
  public import Foundation

  /// How a collection holds its objects.
  public struct NSPointerFunctions {
    /// Whether objects are held or only known.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// They are held.
      public static let strongMemory: Self = []
      /// They go when nobody else holds them.
      public static let weakMemory = Self(rawValue: 5)
      /// They are told apart by where they lie.
      public static let objectPointerPersonality = Self(rawValue: 1 << 9)
    }
  }

  /// A set of objects, which need not be held.
  ///
  /// Objects are told apart by where they lie.
  open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var held: [Held<ObjectType>] = []
    private let isWeak: Bool

    /// An empty set.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
      isWeak = options.contains(.weakMemory)
    }

    /// An empty set of objects that go when nobody else holds them.
    open class func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable<ObjectType>(options: .weakMemory)
    }

    /// Adds an object that is not in it.
    open func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      held.append(Held(object, isWeak: isWeak))
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
      held.removeAll { $0.object == nil || $0.object === object }
    }

    /// Removes all.
    open func removeAllObjects() { held.removeAll() }

    /// Whether an object is in it.
    open func contains(_ anObject: ObjectType?) -> Bool {
      anObject != nil && held.contains { $0.object === anObject }
    }

    /// The objects that are still there.
    open var allObjects: [ObjectType] { held.compactMap(\.object) }
    /// How many are still there.
    open var count: Int { allObjects.count }
    /// One of them.
    open var anyObject: ObjectType? { allObjects.first }
  }

  /// Objects under objects, which need not be held.
  ///
  /// Keys are the same where they are equal.
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var held: [(key: Held<KeyType>, value: Held<ObjectType>)] = []
    private let keys: NSPointerFunctions.Options
    private let values: NSPointerFunctions.Options

    /// An empty table.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int = 0
    ) {
      keys = keyOptions
      values = valueOptions
    }

    /// Holds keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable<KeyType, ObjectType>()
    }
    /// Holds objects.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory)
    }
    /// Holds keys.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory)
    }
    /// Holds neither.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The object under a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      held.first { Self.isSame($0.key.object, aKey) }?.value.object
    }

    /// Puts an object under a key, in another's place.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      removeObject(forKey: aKey)
      guard let anObject, let aKey else { return }
      held.append(
        (
          Held(aKey, isWeak: keys.contains(.weakMemory)),
          Held(anObject, isWeak: values.contains(.weakMemory))
        ))
    }

    /// Removes what is under a key.
    open func removeObject(forKey aKey: KeyType?) {
      held.removeAll {
        $0.key.object == nil || $0.value.object == nil || Self.isSame($0.key.object, aKey)
      }
    }

    /// Removes all.
    open func removeAllObjects() { held.removeAll() }

    /// How many are still there.
    open var count: Int { held.count { $0.key.object != nil && $0.value.object != nil } }

    private static func isSame(_ one: KeyType?, _ other: KeyType?) -> Bool {
      guard let one, let other else { return false }
      if one === other { return true }
      return (one as? NSObject)?.isEqual(other) ?? false
    }
  }

  /// An object that is held, or only known.
  private struct Held<ObjectType: AnyObject> {
    private var strong: ObjectType?
    private weak var known: ObjectType?

    init(_ object: ObjectType, isWeak: Bool) {
      known = object
      strong = isWeak ? nil : object
    }

    var object: ObjectType? { known }
  }
#endif
