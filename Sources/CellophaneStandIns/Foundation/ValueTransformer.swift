#if !canImport(ObjectiveC)
  public import Foundation
  internal import Synchronization

  /// The name that a transformer is kept under.
  public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of a transformer.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Says whether a value is missing.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// Says whether a value is there.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// Makes a truth its opposite.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// Makes objects of what a safe archive keeps.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
      "NSSecureUnarchiveFromData")
  }

  /// Makes one value of another, as a subclass says.
  ///
  /// Foundation: `ValueTransformer`.
  open class ValueTransformer: NSObject {
    // Registered and asked on any thread; the lock is around every use.
    private struct Known: @unchecked Sendable {
      var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    }

    private static let known = Mutex(Known())
    private let other: ValueTransformer?

    /// A transformer of the class's own.
    public override init() {
      other = nil
      super.init()
    }

    /// The transformer that is kept under a name; `nil` without one.
    public init?(forName name: NSValueTransformerName) {
      guard let kept = Self.known.withLock({ $0.transformers[name] }) else { return nil }
      other = kept
      super.init()
    }

    /// Keeps a transformer under a name.
    open class func setValueTransformer(
      _ transformer: ValueTransformer?, forName name: NSValueTransformerName
    ) {
      let kept = Known(transformers: transformer.map { [name: $0] } ?? [:])
      known.withLock { $0.transformers[name] = kept.transformers[name] }
    }

    /// The names under which transformers are kept.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
      known.withLock { $0.transformers.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    /// What comes of values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether the first value can be made of the second.
    open class func allowsReverseTransformation() -> Bool { false }

    /// What comes of a value: the value, unless a subclass makes another.
    open func transformedValue(_ value: Any?) -> Any? {
      other.map { $0.transformedValue(value) } ?? value
    }
    /// What a value was made of.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
      other.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
    }
  }
#endif
