private import Synchronization

/// The surroundings of a view or controller: device, sizes, scheme, text size.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Traits of which none is specified.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// Traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.changing(TraitValues(), mutations))
  }

  /// What several specify together; the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// These traits with a closure's changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.changing(values, mutations))
  }

  /// These traits with another value for one.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// The value of a trait by its type.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values[trait]
  }

  /// Whether every trait that another specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Whether colours can differ between the two.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    traitCollection.map { values.hasOtherColors(than: $0.values) } ?? true
  }

  /// Itself, which nothing changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  public override var hash: Int {
    values.hashValue
  }

  /// The traits that are specified.
  public override var description: String {
    "<UITraitCollection: \(values.words.joined(separator: ", "))>"
  }

  private static func changing(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }
}

extension UITraitCollection {
  /// The current traits of one place: of everything, or of a closure that asks in its own.
  private final class Place: Sendable {
    let traits: Mutex<UITraitCollection>

    init(_ traits: UITraitCollection) {
      self.traits = Mutex(traits)
    }
  }

  private static let everywhere = Place(UITraitCollection(.phone))
  @TaskLocal private static var inner: Place?

  /// The traits that colours and fonts take where nobody hands them any.
  ///
  /// UIKit has them once a thread; here all threads share them, but for what `performAsCurrent(_:)`
  /// runs.
  public static var current: UITraitCollection {
    get { (inner ?? everywhere).traits.withLock { $0 } }
    set { (inner ?? everywhere).traits.withLock { $0 = newValue } }
  }

  /// Sets what is current outside of every closure.
  package static func setEverywhere(_ traits: UITraitCollection) {
    everywhere.traits.withLock { $0 = traits }
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$inner.withValue(Place(self), operation: actions)
  }
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
