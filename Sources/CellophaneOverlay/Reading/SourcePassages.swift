#if Overlay
internal import SwiftParser
internal import SwiftSyntax

/// Parts of a file that can be left out one by one, so that the rest of it can be compiled.
///
/// A function gives what its author's code gives or is not there: statements that decide about its
/// result are left out with the whole function, and others alone. Where something else cannot do without
/// the function, it can stand without its body.
package enum SourcePassages {
  package struct Passage: Hashable, Sendable {
    /// Where an error lets it be left out, in bytes.
    package var place: Range<Int>
    /// What is left out then.
    package var out: Range<Int>
    /// What stands there then; no longer than what it is for.
    package var text: String
    /// Whether it declares what other places may name.
    package var isDeclaration: Bool
    /// What can stay of it without its body.
    package var kept: Kept?
    /// What a type conforms to, where it is a name after the type's colon.
    package var conformance: Conformance?
  }

  /// What stands after a type's colon, names without what they are generic over.
  package struct Conformance: Hashable, Sendable {
    package var type: String
    package var name: String
  }

  /// A function, an initializer or a property that can stand with another body.
  package struct Kept: Hashable, Sendable {
    /// With its labels, as `count(of:)` or `init(frame:)`.
    package var name: String
    /// What stands between the braces, in bytes.
    package var body: Range<Int>
    /// Whether something has to come of it.
    package var stops: Bool
    /// Whether it can throw any error instead.
    package var throwsAnything = false
  }

  package static func all(in text: [UInt8]) -> [Passage] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(text.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return finder.passages
  }

  private final class Finder: SyntaxVisitor {
    var passages: [Passage] = []

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if !node.decl.is(IfConfigDeclSyntax.self) { add(node.decl, out: node.whole) }
      return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      let place = node.item.place
      guard !node.item.is(IfConfigDeclSyntax.self), !place.isEmpty else { return .visitChildren }
      guard let body = Body(around: Syntax(node)) else {
        if !node.item.is(ImportDeclSyntax.self) { add(node.item, out: node.whole) }
        return .visitChildren
      }
      if isResult(node, of: body) {
        passages.append(
          Passage(
            place: place, out: body.whole, text: body.isOfStatement ? "()" : "",
            isDeclaration: !body.isOfStatement))
      } else {
        passages.append(
          Passage(
            place: place, out: place, text: node.item.is(ReturnStmtSyntax.self) ? "return" : "()",
            isDeclaration: false))
      }
      return .visitChildren
    }

    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
      passages += SourcePassages.conformances(of: node)
      return .skipChildren
    }

    private func add(_ node: some SyntaxProtocol, out: Range<Int>) {
      passages.append(
        Passage(
          place: node.place, out: out, text: "", isDeclaration: true, kept: Kept(Syntax(node))))
    }

    /// Whether what comes out of a body depends on a statement.
    private func isResult(_ node: CodeBlockItemSyntax, of body: Body) -> Bool {
      switch body.result {
      case .nothing: return false
      case .unknown: return node.item.is(ReturnStmtSyntax.self)
      case .value:
        let isOnly = node.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        if isOnly, node.parent?.parent == body.block { return true }
        let finder = ExitFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.hasFound
      }
    }
  }

  /// What a statement stands in.
  private struct Body {
    enum Result {
      case nothing, value
      /// Of a closure.
      case unknown
    }

    var result: Result
    /// The function, or the statement around a closure.
    var whole: Range<Int>
    var isOfStatement: Bool
    /// What holds its statements.
    var block: Syntax?

    /// - Returns: `nil` for what stands in no body.
    init?(around node: Syntax) {
      var next = node.parent
      while let one = next {
        if let found = Self.result(of: one) {
          (result, block) = found
          var owner: Syntax? = one
          while let up = owner, !up.is(MemberBlockItemSyntax.self), !up.is(CodeBlockItemSyntax.self)
          { owner = up.parent }
          let item = owner?.as(CodeBlockItemSyntax.self)
          let isInBody = item.map { Body(around: Syntax($0)) != nil } ?? false
          isOfStatement = isInBody
          whole =
            owner?.as(MemberBlockItemSyntax.self)?.whole
            ?? item.map { isInBody ? $0.item.place : $0.whole } ?? one.place
          return
        }
        next = one.parent
      }
      return nil
    }

    private static func result(of node: Syntax) -> (Result, Syntax?)? {
      if let function = node.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type.trimmedDescription
        let isEmpty = type == nil || type == "Void" || type == "()"
        return (isEmpty ? .nothing : .value, function.body.map { Syntax($0) })
      }
      if let accessor = node.as(AccessorDeclSyntax.self) {
        let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
        return (isGetter ? .value : .nothing, accessor.body.map { Syntax($0) })
      }
      if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
        return (.value, node)
      }
      if node.is(InitializerDeclSyntax.self) || node.is(DeinitializerDeclSyntax.self) {
        return (.nothing, nil)
      }
      if node.is(ClosureExprSyntax.self) { return (.unknown, node) }
      return nil
    }
  }

  /// Looks for a way out of a function in a statement of it.
  private final class ExitFinder: SyntaxVisitor {
    var hasFound = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      hasFound = true
      return .skipChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
      hasFound = true
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension MemberBlockItemSyntax {
  fileprivate var whole: Range<Int> { decl.place(with: semicolon) }
}

extension CodeBlockItemSyntax {
  fileprivate var whole: Range<Int> { item.place(with: semicolon) }
}

extension SyntaxProtocol {
  /// Where it stands with the semicolon that parts it from the next: none may stand alone.
  fileprivate func place(with semicolon: TokenSyntax?) -> Range<Int> {
    place.lowerBound..<(semicolon?.place ?? place).upperBound
  }
}
#endif
