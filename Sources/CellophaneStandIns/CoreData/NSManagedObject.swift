#if !canImport(ObjectiveC)
  public import Foundation
  package import UIKit

  /// What a fetch can answer.
  public protocol NSFetchRequestResult: NSObjectProtocol {}

  extension NSDictionary: NSFetchRequestResult {}
  extension NSNumber: NSFetchRequestResult {}

  /// Tells one object from others.
  public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
    /// Whether the object was never saved: as all objects here.
    public var isTemporaryID: Bool { true }
    /// An address of nothing.
    public func uriRepresentation() -> URL { URL(fileURLWithPath: "/objects/\(hash)") }
  }

  /// An object with values by key, which lies in memory and goes with the app.
  ///
  /// CoreData: `NSManagedObject`. There is no model: a key has whatever it was given.
  open class NSManagedObject: NSObject, NSFetchRequestResult {
    private var values: [String: Any] = [:]
    /// Where it is.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Tells it from others.
    public let objectID = NSManagedObjectID()
    /// Whether it was removed.
    public internal(set) var isDeleted = false
    /// Whether it was never saved.
    public internal(set) var isInserted = false
    /// Whether it was changed and not saved.
    open internal(set) var isUpdated = false
    /// Whether it is to be saved.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether its values are to come; never, here.
    open var isFault: Bool { false }
    /// What it is.
    public let entity: NSEntityDescription

    /// Makes an object in a context.
    public convenience init(context moc: NSManagedObjectContext) {
      self.init(entity: Self.entity(), insertInto: moc)
    }

    /// Makes an object, in a context where one is named.
    public required init(
      entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) {
      self.entity = entity
      super.init()
      context?.insert(self)
      if context != nil { awakeFromInsert() }
    }

    /// Makes an object that is nowhere.
    public override convenience init() {
      self.init(entity: Self.entity(), insertInto: nil)
    }

    /// What the class is called.
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }

    /// Asks for objects of the class.
    ///
    /// A class's own method of the name, as Xcode writes it, is called before this one.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult>
    {
      NSFetchRequest(entityName: "\(self)")
    }

    /// Called when it is made.
    open func awakeFromInsert() {}
    /// Called when it is read, which is never.
    open func awakeFromFetch() {}
    /// Called before it is saved.
    open func willSave() {}
    /// Called after it was saved.
    open func didSave() {}
    /// Called before it is removed.
    open func prepareForDeletion() {}
    /// Nothing waits for it.
    open func willChangeValue(forKey key: String) {}
    /// Nothing waits for it.
    open func didChangeValue(forKey key: String) {}
    /// Nothing waits for it.
    open func willAccessValue(forKey key: String?) {}
    /// Nothing waits for it.
    open func didAccessValue(forKey key: String?) {}

    /// The value of a key.
    open func value(forKey key: String) -> Any? { values[key] }
    /// The value of a key.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// Gives a key a value.
    open func setValue(_ value: Any?, forKey key: String) {
      values[key] = value
      managedObjectContext?.change(self)
    }
    /// Gives a key a value.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// What a property with `@NSManaged` answers: what it was given, or nothing of its type.
    public final func managedValue<Value>(of key: String) -> Value {
      if let value = values[key] as? Value { return value }
      if let nothing = Nothing.of(Value.self) { return nothing }
      fatalError("'\(key)' of '\(type(of: self))' was never given")  // As a model's own would.
    }

    /// What a property with `@NSManaged` is given.
    public final func setManagedValue<Value>(_ value: Value, of key: String) {
      values[key] = value
      managedObjectContext?.change(self)
    }
  }

  extension NSManagedObject: ValuesByKey {
    package func keptValue(of key: String) -> Any? { value(forKey: key) }
  }

  extension ValuesByKey {
    /// The value of a key, or of several with dots between them.
    func keptValue(ofPath path: String) -> Any? {
      path.split(separator: ".").reduce(self as Any?) { owner, key in
        Self.unwrapped((owner as? any ValuesByKey)?.keptValue(of: String(key)))
      }
    }

    private static func unwrapped(_ value: Any?) -> Any? {
      guard let value else { return nil }
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
  }

  /// Values that say nothing.
  private enum Nothing {
    static func of<Value>(_ type: Value.Type) -> Value? {
      if let absent = Optional<Any>.none as? Value { return absent }
      let all: [Any] = [
        false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), "", Data(),
        Date(timeIntervalSince1970: 0),
        NSSet(), NSOrderedSet(), [String](), UUID(),
      ]
      if let value = all.lazy.compactMap({ $0 as? Value }).first { return value }
      return (Value.self as? any ExpressibleByArrayLiteral.Type)?.nothing() as? Value
    }
  }

  extension ExpressibleByArrayLiteral {
    fileprivate static func nothing() -> Any { [] as Self }
  }
#endif
