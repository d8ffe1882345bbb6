/// An optional method of a table's data source, and which classes have it.
///
/// A class that gets the method from a protocol alone has to be called to be known; which those are is
/// kept until somebody does so.
@MainActor struct LearntMethod {
  private let method: OverridableMethod
  private var known: [ObjectIdentifier: Bool] = [:]
  private var open: Set<ObjectIdentifier> = []

  /// - Parameter method: That of `UITableViewController`.
  init(_ method: OverridableMethod) {
    self.method = method
  }

  /// Whether there are classes of which it was asked and is not known.
  var isAskedFor: Bool { !open.isEmpty }

  /// Whether a data source has it; `nil` where nothing is known yet.
  mutating func isThere(in source: any UITableViewDataSource) -> Bool? {
    let type: AnyClass = type(of: source)
    if let known = known[ObjectIdentifier(type)] { return known }
    guard source is UITableViewController else {
      open.insert(ObjectIdentifier(type))
      return nil
    }
    let isThere = method.isOverridden(by: type)
    known[ObjectIdentifier(type)] = isThere
    return isThere
  }

  /// Takes what came of calling it.
  mutating func note(_ isThere: Bool, in source: any UITableViewDataSource) {
    let type = ObjectIdentifier(type(of: source))
    known[type] = known[type] ?? isThere
    open.remove(type)
  }

  /// Answers for what is asked for now, which is not asked for again.
  mutating func giveUp(saying isThere: Bool) {
    for type in open { known[type] = isThere }
    open = []
  }
}
