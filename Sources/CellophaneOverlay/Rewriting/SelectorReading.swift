#if Overlay
internal import SwiftSyntax

/// What stands between the parentheses of `#selector`.
struct SelectorReading {
  /// The method's name as it is written.
  let name: DeclReferenceExprSyntax
  /// The type, or the type of the value, that the method is taken from; `nil` at the top of a file.
  let base: String?
  /// The type, where it is known by its name.
  let type: String?
  /// Whether a value stands before the name, whose type is not known here.
  let isOfValue: Bool
  /// Whether the method is the enclosing type's, so that `as` speaks of it with its target.
  let isBound: Bool
  /// What follows `as`.
  let signature: TypeSyntax?

  /// - Parameter scope: The enclosing type.
  init?(_ expression: ExprSyntax, scope: String?) {
    var expression = expression
    var signature: TypeSyntax?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        expression = inner.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        let first = sequence.elements.first, sequence.elements.count == 3,
        let last = sequence.elements.last?.as(TypeExprSyntax.self)
      {
        (expression, signature) = (first, last.type)
      } else if let cast = expression.as(AsExprSyntax.self) {
        (expression, signature) = (cast.expression, cast.type)
      } else {
        break
      }
    }
    self.signature = signature
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      self.name = name
      (base, type, isOfValue, isBound) = (scope, scope, false, true)
      return
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let written = access.base else {
      return nil
    }
    name = access.declName
    let words = written.flat.filter { $0 != " " }
    if ["self", "Self", "super"].contains(words) {
      (base, type, isOfValue, isBound) = (scope, scope, false, true)
    } else if Self.isType(words) {
      let name = words.prefix { $0 != "<" }
      (base, type, isOfValue, isBound) = (words, String(name), false, false)
    } else {
      (base, type, isOfValue, isBound) = ("type(of: \(written.flat))", nil, true, false)
    }
  }

  /// The method without a target.
  var reference: String {
    (base.map { "\($0)." } ?? "") + name.flat.filter { $0 != " " }
  }

  private static func isType(_ words: String) -> Bool {
    let last = words.prefix { $0 != "<" }.split(separator: ".").last
    return last?.first?.isUppercase ?? false
  }
}
#endif
