public import UIKit

/// A screen of UIKit's around a view of SwiftUI's, which is not drawn: the screen names it.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content {
    didSet { label?.text = name }
  }
  private var label: UILabel?

  /// A screen around a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen around a view: there are no archives here.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Nothing: there are no archives here.
  public required dynamic init?(coder aDecoder: NSCoder) {
    return nil
  }

  /// The view's name.
  private var name: String {
    let name = Placeholder(of: rootView).name
    return name.isEmpty ? "SwiftUI" : name
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    RuntimeIssue.record(
      "view-of-swiftui",
      "'\(name)' is a view of SwiftUI's, which is not shown: a screen says its name instead")
    label = showInTheMiddle(name)
  }
}

/// What a view of UIKit's is told by SwiftUI's around it.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let environment = EnvironmentValues()
}

/// A view of UIKit's among SwiftUI's; nothing makes it here.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never { raise("a view of UIKit's has no body") }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller is told by SwiftUI's views around it.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let environment = EnvironmentValues()
}

/// A controller among SwiftUI's views; nothing makes it here.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: Never { raise("a controller has no body") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
