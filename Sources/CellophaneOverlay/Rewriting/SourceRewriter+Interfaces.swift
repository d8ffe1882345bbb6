#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Names what nibs and storyboards connect in a class, for which Objective-C is asked on a device.
  ///
  /// - Returns: `nil` for a class that has no such thing, or that is no view or controller.
  func interfaceMembers(of node: ClassDeclSyntax, named name: String) -> String? {
    guard let root = names.outsideParent(of: name), Self.isResponder(root),
      let type = scope.innermost
    else { return nil }
    let own = active.members(of: node.memberBlock.members)
    var calls = own.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { setters(of: $0, type) }
    let beside = file.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .filter { names.fullName(of: $0.extendedType.typeName) == name }
      .flatMap { active.members(of: $0.memberBlock.members) }
    var seen: Set<String> = []
    for function in (own + beside).compactMap({ $0.as(FunctionDeclSyntax.self) })
    where Self.isAction(function.attributes) && seen.insert(function.fullName).inserted {
      calls.append(
        Self.call(function.fullName, objectiveC: function.attributes.objectiveCName, type))
    }
    let elsewhere = names.types[name]?.members.filter {
      $0.value.isAction && $0.value.isInExtension && !$0.value.isPrivate
    }
    for (member, facts) in (elsewhere ?? [:]).sorted(by: { $0.key < $1.key })
    where seen.insert(member).inserted {
      calls.append(Self.call(member, objectiveC: facts.objectiveC, type))
    }
    guard !calls.isEmpty else { return nil }
    needsUIKit = true
    let isPublic = node.modifiers.contains(.public) || node.modifiers.contains(.open)
    // A statement each: what the compiler refuses is left out alone.
    let members = calls.map { "all.append(\($0)); " }.joined()
    return (isPublic ? "public " : "") + "override class func interfaceMembers() -> [Selector] {"
      + " var all = super.interfaceMembers(); \(members)return all }"
  }

  /// Whether a declaration says that Interface Builder may name it.
  static func isAction(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains(named: "IBAction") || attributes.contains(named: "IBSegueAction")
  }

  private func setters(of node: VariableDeclSyntax, _ type: String) -> [String] {
    guard
      node.attributes.contains(named: "IBOutlet")
        || node.attributes.contains(named: "IBInspectable"),
      node.bindingSpecifier.tokenKind == .keyword(.var)
    else { return [] }
    return node.bindings.compactMap { binding in
      guard let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      let setter = SelectorName.setter(of: property.unquoted)
      return "Selector(\"\(setter)\", of: \(type).self, { $0.\(property) = $1 })"
    }
  }

  private static func call(_ member: String, objectiveC: String?, _ type: String) -> String {
    SelectorName.call(
      objectiveC ?? SelectorName.objectiveC(member), member, of: type,
      as: SelectorName.quoted(String(member.prefix { $0 != "(" })))
  }

  /// Whether a class of UIKit's is a responder, of which alone nibs and storyboards ask.
  private static func isResponder(_ root: String) -> Bool {
    root.hasPrefix("UI")
      && !["Item", "Layout", "Recognizer", "Segue"].contains(where: root.hasSuffix)
  }
}
#endif
