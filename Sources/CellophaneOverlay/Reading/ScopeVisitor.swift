#if Overlay
internal import SwiftSyntax

/// Walks a file through the branches of `#if` that are compiled, and knows the types around a place.
class ScopeVisitor: SyntaxVisitor {
  let active: ActiveCode
  private(set) var scope = TypeScope()

  init(active: ActiveCode) {
    self.active = active
    super.init(viewMode: .sourceAccurate)
  }

  /// Called inside of a type or extension, before its members are visited.
  func didEnter(_ node: some DeclGroupSyntax) {}

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in active.clauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    scope.enter(name.text, isExtension: false)
    didEnter(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.enter(
      node.extendedType.typeName, isExtension: true, isConstrained: node.genericWhereClause != nil)
    didEnter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.leave() }
  override func visitPost(_ node: StructDeclSyntax) { scope.leave() }
  override func visitPost(_ node: EnumDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ActorDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.leave() }
}
#endif
