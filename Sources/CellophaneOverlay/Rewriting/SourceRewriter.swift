#if Overlay
internal import SwiftSyntax

/// Finds what changes in a file.
///
/// Each extension is about one thing that Swift alone lacks.
final class SourceRewriter: ScopeVisitor {
  let file: ParsedSource
  let names: ModuleNames
  var edits = SourceEdits()
  var previews: [RewrittenSource.FoundPreview] = []
  var limits: [RewrittenSource.Limit] = []
  /// Whether the file now needs what `UIKit` has.
  var needsUIKit = false
  /// Whether the file needs what SwiftUI brings of Combine.
  private var needsCombine = false
  /// Whether the file needs what Apple's Foundation brings of Observation.
  private var needsObservation = false
  /// The modules that the file imports.
  var imports: Set<String> = []
  private var firstImport: Int?

  init(_ file: ParsedSource, names: ModuleNames, conditions: Set<String>) {
    self.file = file
    self.names = names
    super.init(active: ActiveCode(conditions: conditions))
  }

  func rewritten() -> RewrittenSource {
    walk(file.tree)
    if needsUIKit, !imports.contains("UIKit") {
      edits.insert("import UIKit; ", at: firstImport ?? file.tree.place.lowerBound)
    }
    if needsCombine, imports.contains("SwiftUI"), !imports.contains("Combine") {
      edits.insert("import Combine; ", at: firstImport ?? file.tree.place.lowerBound)
    }
    if needsObservation, !imports.contains("Observation") {
      edits.insert("import Observation; ", at: firstImport ?? file.tree.place.lowerBound)
    }
    let text = edits.isEmpty ? nil : String(decoding: edits.applied(to: file.text), as: UTF8.self)
    return RewrittenSource(
      path: file.path, text: text, previews: previews,
      limits: limits.sorted { ($0.line, $0.message) < ($1.line, $1.message) })
  }

  func note(_ node: some SyntaxProtocol, _ message: String) {
    limits.append(
      RewrittenSource.Limit(line: file.line(at: node.place.lowerBound), message: message))
  }

  // MARK: The file

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    var name = node.path.first?.name.text ?? ""
    if name == "SwiftUICore", let end = node.path.first?.name.place.upperBound {
      // What of SwiftUI is drawn nowhere; here it is all of it.
      name = "SwiftUI"
      edits.blank(end - 4..<end)
    }
    imports.insert(name)
    firstImport = firstImport ?? node.place.lowerBound
    if node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first,
      Self.whole.contains(first.name.text)
    {
      edits.blank(first.name.place.upperBound..<node.path.place.upperBound)
    }
    return .visitChildren
  }

  /// Modules of Apple's that have submodules there and are one here.
  private static let whole: Set<String> = [
    "CoreData", "CoreGraphics", "Foundation", "QuartzCore", "Security", "UIKit", "WebKit", "os",
  ]

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition { rewriteCondition(Syntax(condition)) }
    }
    return super.visit(node)
  }

  // MARK: Types

  override func didEnter(_ node: some DeclGroupSyntax) {
    if let node = node.as(ClassDeclSyntax.self) { completeClass(node) }
    if let node = node.as(ProtocolDeclSyntax.self) { completeProtocol(node) }
    if let node = node.as(ExtensionDeclSyntax.self) { renameForwarded(node) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(named: "NSManaged") { completeManaged(node) }
    rewriteObjects(node)
    return rewriteBody(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(named: "NSManaged"), node.body == nil {
      edits.insert(" {}", at: node.place.upperBound)
    }
    if Self.observing.contains(node.fullName) { hideObserving(node) }
    return rewriteBody(node) ? .skipChildren : .visitChildren
  }

  /// Methods of `NSObject` that only observing by key paths calls.
  static let observing: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "automaticallyNotifiesObservers(forKey:)",
    "keyPathsForValuesAffectingValue(forKey:)",
  ]

  /// Here they are no methods of a class's own, which alone can be overridden. A private one is none
  /// for the subclass either that overrides it too.
  private func hideObserving(_ node: FunctionDeclSyntax) {
    let access: [TokenKind] = [
      .keyword(.open), .keyword(.public), .keyword(.internal), .keyword(.fileprivate),
    ]
    for modifier in node.modifiers {
      if modifier.name.tokenKind == .keyword(.override) {
        edits.replace(modifier.place, by: "private ")
      } else if access.contains(modifier.name.tokenKind) {
        edits.blank(modifier.place)
      }
    }
  }

  // MARK: Words

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.combined.contains(node.attributeName.typeName) { needsCombine = true }
    if node.attributeName.typeName == "Observable" { needsObservation = true }
    guard BlankedAttributes.hasName(of: node) else { return .visitChildren }
    edits.blank(node.place)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    let words: [TokenKind] = [.keyword(.dynamic), .keyword(.optional)]
    if words.contains(node.name.tokenKind) { edits.blank(node.place) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Selector" { needsUIKit = true }
    if Self.combined.contains(node.name.text) { needsCombine = true }
    return .visitChildren
  }

  /// What SwiftUI brings of Combine.
  private static let combined: Set<String> = ["ObservableObject", "Published"]

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      rewriteSelector(node)
      return .skipChildren
    case "keyPath":
      rewriteKeyPath(node)
      return .skipChildren
    case "Preview":
      return takePreview(
        node, arguments: node.arguments, closure: node.trailingClosure,
        pound: node.pound)
    default: return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    return takePreview(
      node, arguments: node.arguments, closure: node.trailingClosure, pound: node.pound)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteBridging(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if rewriteHosting(node) { return .skipChildren }
    rewriteMaking(node)
    if node.calledExpression.is(OptionalChainingExprSyntax.self)
      || node.calledExpression.is(ForceUnwrapExprSyntax.self)
    {
      rewriteOptionalCall(node)
    }
    if let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      called == "Selector" || called == "NSSelectorFromString"
    {
      needsUIKit = true
      rewriteNamedSelector(node)
    }
    // Swift's own Foundation has none without a count.
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Progress",
      node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen,
      names.types["Progress"] == nil
    {
      edits.insert("totalUnitCount: 0", at: open.place.upperBound)
    }
    return .visitChildren
  }
}
#endif
