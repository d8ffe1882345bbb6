/// What a file says at a glance: its imports, what it declares, under which conditions, and the names
/// that it uses. Comments and texts are passed over; nothing is compiled.
struct SourceScan: Hashable {
  /// Something that is declared where other files may see it: not in a function.
  struct Declaration: Hashable {
    var name: String
    /// `class`, `func` and their like.
    var keyword: String
    /// What stands between the name and the body; nothing where there is no body.
    var head = ""
    var line: Int
    /// Where its body opens; its own line where it has none.
    var signatureEnd: Int
    var isType: Bool
    /// The type that it is a member of; `nil` for what is at the top.
    var owner: String?
    /// Whether the owner is extended here, not declared.
    var isInExtension: Bool
    var condition: Condition
  }

  /// The conditions around a place, the outermost first: all have to be true.
  typealias Condition = [Branch]

  /// A branch of an `#if`.
  struct Branch: Hashable {
    /// When it is taken, as one expression that `#if` takes.
    var expression: String
    /// The line of its directive.
    var line: Int
    /// The directive as it is written.
    var written: String
  }

  struct Import: Hashable {
    var place: ModuleImport
    /// The statement with its attributes, in bytes from the file's start.
    var range: Range<Int>
    var condition: Condition
  }

  /// A declared initialiser, as `(style: UITableView.Style, items: [Item] = [])`.
  struct Initializer: Hashable {
    var owner: String
    var parameters: String
    var line: Int
    /// Whether it may give nothing.
    var isFailable: Bool
  }

  /// A property of an instance that others set before it is used, as `var item: Item!`.
  struct Awaited: Hashable {
    var owner: String
    var name: String
    var type: String
    var isWeak: Bool
  }

  /// `@main` and its kin.
  struct EntryPoint: Hashable {
    var name: String
    var line: Int
    var column: Int
    /// From the file's start, in bytes.
    var offset: Int
    var condition: Condition
  }

  private(set) var imports: [Import] = []
  private(set) var declarations: [Declaration] = []
  private(set) var entryPoints: [EntryPoint] = []
  private(set) var initializers: [Initializer] = []
  private(set) var awaited: [Awaited] = []
  /// The types whose outlets are taken for set.
  private(set) var typesWithOutlets: Set<String> = []
  /// Every identifier, by line.
  private var wordsByLine: [Int: Set<String>] = [:]
  /// Every identifier.
  private(set) var words: Set<String> = []
  /// What is extended by an initialiser, which is used by the type's name.
  private var typesWithInitializers: Set<String> = []

  init(_ text: [UInt8], path: String) {
    var scanner = SourceScanner(text, path: path)
    scanner.run()
    imports = scanner.imports
    declarations = scanner.declarations
    entryPoints = scanner.entryPoints
    initializers = scanner.initializers
    awaited = scanner.awaited
    typesWithOutlets = scanner.typesWithOutlets
    typesWithInitializers = scanner.typesWithInitializers
    wordsByLine = scanner.wordsByLine
    words = wordsByLine.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The identifiers on some lines.
  func words(on lines: ClosedRange<Int>) -> Set<String> {
    lines.reduce(into: []) { $0.formUnion(wordsByLine[$1] ?? []) }
  }

  /// Names by which another file can need this one.
  var offers: Set<String> {
    typesWithInitializers
      .union(declarations.filter { $0.owner == nil || $0.isInExtension }.map(\.name))
  }
}
