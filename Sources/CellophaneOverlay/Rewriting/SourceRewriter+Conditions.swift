#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Lets what is for iPhones be compiled.
  func rewriteCondition(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "os",
      call.arguments.first?.expression.trimmedDescription == "iOS"
    {
      edits.replace(call.place, by: "true")
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { rewriteCondition(child) }
  }
}
#endif
