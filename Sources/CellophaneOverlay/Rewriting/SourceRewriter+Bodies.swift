#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// What a view of SwiftUI's gives where it says `some`.
  private static let bodies: Set<String> = [
    "Scene", "SwiftUI.Scene", "SwiftUI.View", "ToolbarContent", "View",
  ]

  /// Puts a placeholder in the place of what gives a view of SwiftUI's, which is not drawn here.
  ///
  /// - Returns: Whether that is what the property does.
  func rewriteBody(_ node: VariableDeclSyntax) -> Bool {
    guard imports.contains("SwiftUI"), let binding = node.bindings.first,
      isBody(binding.typeAnnotation?.type), let block = binding.accessorBlock
    else { return false }
    edits.replace(block.place, by: Self.placeholder)
    return true
  }

  /// Puts a placeholder in the place of what gives a view of SwiftUI's, which is not drawn here.
  ///
  /// - Returns: Whether that is what the function does.
  func rewriteBody(_ node: FunctionDeclSyntax) -> Bool {
    guard imports.contains("SwiftUI"), isBody(node.signature.returnClause?.type),
      let body = node.body
    else { return false }
    edits.replace(body.place, by: Self.placeholder)
    return true
  }

  private static let placeholder = "{ SwiftUI.Placeholder() }"

  private func isBody(_ type: TypeSyntax?) -> Bool {
    guard let type = type?.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return false }
    return Self.bodies.contains(type.constraint.trimmedDescription)
  }
}
#endif
