public import UIKit

// What SwiftUI draws is not drawn here. These are the types that code outside of bodies needs: a
// rewrite of sources puts a placeholder in the place of each body.

/// Something that SwiftUI shows.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// Stands where a view of SwiftUI's would be, and knows its name.
@preconcurrency @MainActor public struct Placeholder: View, Scene, ToolbarContent {
  /// What the view is called; empty where nobody knows.
  let name: String

  /// A view without a name: what a body shows.
  public nonisolated init() {
    name = ""
  }

  init(of view: any View) {
    name = (view as? Placeholder)?.name ?? "\(type(of: view))"
  }

  public var body: Never { raise("a placeholder has no body") }
}

extension Never: View, Scene, ToolbarContent {
  public typealias Body = Never

  public var body: Never { raise("nothing has a body") }
}

/// Changes a view.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Placeholder
  @ViewBuilder func body(content: Content) -> Body
}

/// A window of an app.
@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene
  var body: Body { get }
}

/// An app; nothing starts one here.
@preconcurrency @MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  /// Where a program of an app begins, which ends at once here: a gallery shows its screens.
  public static func main() {}
}

/// What a bar has.
@preconcurrency @MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  var body: Body { get }
}

/// Gives views to look at; nothing here asks it.
@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// Puts views together.
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<First: View, Second: View, each Further: View>(
    _ first: First, _ second: Second, _ further: repeat each Further
  ) -> Placeholder {
    Placeholder()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Placeholder { Placeholder() }
  public static func buildEither<Content: View>(first: Content) -> Placeholder { Placeholder() }
  public static func buildEither<Content: View>(second: Content) -> Placeholder { Placeholder() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Placeholder {
    Placeholder()
  }
}

/// A view that shows nothing.
@preconcurrency @MainActor public struct EmptyView: View {
  public nonisolated init() {}

  public var body: Never { raise("an empty view has no body") }
}

/// A view of any type.
@preconcurrency @MainActor public struct AnyView: View {
  let view: Placeholder

  public init<Content: View>(_ view: Content) {
    self.view = Placeholder(of: view)
  }

  public init<Content: View>(erasing view: Content) {
    self.view = Placeholder(of: view)
  }

  public var body: Placeholder { view }
}

/// Views as one.
@preconcurrency @MainActor public struct Group<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }
}

extension View {
  /// Changes a view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Placeholder {
    Placeholder(of: self)
  }
  /// Gives an object to what is inside.
  public func environmentObject<Object: AnyObject>(_ object: Object) -> Placeholder {
    Placeholder(of: self)
  }
  /// Gives an object to what is inside.
  public func environment<Object: AnyObject>(_ object: Object?) -> Placeholder {
    Placeholder(of: self)
  }
  /// Gives a value to what is inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Placeholder {
    Placeholder(of: self)
  }
  /// Room around the view.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Placeholder {
    Placeholder(of: self)
  }
  /// Room around the view.
  public func padding(_ length: CGFloat) -> Placeholder { Placeholder(of: self) }
  /// The room that the view has.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Placeholder {
    Placeholder(of: self)
  }
  /// The font of texts inside.
  public func font(_ font: Font?) -> Placeholder { Placeholder(of: self) }
  /// The colour of texts inside.
  public func foregroundColor(_ color: Color?) -> Placeholder { Placeholder(of: self) }
  /// The colour of controls inside.
  public func tint(_ color: Color?) -> Placeholder { Placeholder(of: self) }
  /// The colour of controls inside.
  public func accentColor(_ color: Color?) -> Placeholder { Placeholder(of: self) }
  /// What lies behind.
  public func background<Content: View>(_ background: Content) -> Placeholder {
    Placeholder(of: self)
  }
  /// The edges that are passed over.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> Placeholder { Placeholder(of: self) }
  /// Called by nothing here: nothing appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> Placeholder {
    Placeholder(of: self)
  }
  /// Called by nothing here: nothing goes.
  public func onDisappear(perform action: (() -> Void)? = nil) -> Placeholder {
    Placeholder(of: self)
  }
  /// The words of the bar above.
  public func navigationTitle(_ title: String) -> Placeholder { Placeholder(of: self) }
}
