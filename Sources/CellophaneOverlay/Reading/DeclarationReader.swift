#if Overlay
internal import SwiftSyntax

/// Reads what a file declares where other files may see it.
final class DeclarationReader: SyntaxVisitor {
  enum Declaration {
    case type(String, ModuleNames.Kind, inherited: [String])
    case member(of: String, String, ModuleNames.Member)
    case initializer(of: String, String)
    case optionalMethod(String)
    case optionalProperty(String)
    case forwarder(of: String, String, text: String)
  }

  private(set) var declarations: [Declaration] = []
  private let active: ActiveCode
  private var scope = TypeScope()

  init(active: ActiveCode) {
    self.active = active
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in active.clauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  // MARK: Types

  private func enter(
    _ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ kind: ModuleNames.Kind,
    _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    scope.enter(name.text, isExtension: false)
    let inherited = inheritance?.inheritedTypes.map(\.type.typeName) ?? []
    declarations.append(.type(scope.name, kind, inherited: inherited))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .classType, node.inheritanceClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .structType, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .enumType, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .actorType, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .protocolType, node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.enter(
      node.extendedType.typeName, isExtension: true, isConstrained: node.genericWhereClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.leave() }
  override func visitPost(_ node: StructDeclSyntax) { scope.leave() }
  override func visitPost(_ node: EnumDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ActorDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.leave() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !scope.isEmpty else { return .skipChildren }
    if node.modifiers.contains(.optional) { declarations.append(.optionalMethod(node.fullName)) }
    let objectiveC = node.attributes.objectiveCName
    add(
      node.fullName, node.modifiers, objectiveC: objectiveC,
      parameterCount: node.signature.parameterClause.parameters.count)
    if scope.isExtension, !scope.isConstrained, let forwarder = Forwarder(node, of: scope.name) {
      declarations.append(.forwarder(of: scope.name, node.fullName, text: forwarder.text))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !scope.isEmpty else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      if node.modifiers.contains(.optional) { declarations.append(.optionalProperty(name)) }
      add(name, node.modifiers, objectiveC: nil, parameterCount: 0)
    }
    if scope.isExtension, !scope.isConstrained, let forwarder = Forwarder(node, of: scope.name) {
      declarations.append(.forwarder(of: scope.name, forwarder.member, text: forwarder.text))
    }
    return .skipChildren
  }

  private func add(
    _ name: String, _ modifiers: DeclModifierListSyntax, objectiveC: String?, parameterCount: Int
  ) {
    let member = ModuleNames.Member(
      isOverride: modifiers.contains(.override), isInExtension: scope.isExtension,
      isPrivate: modifiers.contains(.private) || modifiers.contains(.fileprivate),
      objectiveC: objectiveC, parameterCount: parameterCount)
    declarations.append(.member(of: scope.name, name, member))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if !scope.isEmpty, !scope.isExtension, !node.modifiers.contains(.convenience) {
      declarations.append(.initializer(of: scope.name, node.fullName))
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
#endif
