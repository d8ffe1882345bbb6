extension ObstacleKind {
  /// The kind of a compiler's error, by the name that the compiler has for it.
  init(_ diagnostic: CompilerDiagnostic) {
    self = Self.byName(diagnostic.name) ?? Self.bySubject(diagnostic) ?? .other
  }

  private static func byName(_ name: String) -> ObstacleKind? {
    if name.hasPrefix("expr_selector_") { return .selector }
    // Before `objc`, which these names have too.
    if ["iboutlet_", "ibaction_", "ibinspectable_", "ibsegueaction_"].contains(
      where: name.hasPrefix)
    {
      return .outlet
    }
    if name == "override_decl_extension" { return .override }
    if name.contains("objc") || name.hasPrefix("optional_attribute_") { return .objc }
    return nil
  }

  private static func bySubject(_ diagnostic: CompilerDiagnostic) -> ObstacleKind? {
    let name = diagnostic.name
    if ["invalid_optional_chain", "invalid_force_unwrap"].contains(name) {
      // A method's type has an arrow: it is optional in Apple's protocol and never here.
      return diagnostic.message.contains("->") ? .optionalCall : nil
    }
    if diagnostic.quoted.contains(where: previews.contains) { return .preview }
    if diagnostic.quoted.contains(where: nibs.contains) { return .nib }
    if name.hasPrefix("could_not_find_") || name.hasSuffix("does_not_override") { return .member }
    let types = [
      "cannot_find_", "no_module_type", "decl_does_not_exist_in_module",
      "availability_decl_unavailable",
    ]
    return types.contains(where: name.hasPrefix) ? .type : nil
  }

  /// What the compiler names where Xcode shows a preview.
  private static let previews: Set<String> = ["Preview", "PreviewProvider", "Previewable"]

  /// What the compiler names where a nib or a storyboard is used.
  private static let nibs: Set<String> = [
    "UINib", "UIStoryboard", "UIStoryboardSegue", "awakeFromNib", "instantiateViewController",
    "instantiateInitialViewController", "loadNibNamed", "performSegue", "prepare(for:sender:)",
    "prepareForInterfaceBuilder", "storyboard",
  ]
}
