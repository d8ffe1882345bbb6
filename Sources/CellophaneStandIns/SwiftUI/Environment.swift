public import Foundation

/// What is around a view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorScheme: ColorScheme { .light }
  public var locale: Locale { .current }
  public var calendar: Calendar { .current }
  public var layoutDirection: LayoutDirection { .leftToRight }
  public var isEnabled: Bool { true }
  public var scenePhase: ScenePhase { .active }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Names something that is around a view.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Something that a view says to those around it.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// Reads what is around a view: what is there by default.
@propertyWrapper public struct Environment<Value> {
  private let read: () -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }

  public var wrappedValue: Value { read() }
}

/// Whether it is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// Where lines begin.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether an app is in front.
public enum ScenePhase: Hashable, Sendable {
  case background, inactive, active
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Closes a screen; nothing is closed here.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Opens an address; nothing is opened here.
public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
}

/// Whether a screen is presented.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { true }

  public mutating func dismiss() {}
}
