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
    if name.contains("ibaction") { return .outlet }
    if name == "crash" { return .crash }
    if name == "override_decl_extension" { return .override }
    if name == "dynamic_construct_class" { return .initializer }
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
    if diagnostic.message.contains("actor-isolated") || diagnostic.message.contains("concurrency") {
      return .isolation
    }
    if isBridging(diagnostic) { return .bridging }
    let types = [
      "cannot_find_", "no_module_type", "decl_does_not_exist_in_module",
      "availability_decl_unavailable", "unknown_attr",
    ]
    return types.contains(where: name.hasPrefix) ? .type : nil
  }

  /// Whether a value is to become its counterpart of Objective-C or C, which happens by itself on
  /// Apple's platforms only.
  private static func isBridging(_ diagnostic: CompilerDiagnostic) -> Bool {
    let message = diagnostic.message
    guard message.contains("convert") || message.contains("coerc") else { return false }
    let types = diagnostic.quoted.map { $0.filter { $0 != "?" && $0 != "!" } }
    return pairs.contains { pair in types.contains(pair.0) && types.contains(pair.1) }
  }

  private static let pairs = [
    ("String", "NSString"), ("String", "CFString"), ("Data", "NSData"), ("URL", "NSURL"),
    ("Date", "NSDate"), ("Int", "NSNumber"), ("Double", "NSNumber"), ("Bool", "NSNumber"),
    ("IndexPath", "NSIndexPath"),
  ]

  /// What the compiler names where Xcode shows a preview.
  private static let previews: Set<String> = ["Preview", "PreviewProvider", "Previewable"]

  /// What the compiler names where a nib or a storyboard is used.
  private static let nibs: Set<String> = [
    "UINib", "UIStoryboardUnwindSegueSource", "awakeFromNib", "instantiateViewController",
    "instantiateInitialViewController", "loadNibNamed", "performSegue", "prepare(for:sender:)",
    "prepareForInterfaceBuilder", "storyboard",
  ]
}
