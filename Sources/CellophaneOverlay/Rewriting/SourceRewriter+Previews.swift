#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Makes a `#Preview` of a view or view controller a function; one of anything else is left out.
  func takePreview(
    _ node: some SyntaxProtocol, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?,
    pound: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    var preview = RewrittenSource.FoundPreview(
      name: nil, line: file.line(at: pound.place.lowerBound), function: nil)
    var isTraits = false
    var traits: [String] = []
    for argument in arguments {
      if let label = argument.label?.text { isTraits = label == "traits" }
      if isTraits {
        traits.append(argument.expression.flat)
      } else if argument.label == nil {
        preview.name =
          argument.expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription
      }
    }
    let body = closure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let body else { return leaveOut(node, preview) }
    guard body.signature == nil, body.rightBrace.place.upperBound <= node.place.upperBound,
      showsUIKit(body.statements)
    else { return leaveOut(node, preview) }
    let function = "cellophanePreview_\(stem)_\(previews.count + 1)"
    if !traits.isEmpty {
      note(
        node,
        "the traits \(traits.map { "'\($0)'" }.joined(separator: ", ")) of the '#Preview' are not"
          + " shown: it is on a phone held upright")
    }
    preview.function = function
    previews.append(preview)
    edits.replace(
      pound.place.lowerBound..<body.leftBrace.place.lowerBound,
      by: "@MainActor public func \(function)() -> Any ")
    if body.rightBrace.place.upperBound < node.place.upperBound {
      edits.blank(body.rightBrace.place.upperBound..<node.place.upperBound)
    }
    walk(body.statements)
    return .skipChildren
  }

  private func leaveOut(
    _ node: some SyntaxProtocol, _ preview: RewrittenSource.FoundPreview
  ) -> SyntaxVisitorContinueKind {
    previews.append(preview)
    edits.blank(node.place)
    note(node, "the '#Preview' shows neither a view nor a view controller of UIKit's")
    return .skipChildren
  }

  /// The file's name in letters that a function may have.
  private var stem: String {
    let name = file.path.split(separator: "/").last ?? ""
    return String(
      name.prefix(name.hasSuffix(".swift") ? name.count - 6 : name.count).map {
        $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
      })
  }

  // MARK: What it shows

  private func showsUIKit(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard let last = statements.last else { return false }
    let isReturn = last.item.is(ReturnStmtSyntax.self)
    guard statements.count == 1 || isReturn else { return false }
    let result = last.item.as(ReturnStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self)
    return result.map { showsUIKit($0, among: statements) } ?? false
  }

  private func showsUIKit(_ expression: ExprSyntax, among statements: CodeBlockItemListSyntax)
    -> Bool
  {
    // `X() as Y`, which is no tree of operators yet.
    if let cast = expression.as(SequenceExprSyntax.self) {
      let parts = Array(cast.elements.suffix(2))
      guard parts.count == 2, parts[0].is(UnresolvedAsExprSyntax.self) else { return false }
      return parts[1].as(TypeExprSyntax.self).map { isClass($0.type.flat) } ?? false
    }
    if let sure = expression.as(ForceUnwrapExprSyntax.self) {
      return showsUIKit(sure.expression, among: statements)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return showsUIKit(call.calledExpression, among: statements)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      // `X.init()`, `X.preview()` and `Outer.X()`.
      if ["instantiateInitialViewController", "instantiateViewController"]
        .contains(access.declName.baseName.text)
      {
        return true
      }
      if names.fullName(of: access.flat.filter { $0 != " " }) != nil { return isClass(access.flat) }
      return access.base.map { showsUIKit($0, among: statements) } ?? false
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    for statement in statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedDescription == name {
        return binding.initializer.map { showsUIKit($0.value, among: statements) } ?? false
      }
    }
    return isClass(names.results[name] ?? name)
  }

  private func isClass(_ name: String) -> Bool {
    if let full = names.fullName(of: name) { return names.types[full]?.kind == .classType }
    return name.hasPrefix("UI") && !["UIStoryboard", "UINib"].contains(name)
  }
}
#endif
