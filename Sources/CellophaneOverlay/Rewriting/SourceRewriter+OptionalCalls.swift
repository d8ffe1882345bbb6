#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Takes the question mark from a call of a protocol's method, which is there in any case.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let called: MemberAccessExprSyntax
    if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chaining.expression.as(MemberAccessExprSyntax.self)
    {
      (mark, called) = (chaining.questionMark, member)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self)
    {
      (mark, called) = (forced.exclamationMark, member)
    } else {
      return
    }
    guard called.base != nil else { return }
    let base = called.declName.baseName.text.unquoted
    if called.declName.argumentNames == nil, isOwn(node, base: base) {
      edits.blank(mark.place)
      // From a file that the protocol stands in or another: as the question mark, for the whole chain.
      let chain = Self.wholeChain(around: Syntax(node))
      // Where the author insists, so does the rewrite: 'try!' in the app's text, not here.
      edits.insert(mark.text == "?" ? "(try? " : "(try! ", at: chain.place.lowerBound)
      edits.insert(")", at: chain.place.upperBound)
    } else if node.arguments.contains(where: { $0.label != nil })
      || OptionalMethodsOfUIKit.names.contains(base + Self.labels(node))
    {
      edits.blank(mark.place)
    }
  }

  private func isOwn(_ node: FunctionCallExprSyntax, base: String) -> Bool {
    if node.trailingClosure == nil {
      return names.optionalMethods.contains(base + Self.labels(node))
    }
    return names.optionalMethods.contains { $0.prefix { $0 != "(" } == base }
  }

  private static func labels(_ node: FunctionCallExprSyntax) -> String {
    "(" + node.arguments.map { ($0.label?.text.unquoted ?? "_") + ":" }.joined() + ")"
  }

  /// The calls and members that follow an expression: what its question marks leave out together.
  static func wholeChain(around node: Syntax) -> Syntax {
    guard let parent = node.parent else { return node }
    let continues: Bool
    if let member = parent.as(MemberAccessExprSyntax.self) {
      continues = member.base.map { Syntax($0) } == node
    } else if let call = parent.as(FunctionCallExprSyntax.self) {
      continues = Syntax(call.calledExpression) == node
    } else if let call = parent.as(SubscriptCallExprSyntax.self) {
      continues = Syntax(call.calledExpression) == node
    } else {
      continues =
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    }
    return continues ? wholeChain(around: parent) : node
  }
}
#endif
