/// What kind of thing keeps a file from compiling here.
package enum ObstacleKind: String, CaseIterable, Codable, Hashable, Sendable {
  case module
  case `import`
  case header
  case condition
  case preview
  case entryPoint = "entry-point"
  case asset
  case selector
  case objc
  case outlet
  case nib
  case override
  case optionalCall = "optional-call"
  case initializer
  case bridging
  case isolation
  case crash
  case type
  case member
  case other

  /// The kind as a heading.
  package var title: String {
    switch self {
    case .module: "missing module"
    case .import: "missing import"
    case .header: "declared in Objective-C"
    case .condition: "declared under a condition that is false here"
    case .preview: "#Preview"
    case .entryPoint: "entry point of an app"
    case .asset: "name that Xcode makes of an asset"
    case .selector: "#selector"
    case .objc: "@objc"
    case .outlet: "outlet"
    case .nib: "nib"
    case .override: "override in an extension"
    case .optionalCall: "call of an optional protocol method"
    case .initializer: "instance of a class that is known only when the code runs"
    case .bridging: "bridging between Swift and Objective-C"
    case .isolation: "isolation"
    case .crash: "crash of the compiler"
    case .type: "missing type or function"
    case .member: "missing member"
    case .other: "other"
    }
  }

  /// What to write instead, so that it works here and in the app.
  package var rewrite: String {
    switch self {
    case .module: ModuleAdvice.general
    case .import: "write 'import UIKit'"
    case .header:
      "declare it in Swift, or keep what uses it behind '#if os(iOS)': nothing here compiles"
        + " Objective-C"
    case .condition: ConditionAdvice.general
    case .preview:
      "keep it behind '#if os(iOS)', and show the same in the gallery:"
        + " 'Preview(\"Rows\") { RowsViewController() }'"
    case .entryPoint:
      "leave the file out of the target in the package of previews, whose gallery has the entry"
        + " point; '@main' is what both compilers take"
    case .asset:
      "name the asset: 'UIColor(named: \"Accent\")', 'UIImage(named: \"Star\")'"
    case .selector:
      "use a closure: 'addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)'"
        + " for 'addTarget', 'UIBarButtonItem(primaryAction:)' for a target and action,"
        + " 'addObserver(forName:object:queue:using:)' for notifications,"
        + " 'Timer.scheduledTimer(withTimeInterval:repeats:block:)' for timers;"
        + " keep gesture recognizers behind '#if os(iOS)'"
    case .objc:
      "remove '@objc', '@objcMembers' and 'dynamic', which nothing needs once '#selector' is gone;"
        + " give a protocol's optional methods a default in an extension;"
        + " write '\\.frame' for '#keyPath(frame)'"
    case .outlet:
      "make the view in code: 'private let label = UILabel()', added in 'init' or 'viewDidLoad'"
    case .nib:
      "make the view in code, and register its class:"
        + " 'register(Cell.self, forCellWithReuseIdentifier:)' or a 'CellRegistration'"
    case .override: "move the override into the body of the class"
    case .optionalCall:
      "call it on your own class, where it is not optional:"
        + " '(delegate as? ListController)?.collectionView(list, didSelectItemAt: path)'"
    case .initializer:
      "keep a closure that makes it, '{ ItemController() }', in the place of the class; here alone"
        + " 'type.made()' makes one"
    case .bridging:
      "say what it is to be: 'text as NSString', 'name as String' or 'number.intValue'"
    case .isolation:
      "write '@MainActor' where it is declared: UIKit's classes are isolated to it here as in the"
        + " app"
    case .crash: "leave the file out, or keep what it crashes on behind '#if os(iOS)'"
    case .type, .member:
      "keep what uses it behind '#if os(iOS)'; if it is your own, name the folder that declares it"
        + " too"
    case .other: "write it so that both compilers take it, or keep it behind '#if os(iOS)'"
    }
  }
}
