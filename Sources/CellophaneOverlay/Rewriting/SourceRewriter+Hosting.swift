#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Puts the words of a view of SwiftUI's where a cell shows it.
  ///
  /// - Returns: Whether that is what the call does.
  func rewriteHosting(_ node: FunctionCallExprSyntax) -> Bool {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "UIHostingConfiguration", node.arguments.isEmpty,
      let closure = node.trailingClosure
    else { return false }
    needsUIKit = true
    let words = closure.statements.flat.map { character in
      character == "\"" || character == "\\" ? "'" : character
    }
    // Its modifiers are SwiftUI's too.
    let chain = Self.wholeChain(around: Syntax(node))
    edits.replace(
      name.place.upperBound..<chain.place.upperBound, by: "(\"\(String(words))\")")
    return true
  }
}
#endif
