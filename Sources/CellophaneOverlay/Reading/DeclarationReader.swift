#if Overlay
internal import SwiftSyntax

/// Reads what a file declares where other files may see it.
final class DeclarationReader: ScopeVisitor {
  enum Declaration {
    case type(String, ModuleNames.Kind, parent: String?)
    case member(of: String, String, ModuleNames.Member)
    case optionalMethod(String)
    /// What a function outside of types returns, by its name.
    case function(String, returns: String)
    /// What an extension declares, which its class may have to forward.
    case extensionMember(ModuleNames.ExtensionMember)
  }

  private(set) var declarations: [Declaration] = []
  /// Whether what is declared here is private to its file by the type or extension around it.
  private var isInPrivate = false

  // MARK: Types

  override func didEnter(_ node: some DeclGroupSyntax) {
    isInPrivate =
      node.is(ExtensionDeclSyntax.self)
      && (node.modifiers.contains(.private) || node.modifiers.contains(.fileprivate))
    guard let kind = ModuleNames.Kind(node) else { return }
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.typeName
    declarations.append(.type(scope.name, kind, parent: parent))
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if scope.isEmpty, let type = node.signature.returnClause?.type.typeName {
      declarations.append(.function(node.name.text, returns: type))
    }
    // Each class keeps its own of those to itself.
    guard !scope.isEmpty, !SourceRewriter.observing.contains(node.fullName) else {
      return .skipChildren
    }
    if node.modifiers.contains(.optional) { declarations.append(.optionalMethod(node.fullName)) }
    add(node.fullName, node.modifiers, node.attributes)
    addToExtension(node.fullName, DeclSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !scope.isEmpty else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      add(name, node.modifiers, node.attributes)
      if node.bindings.count == 1 { addToExtension(name, DeclSyntax(node)) }
    }
    return .skipChildren
  }

  private func addToExtension(_ name: String, _ declaration: DeclSyntax) {
    guard scope.isExtension, !scope.isConstrained else { return }
    declarations.append(
      .extensionMember(
        ModuleNames.ExtensionMember(type: scope.name, name: name, declaration: declaration)))
  }

  private func add(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) {
    let member = ModuleNames.Member(
      isOverride: modifiers.contains(.override), isInExtension: scope.isExtension,
      isPrivate: isInPrivate || modifiers.contains(.private) || modifiers.contains(.fileprivate),
      objectiveC: attributes.objectiveCName,
      isOfMainActor: attributes.contains(named: "MainActor"),
      isAction: SourceRewriter.isAction(attributes))
    declarations.append(.member(of: scope.name, name, member))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
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
