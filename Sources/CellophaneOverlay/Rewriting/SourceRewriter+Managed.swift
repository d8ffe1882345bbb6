#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Lets a property that CoreData makes ask its object for the value.
  func completeManaged(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted,
        let annotation = binding.typeAnnotation, binding.accessorBlock == nil
      else { continue }
      edits.insert(
        " { get { managedValue(of: \"\(name)\") } set { setManagedValue(newValue, of: \"\(name)\") } }",
        at: annotation.place.upperBound)
    }
  }
}
#endif
