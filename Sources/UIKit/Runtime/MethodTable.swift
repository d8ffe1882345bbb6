/// A class's methods, as far as it can be told whether it has its own.
///
/// A class holds the address of each method that can be overridden, at the same place as the class
/// that declares it. Where a subclass has another address there, it has a method of its own. Nothing
/// is called to find that out.
struct MethodTable {
  private let words: UnsafeRawPointer
  /// How many words of the class lie behind its address.
  private let count: Int

  init(of type: AnyClass) {
    // A class's address is that of its first word, as Swift's ABI has it.
    words = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = words.load(fromByteOffset: Self.sizes, as: UInt32.self)
    let before = words.load(fromByteOffset: Self.sizes + 4, as: UInt32.self)
    count = Int(size - before) / MemoryLayout<UInt>.size
  }

  #if canImport(ObjectiveC)
    /// Where a class says how large it is and what lies before its address, in bytes.
    private static let sizes = 56
    /// The words before its methods.
    private static let head = 10
  #else
    private static let sizes = 32
    private static let head = 7
  #endif

  /// The places, up to another class's end, at which the two have other addresses.
  func differences(from other: MethodTable) -> Set<Int> {
    guard min(count, other.count) > Self.head else { return [] }
    return Set((Self.head..<min(count, other.count)).filter { self[$0] != other[$0] })
  }

  subscript(place: Int) -> UInt {
    words.load(fromByteOffset: place * MemoryLayout<UInt>.size, as: UInt.self)
  }
}

/// A method of UIKit's of which it can be told whether a class has its own.
@MainActor struct OverridableMethod {
  /// As an author writes it.
  let name: String
  /// The class that declares it.
  private let owner: AnyClass
  private let places: Set<Int>

  /// - Parameters:
  ///   - owner: The class that declares it.
  ///   - plain: Two subclasses of the owner that have nothing.
  ///   - own: A subclass of the owner that has the method alone.
  init(_ name: String, of owner: AnyClass, plain: (AnyClass, AnyClass), own: AnyClass) {
    self.name = name
    self.owner = owner
    let (first, second) = (MethodTable(of: plain.0), MethodTable(of: plain.1))
    let base = MethodTable(of: owner)
    // Initialisers are every class's own.
    places = MethodTable(of: own).differences(from: first)
      .subtracting(first.differences(from: second))
      .intersection(base.differences(from: MethodTable(of: own)))
  }

  /// Whether a class has another method than the nearest class of UIKit's.
  func isOverridden(by type: AnyClass) -> Bool {
    guard isClass(type, of: owner) else { return false }
    let base: AnyClass = Self.nearestOfUIKit(to: type)
    guard base != type else { return false }
    let (mine, theirs) = (MethodTable(of: type), MethodTable(of: base))
    return places.contains { mine[$0] != theirs[$0] }
  }

  private static let module = moduleName(of: UIView.self)

  private static func moduleName(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }

  private static func nearestOfUIKit(to type: AnyClass) -> AnyClass {
    var current: AnyClass = type
    while moduleName(of: current) != module, let next = _getSuperclass(current) { current = next }
    return current
  }
}
