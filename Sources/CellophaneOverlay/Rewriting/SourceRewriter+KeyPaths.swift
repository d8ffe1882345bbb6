#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Writes the name that `#keyPath` stands for.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression else { return }
    var words = argument.flat.filter { $0 != " " }.split(separator: ".").map {
      String($0.filter { $0 != "?" && $0 != "!" }).unquoted
    }
    if ["self", "Self"].contains(words.first) { words.removeFirst() }
    // Types come first.
    while words.count > 1, words.first?.first?.isUppercase == true { words.removeFirst() }
    edits.replace(node.place, by: "\"\(words.joined(separator: "."))\"")
  }
}
#endif
