internal import CellophaneDoctor
internal import CellophaneProjects

/// A target's module as far as it compiles.
struct BuiltTarget {
  var target: InventoryTarget
  /// The files that are in it, from the root.
  var compiling: [String]
  var leftOut: [LeftOut]
  /// What is left out of files that are in.
  var omissions: [Omission]
  /// The classes that its files declare.
  var classes: [DeclaredClass]
  /// The files that are in it, as they are written.
  var texts: [(path: String, bytes: [UInt8])]
  /// The files that are out, as they are written.
  var outTexts: [(path: String, bytes: [UInt8])] = []
  /// The headers in Objective-C, by the file that each is in Swift.
  var headers: [String: String] = [:]
  /// Whether more compiles without looking for data races.
  var isInSwift5: Bool
  var rewrite: SourceRewrite
  /// What means less here than in headers, as `path:line: sentence`.
  var limits: [String]
  /// Where the text lies that is compiled in a file's place, by file.
  var compiled: [String: String]
  var objects: [String]

  var module: String { target.module }

  /// A module of which no file is in.
  static func empty(
    _ target: InventoryTarget, leftOut: [LeftOut], rewrite: SourceRewrite = SourceRewrite()
  ) -> BuiltTarget {
    BuiltTarget(
      target: target, compiling: [], leftOut: leftOut, omissions: [], classes: [], texts: [],
      isInSwift5: false, rewrite: rewrite, limits: [], compiled: [:], objects: [])
  }

  /// The `#Preview`s of files that are in.
  var previews: [SourceRewrite.FoundPreview] {
    let files = Set(compiling)
    return rewrite.previews.filter { files.contains($0.path) && !isLeftOut($0.path, $0.line) }
  }

  /// The modules that each of its files imports.
  var imports: [String: Set<String>] {
    Dictionary(
      (texts + outTexts).map { ($0.path, DeclaredClass.imports(in: $0.bytes, of: $0.path)) },
      uniquingKeysWith: { $1 })
  }

  /// What fills the list of a screen and is left out, by the screen's name.
  var unfilled: [String: Omission] {
    let bytes = Dictionary(texts.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    var found: [String: Omission] = [:]
    for one in omissions {
      guard let type = one.type, found[type] == nil,
        one.member.map(ClassFamily.appearing.contains) ?? true, let text = bytes[one.path]
      else { continue }
      let words = DeclaredClass.words(in: text, of: one.path, on: one.line...one.lastLine)
      if !words.isDisjoint(with: ClassFamily.fillingWords) { found[type] = one }
    }
    return found
  }

  /// Whether a file has a method that does nothing but stop, so that another class has to override it.
  func leavesToOthers(_ path: String) -> Bool {
    guard let text = texts.first(where: { $0.path == path }) else { return false }
    return String(decoding: BareSource.bytes(of: text.bytes), as: UTF8.self)
      .contains(/\bfunc\s[^{}]*\{\s*(?:fatalError|preconditionFailure)\([^{}]*\)\s*\}/)
  }

  /// Whether a class does nothing but stop where it is made of an archive, so that none has it.
  /// A scene whose class takes more than its archive is made all the same, by that initialiser.
  func stopsInArchives(_ one: DeclaredClass) -> Bool {
    guard let text = texts.first(where: { $0.path == one.path }) else { return false }
    let next = classes.filter { $0.path == one.path && $0.line > one.line }.map(\.line).min()
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let own = lines[min(one.line - 1, lines.count)..<min((next ?? .max) - 1, lines.count)]
    return String(decoding: BareSource.bytes(of: Array(own.joined(separator: [10]))), as: UTF8.self)
      .contains(/\binit[?!]?\s*\(\s*coder\b[^{}]*\{\s*(?:fatalError|preconditionFailure)\(/)
  }

  /// Whether a declaration is left out of a file that is in.
  func isLeftOut(_ path: String, _ line: Int) -> Bool { refusal(of: path, line) != nil }

  /// Why a declaration is not in the module; `nil` where it is.
  func refusal(of path: String, _ line: Int) -> String? {
    omissions.first {
      $0.path == path && $0.member == nil && $0.line <= line && line <= $0.lastLine
    }?.cause
      ?? leftOut.first { $0.path == path }?.cause
  }
}

/// Modules that an app's sources find besides their own and this package's.
struct ModuleAdditions {
  /// Folders of modules.
  var searchPaths: [String] = []
  /// Names in the sources for which other modules stand.
  var aliases = Kit.standIns
  /// Further arguments, as of C modules.
  var flags: [String] = []
  /// What is linked besides.
  var linked: [String] = []

  /// Modules that every file imports without a word: Apple's Foundation has what is in two here, and
  /// what Objective-C brings along, UIKit among it, needs no import in an app. Apple's UIKit brings
  /// ImageIO and UserNotifications along.
  static let everywhere = [
    "CellophaneFoundation", "CellophaneImageIO", "CellophaneSecurity",
    "CellophaneUserNotifications", "FoundationNetworking", "UIKit",
  ]

  /// The same with what Apple's Foundation brings along of Combine, where an app has it, and without
  /// what stands in for modules of which the app has its own.
  var everywhere: [String] {
    let unused = Set(Kit.standIns.filter { aliases[$0.key] == nil }.values)
    return Self.everywhere.filter { !unused.contains($0) } + (aliases["Combine"].map { [$0] } ?? [])
  }

  /// The same for an app with modules of its own, which go before what stands in for Apple's of that
  /// name.
  func without(_ own: [String]) -> Self {
    var additions = self
    for name in own { additions.aliases[name] = nil }
    return additions
  }

  var arguments: [String] {
    aliases.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
      + everywhere.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] } + flags
  }
}
