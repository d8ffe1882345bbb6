#if Overlay
internal import SwiftSyntax

/// Tells which branches of `#if` this build compiles.
struct ActiveCode {
  let conditions: Set<String>

  /// The branches that are compiled, or may be: where a condition cannot be told, it may be either.
  func clauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var found: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      guard let condition = clause.condition else { return found + [clause] }
      switch truth(of: condition) {
      case true: return found + [clause]
      case false: continue
      case nil: found.append(clause)
      }
    }
    return found
  }

  /// The members that are compiled, or may be.
  func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { member -> [DeclSyntax] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return clauses(of: conditional).flatMap { clause -> [DeclSyntax] in
        guard case .decls(let inner) = clause.elements else { return [] }
        return members(of: inner)
      }
    }
  }

  private func truth(of expression: ExprSyntax) -> Bool? {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return conditions.contains(name.baseName.text)
    }
    if let group = expression.as(TupleExprSyntax.self), let inner = group.elements.first {
      return truth(of: inner.expression)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return truth(of: prefix.expression).map { !$0 }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return truth(of: call) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return truth(of: Array(sequence.elements))
    }
    return nil
  }

  /// Of terms with `&&`, which binds more, and `||` between them.
  private func truth(of elements: [ExprSyntax]) -> Bool? {
    if let place = elements.lastIndex(where: { Self.isOperator($0, "||") }) {
      let (left, right) = (
        truth(of: Array(elements[..<place])), truth(of: Array(elements[(place + 1)...]))
      )
      if left == true || right == true { return true }
      return left == nil || right == nil ? nil : false
    }
    if let place = elements.lastIndex(where: { Self.isOperator($0, "&&") }) {
      let (left, right) = (
        truth(of: Array(elements[..<place])), truth(of: Array(elements[(place + 1)...]))
      )
      if left == false || right == false { return false }
      return left == nil || right == nil ? nil : true
    }
    return elements.count == 1 ? truth(of: elements[0]) : nil
  }

  private static func isOperator(_ element: ExprSyntax, _ text: String) -> Bool {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }

  private func truth(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os":
      // An app is read as it is built for iPhones.
      if argument == "iOS" { return true }
      #if os(macOS)
      return argument == "macOS" || argument == "OSX"
      #else
      return argument == "Linux"
      #endif
    case "targetEnvironment": return false
    case "canImport": return argument.flatMap { Self.isKnown($0) ? true : nil }
    default: return nil
    }
  }

  private static func isKnown(_ module: String) -> Bool {
    ["UIKit", "Foundation", "Swift", "Dispatch"].contains(module)
  }
}
#endif
