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
      node.trailingClosure == nil
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard Self.initializers.contains(labels),
      constraints(of: name, around: Syntax(node)).contains(where: { isView($0) || isController($0) }
      )
    else { return }
    edits.replace(node.calledExpression.place, by: "\(name).made")
    needsUIKit = true
  }

  /// What can be made of a class that is known only when the code runs, by the labels.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
    ["style"], ["collectionViewLayout"], ["rootViewController"],
  ]

  /// What a generic parameter of a type or function around a place inherits from and conforms to.
  private func constraints(of name: String, around node: Syntax) -> [String] {
    var next = node.parent
    while let current = next {
      next = current.parent
      guard let (parameters, requirements) = current.generics,
        let parameter = parameters?.parameters.first(where: { $0.name.text == name })
      else { continue }
      let further = requirements?.requirements.compactMap { requirement -> TypeSyntax? in
        guard let one = requirement.requirement.as(ConformanceRequirementSyntax.self),
          one.leftType.trimmedDescription == name
        else { return nil }
        return one.rightType
      }
      return ([parameter.inheritedType].compactMap(\.self) + (further ?? [])).flatMap { type in
        type.as(CompositionTypeSyntax.self)?.elements.compactMap(\.type.typeName)
          ?? [type.typeName].compactMap(\.self)
      }
    }
    return []
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

extension Syntax {
  /// The generic parameters of a declaration, with what it requires of them; `nil` for anything
  /// that can have none.
  fileprivate var generics: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)? {
    if let one = self.as(ClassDeclSyntax.self) {
      return (one.genericParameterClause, one.genericWhereClause)
    }
    if let one = self.as(FunctionDeclSyntax.self) {
      return (one.genericParameterClause, one.genericWhereClause)
    }
    if let one = self.as(StructDeclSyntax.self) {
      return (one.genericParameterClause, one.genericWhereClause)
    }
    if let one = self.as(EnumDeclSyntax.self) {
      return (one.genericParameterClause, one.genericWhereClause)
    }
    return nil
  }
}
#endif
