internal import CellophaneDoctor
internal import CellophaneProjects

/// The Swift of a gallery: a function for each preview, and the site that has them.
struct GallerySource {
  /// The modules of the app, which are imported with what is internal in them.
  var modules: [String]
  /// What the index calls the site.
  var title: String
  var assetFolders: [String]
  var accentColor: String?
  /// The folder of the app's fonts.
  var fonts: String?
  /// The folder that code beside previews is read from.
  var sources: String
  /// How the app's delegate is made; `nil` where it has none that can be made without knowledge.
  var delegate: String?
  /// How the app launches where a preview stops without that: the classes of its scene delegates;
  /// `nil` where it has no delegates.
  var launchScenes: [String]?
  /// Whether a file of the user's declares `previews`.
  var hasOwnPreviews: Bool
  /// Whether the first function is for the app as it launches.
  var launches = false

  /// A function for the app as it launches.
  static func function(
    _ number: Int, launching start: AppStart, title: String, module: String, missing: [String]
  ) -> String? {
    guard let first = start.first else { return nil }
    return
      "func cellophanePreview\(number)() -> AnyPreview { AnyPreview(Preview(\(literal(title)), "
      + "group: \(literal(AppStart.group)), environments: \(environments(start.hasColumns)), "
      + "launching: [\(scenes(start.scenes.map(\.name)))], "
      + "file: \(literal("\(module)/\(Paths.name(of: first.path))")), "
      + "path: \(literal(first.path)), line: \(first.line)).found().cellophaneOfApp()\(said(missing))"
      + ") }"
  }

  /// A function that makes a preview; on one line, so that an error names it.
  static func function(_ number: Int, _ one: Candidate, making: String) -> String {
    let shown =
      switch one.kind {
      case .screen:
        one.isInNavigation
          ? "UINavigationController(rootViewController: \(one.made(making)))" : one.made(making)
      case .tableCell, .collectionCell: making
      case .view: "cellophaneScreen(around: \(making))"
      }
    return
      "func cellophanePreview\(number)() -> AnyPreview { AnyPreview(Preview(\(literal(one.name)), "
      + "group: \(literal(one.group)), "
      + (one.hasColumns ? "environments: \(environments(true)), " : "")
      + "file: \(literal("\(one.module)/\(Paths.name(of: one.path))")), "
      + "path: \(literal(one.path)), line: \(one.line)) { \(shown) }.found().cellophaneOfApp()\(said(one.missing))"
      + (one.awaits(making).map { ".awaits(\(literal($0)))" } ?? "")
      + (one.madeUp(making).map { ".madeUp(\(literal($0)))" } ?? "") + ") }"
  }

  private static func scenes(_ names: [String]) -> String {
    names.map { "LaunchedScene { \($0)() }" }.joined(separator: ", ")
  }

  /// A pad is where there is room for columns beside each other.
  private static func environments(_ hasColumns: Bool) -> String {
    hasColumns ? "[.phone, .pad]" : "[.phone]"
  }

  /// A function that makes a delegate; on one line, so that an error names it.
  static func delegate(_ number: Int, _ one: DeclaredClass, _ type: String) -> String {
    "@MainActor func cellophaneDelegate\(number)() -> any \(type) { \(one.name)() }"
  }

  /// A function that sets something of a screen; on one line, so that an error names it.
  static func setting(_ number: Int, _ one: Candidate, _ setting: String) -> String {
    "@MainActor func cellophaneSetting\(number)(_ screen: \(one.name)) { screen.\(setting) }"
  }

  /// What the preview's page says of its code.
  private static func said(_ missing: [String]) -> String {
    missing.isEmpty ? "" : ".missing([\(missing.map(literal).joined(separator: ", "))])"
  }

  /// A function for a `#Preview`, whose own function gives anything.
  static func function(
    _ number: Int, _ found: SourceRewrite.FoundPreview, title: String, module: String,
    missing: [String]
  ) -> String {
    "func cellophanePreview\(number)() -> AnyPreview { AnyPreview(Preview(\(literal(title)), "
      + "group: \"Previews\", file: \(literal("\(module)/\(Paths.name(of: found.path))")), "
      + "path: \(literal(found.path)), line: \(found.line)) "
      + "{ cellophaneScreen(showing: \(found.function)()) }.cellophaneOfApp()\(said(missing))) }"
  }

  /// What stands before the functions.
  var head: [String] {
    ["import Cellophane"] + modules.map { "@testable import \($0)" } + [
      "@MainActor private func cellophaneScreen(showing found: Any) -> UIViewController {",
      "  if let screen = found as? UIViewController { return screen }",
      "  return cellophaneScreen(around: found as? UIView ?? UIView())",
      "}",
      "@MainActor private var cellophaneAll: [AnyObject] = []",
      "@MainActor private func cellophaneKept<Value: AnyObject>(_ value: Value) -> Value {",
      "  cellophaneAll.append(value)",
      "  return value",
      "}",
      "@MainActor private func cellophaneMade<Screen>("
        + "_ screen: Screen, _ set: (Screen) -> Void) -> Screen {",
      "  set(screen)",
      "  return screen",
      "}",
      "@MainActor private func cellophaneScreen(around view: UIView) -> UIViewController {",
      "  let screen = UIViewController()",
      "  screen.view.backgroundColor = .systemBackground",
      "  view.translatesAutoresizingMaskIntoConstraints = false",
      "  screen.view.addSubview(view)",
      "  let guide = screen.view.layoutMarginsGuide",
      "  NSLayoutConstraint.activate([",
      "    view.topAnchor.constraint(equalTo: guide.topAnchor),",
      "    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),",
      "    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),",
      "  ])",
      "  return screen",
      "}",
    ]
  }

  /// What gives each preview the app's delegate, and says how the app launches.
  var application: String {
    let made =
      (delegate.map { ".application { \($0) }" } ?? "")
      + (launchScenes.map { ".launchingWhereItStops([\(Self.scenes($0))])" } ?? "")
    return "extension Preview { func cellophaneOfApp() -> Preview<Root> { self\(made) } }"
  }

  /// The whole file. Random numbers and the order of sets and dictionaries are the same each time, so
  /// that an app which shows them has the same pages from build to build, and touches that can be asked.
  func file(_ functions: [String], count: Int) -> String {
    let first = launches ? 1 : 0
    let made = (first..<count).map { "cellophanePreview\($0)()" }.joined(separator: ", ")
    let own = hasOwnPreviews ? "CellophaneGallery.previews + " : ""
    let launch = launches ? "[cellophanePreview0()] + " : ""
    let accent = accentColor.map { "\n  let accentColor: String? = \(Self.literal($0))" } ?? ""
    let fonts = fonts.map { "\n  let fonts: String? = \(Self.literal($0))" } ?? ""
    let all = "\(launch)\(own)[\(made)]"
    return (head + [application] + functions).joined(separator: "\n") + """

      @main struct CellophaneGallerySite: PreviewSite {
        let title = \(Self.literal(title))
        let sources: String? = \(Self.literal(sources))
        let randomSeed: UInt64? = 1
        let assetFolders: [String] = [\(assetFolders.map(Self.literal).joined(separator: ", "))]\(accent)\(fonts)
        var previews: [AnyPreview] { return \(all) }
      }

      """
  }

  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
