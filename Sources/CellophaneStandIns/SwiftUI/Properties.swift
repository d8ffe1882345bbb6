public import Foundation
internal import UIKit

/// A value that a view keeps.
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue value: Value) {
    box = Box(value)
  }
  public init(initialValue value: Value) {
    box = Box(value)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A value that stays.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { new in
        var value = get()
        value[keyPath: keyPath] = new
        set(value)
      })
  }
}

/// Values of an object that somebody else keeps.
@dynamicMemberLookup public struct ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that a view is told of.
@propertyWrapper public struct ObservedObject<ObjectType: AnyObject> {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

/// An object that a view keeps.
@propertyWrapper public struct StateObject<ObjectType: AnyObject> {
  private let object: ObjectType

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    object = thunk()
  }

  public var wrappedValue: ObjectType { object }
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: object) }
}

/// An object whose values a view changes.
@propertyWrapper public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: ObjectBindings<Value> { ObjectBindings(object: wrappedValue) }
}

/// An object that a view finds around it; there is none here, and reading it stops.
@propertyWrapper public struct EnvironmentObject<ObjectType: AnyObject> {
  public init() {}

  public var wrappedValue: ObjectType {
    raise("no '\(ObjectType.self)' is around a view of SwiftUI's, which is not shown here")
  }
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

/// A value that the app's defaults keep.
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private let store: UserDefaults

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    initial = wrappedValue
    self.store = store ?? .standard
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? initial }
    nonmutating set { store.set(newValue, forKey: key) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Where the keyboard is; nowhere.
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let initial: Value

  public init() where Value == Bool {
    initial = false
  }
  public init<Wrapped>() where Value == Wrapped? {
    initial = nil
  }

  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { .constant(initial) }
}

/// A length that grows with the text size.
@propertyWrapper public struct ScaledMetric<Value> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// Names of a view's own.
@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {}

  public init() {}

  public var wrappedValue: ID { ID() }
}
