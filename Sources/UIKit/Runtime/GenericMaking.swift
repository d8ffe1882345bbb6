extension UIView {
  /// Makes a view of a class that is known only when the code runs, by its `init(frame:)`.
  ///
  /// A generic class makes one of its parameter by `Control()` on Apple's platforms, where an
  /// initialiser need not be required for that; a rewrite of sources calls this instead.
  public static func instance<View: UIView>(of type: View.Type, frame: CGRect = .zero) -> View {
    let made = swift_make_view(
      Initializers.ofViews.code(in: type),
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self),
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
    return Unmanaged<View>.fromOpaque(made).takeRetainedValue()
  }
}

extension UIViewController {
  /// Makes a controller of a class that is known only when the code runs, by its
  /// `init(nibName:bundle:)`.
  public static func instance<Controller: UIViewController>(
    of type: Controller.Type
  ) -> Controller {
    let made = swift_make_controller(
      Initializers.ofControllers.code(in: type),
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    return Unmanaged<Controller>.fromOpaque(made).takeRetainedValue()
  }
}

/// Where classes hold the code of the initialiser that they all have.
///
/// A class holds the addresses of its initialisers among those of its methods, in the order in which
/// the class that declares them does. They are every class's own, so that two classes that have
/// nothing else differ in them alone.
@MainActor private struct Initializers {
  private let place: Int?

  static let ofViews = Initializers(PlainView.self, OtherView.self)
  static let ofControllers = Initializers(PlainController.self, OtherController.self)

  private init(_ first: AnyClass, _ second: AnyClass) {
    place = MethodTable(of: first).differences(from: MethodTable(of: second)).min()
  }

  func code(in type: AnyClass) -> UnsafeRawPointer {
    guard let place, let code = UnsafeRawPointer(bitPattern: MethodTable(of: type)[place]) else {
      raise("'\(type)' cannot be made: its initialiser is not found")
    }
    return code
  }
}

private final class PlainView: UIView {}
private final class OtherView: UIView {}
private final class PlainController: UIViewController {}
private final class OtherController: UIViewController {}

// Functions of `CSwiftCalls`, by their names: an import of it would make everything that imports
// `UIKit` need the C module's map, outside the package manager too. Swift's way of calling passes
// pointers and numbers as C's does.

@_silgen_name("swift_make_view")
private func swift_make_view(
  _ maker: UnsafeRawPointer, _ type: UnsafeRawPointer, _ x: Double, _ y: Double, _ width: Double,
  _ height: Double
) -> UnsafeMutableRawPointer

@_silgen_name("swift_make_controller")
private func swift_make_controller(
  _ maker: UnsafeRawPointer, _ type: UnsafeRawPointer
) -> UnsafeMutableRawPointer
