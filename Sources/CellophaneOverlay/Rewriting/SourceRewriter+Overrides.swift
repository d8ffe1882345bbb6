#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Gives a class what its extensions override, and the initialisers that views are made by.
  func completeClass(_ node: ClassDeclSyntax) {
    guard let name = names.fullName(of: scope.name) else { return }
    var members = names.forwarders[name] ?? []
    if let initializer = ReuseInitializer.missing(in: name, names: names) {
      members.append(initializer)
    }
    guard !members.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    let before = brace.previousToken(viewMode: .sourceAccurate)
    let isAfterMember =
      before != node.memberBlock.leftBrace
      && !brace.leadingTrivia.containsNewline && !(before?.trailingTrivia.containsNewline ?? false)
    edits.insert(
      (isAfterMember ? "; " : " ") + members.joined(separator: "; ") + " ",
      at: brace.place.lowerBound)
  }

  /// Gives members of an extension that the class calls their other names.
  func renameForwarded(_ node: ExtensionDeclSyntax) {
    guard let name = names.fullName(of: scope.name) else {
      noteOverrides(node.memberBlock.members, of: scope.name)
      return
    }
    let known = names.forwarders[name] ?? []
    rename(node.memberBlock.members, known: known)
  }

  private func rename(_ members: MemberBlockItemListSyntax, known: [String]) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in active.clauses(of: conditional) {
          if case .decls(let inner) = clause.elements { rename(inner, known: known) }
        }
        continue
      }
      let forwarder =
        member.decl.as(FunctionDeclSyntax.self).flatMap { Forwarder($0, of: scope.name) }
        ?? member.decl.as(VariableDeclSyntax.self).flatMap { Forwarder($0, of: scope.name) }
      if let forwarder, known.contains(forwarder.text) {
        for change in forwarder.changes { edits.replace(change.place, by: change.text) }
      } else {
        noteOverride(member.decl, of: scope.name)
      }
    }
  }

  private func noteOverrides(_ members: MemberBlockItemListSyntax, of type: String) {
    for member in members { noteOverride(member.decl, of: type) }
  }

  private func noteOverride(_ declaration: DeclSyntax, of type: String) {
    let modifiers =
      declaration.as(FunctionDeclSyntax.self)?.modifiers
      ?? declaration.as(VariableDeclSyntax.self)?.modifiers
      ?? declaration.as(SubscriptDeclSyntax.self)?.modifiers
    guard let modifiers, modifiers.contains(.override) else { return }
    note(declaration, "an extension of '\(type)' overrides something, which only its class can")
  }
}

extension Trivia {
  var containsNewline: Bool {
    contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
#endif
