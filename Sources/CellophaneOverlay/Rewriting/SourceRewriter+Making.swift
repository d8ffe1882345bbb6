#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Lets generic code make a view or view controller of its parameter. Where only the compiler knows
  /// that a class is not known, the compiler's words lead to the same.
  func rewriteMaking(_ node: FunctionCallExprSyntax) {
    let called: ExprSyntax
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    {
      called = base
    } else {
      called = node.calledExpression
    }
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let constraint = constraint(of: name, around: Syntax(node)),
      node.trailingClosure == nil
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard isView(constraint) || isController(constraint), Self.initializers.contains(labels) else {
      return
    }
    edits.replace(node.calledExpression.place, by: "\(name).made")
    needsUIKit = true
  }

  /// What can be made of a class that is known only when the code runs, by the labels.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
    ["style"], ["collectionViewLayout"], ["rootViewController"],
  ]

  /// What a generic parameter of a type or function around a place inherits from.
  private func constraint(of name: String, around node: Syntax) -> String? {
    var next = node.parent
    while let current = next {
      next = current.parent
      let clause =
        current.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? current.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? current.as(StructDeclSyntax.self)?.genericParameterClause
        ?? current.as(EnumDeclSyntax.self)?.genericParameterClause
      guard let parameter = clause?.parameters.first(where: { $0.name.text == name }) else {
        continue
      }
      let type = parameter.inheritedType
      return type?.as(CompositionTypeSyntax.self)?.elements.first?.type.typeName ?? type?.typeName
    }
    return nil
  }

  private func isView(_ name: String) -> Bool {
    let root = outsideName(of: name)
    return root.hasPrefix("UI") && Self.views.contains { root.hasSuffix($0) }
  }

  private func isController(_ name: String) -> Bool {
    let root = outsideName(of: name)
    return root.hasPrefix("UI") && root.hasSuffix("Controller")
  }

  private func outsideName(of name: String) -> String {
    guard let full = names.fullName(of: name) else { return name }
    return names.types[full]?.kind == .classType ? names.outsideParent(of: full) ?? "" : ""
  }

  private static let views = [
    "View", "Control", "Label", "Button", "Cell", "Field", "Switch", "Slider", "Stepper", "Bar",
  ]
}
#endif
