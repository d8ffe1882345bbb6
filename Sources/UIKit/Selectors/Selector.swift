/// The name of a method, and the method itself where it is known.
///
/// Swift makes no such names on Linux. A rewrite of sources gives them the method that
/// `#selector` names: `Selector("tapped:", ListController.tapped(_:))`. A name alone finds the
/// methods that other selectors of that name have brought.
///
/// UIKit: a C string of Objective-C; two are equal whose names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The method's name.
  public let name: String
  /// What is called; `nil` where only the name is given.
  let method: SelectorMethod?

  /// Makes the name of a method.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Makes the name of a method.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  init(_ name: String, _ method: SelectorMethod) {
    self.name = name
    self.method = method
    KnownMethods.add(method, named: name)
  }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Selector {
  /// Whether there is a method of this name that could be called.
  package var isKnown: Bool { method != nil || !KnownMethods.methods(named: name).isEmpty }

  /// The method that a target has under this name.
  func method(of target: Any) -> SelectorMethod? {
    if let method, method.belongs(to: target) { return method }
    return KnownMethods.methods(named: name).last { $0.belongs(to: target) }
  }

  /// Calls the method on a target.
  ///
  /// - Parameter arguments: What the method gets; those that it has no parameter for are left out.
  /// - Returns: The method's answer; `nil` where the target has no such method.
  @discardableResult func perform(on target: Any, with arguments: [Any?] = []) -> Answer? {
    guard let method = method(of: target) else { return nil }
    do {
      return Answer(value: try method.call(target, arguments))
    } catch let mismatch as SelectorMethod.Mismatch {
      RuntimeIssue.record(
        "selector-argument",
        "the method '\(name)' takes '\(mismatch.parameter)' and was sent '\(mismatch.argument)';"
          + " it was not called")
    } catch {
      // An error goes to a caller of Objective-C, which there is none of.
    }
    return Answer(value: nil)
  }

  /// What a method has answered.
  struct Answer {
    var value: Any?
  }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
