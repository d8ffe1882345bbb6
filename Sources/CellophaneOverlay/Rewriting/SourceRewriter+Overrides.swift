#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Gives a class what its extensions override, and names what nibs and storyboards connect.
  func completeClass(_ node: ClassDeclSyntax) {
    guard let name = names.fullName(of: scope.name) else { return }
    var members = (names.forwarders[name] ?? []).map(\.text)
    if let connected = interfaceMembers(of: node, named: name) { members.append(connected) }
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
    let forwarders = names.fullName(of: scope.name).flatMap { names.forwarders[$0] } ?? []
    for member in active.members(of: node.memberBlock.members) {
      if let forwarder = forwarders.first(where: { $0.isOf(member) }) {
        for change in forwarder.changes { edits.replace(change.place, by: change.text) }
      } else {
        noteOverride(member, of: scope.name)
      }
    }
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
