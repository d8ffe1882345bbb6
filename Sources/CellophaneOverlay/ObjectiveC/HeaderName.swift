#if Overlay
/// What Swift calls a method of Objective-C's: without words that its types say, and with the first
/// label that its name has in it.
struct HeaderName: Hashable {
  var base: String
  /// One for each parameter; `_` for none.
  var labels: [String]

  var full: String {
    labels.isEmpty ? base + "()" : base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// - Parameters:
  ///   - pieces: The selector's, without colons.
  ///   - types: What each parameter's type is called, nothing for a number.
  ///   - owner: The class, for what a class gives of itself.
  init(_ pieces: [String], types: [String], owner: String? = nil) {
    guard !types.isEmpty else {
      base = owner.map { Self.without($0, in: pieces[0], isOfSelf: true) } ?? pieces[0]
      labels = []
      return
    }
    let rest = zip(pieces, types).dropFirst().map { piece, type in
      piece.isEmpty ? "_" : Self.without(type, in: piece)
    }
    let words = Self.words(pieces[0])
    if words.first == "init" {
      let label = words.dropFirst(words.count > 2 && words[1] == "With" ? 2 : 1).joined()
      base = "init"
      labels = [label.isEmpty ? "_" : Self.lowered(label)] + rest
      return
    }
    let pruned = Self.words(Self.without(types[0], in: pieces[0]))
    if let place = pruned.lastIndex(where: Self.prepositions.contains), place > 0,
      pruned[..<place].joined() != "set"
    {
      base = pruned[..<place].joined()
      labels = [Self.lowered(pruned[place...].joined())] + rest
    } else {
      base = pruned.joined()
      labels = ["_"] + rest
    }
  }

  /// From `NS_SWIFT_NAME`, as `row(at:)`.
  init(written: String) {
    base = String(written.prefix { $0 != "(" })
    labels = written.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
  }

  /// Without a type's words at its end, where a verb or a preposition stands before them.
  private static func without(_ type: String, in name: String, isOfSelf: Bool = false) -> String {
    let (nameWords, typeWords) = (words(name), words(type))
    var count = 0
    while count < typeWords.count, count < nameWords.count - 1,
      nameWords[nameWords.count - 1 - count] == typeWords[typeWords.count - 1 - count]
    {
      count += 1
    }
    guard count > 0 else { return name }
    let left = nameWords.dropLast(count)
    guard let last = left.last else { return name }
    let isFine = isOfSelf || prepositions.contains(last) || isVerb(last)
    return isFine ? left.joined() : name
  }

  /// At each capital that follows a small letter, and before the last of several.
  static func words(_ name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      let isNew =
        letter.isUppercase
        && (word.last?.isUppercase == false
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isNew, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// With its first word in small letters.
  static func lowered(_ name: String) -> String {
    guard let first = words(name).first else { return name }
    return first.lowercased() + name.dropFirst(first.count)
  }

  private static func isVerb(_ word: String) -> Bool {
    let word = word.lowercased()
    return verbs.contains(word) || word.hasSuffix("ing") && word.count > 4
  }

  private static let prepositions: Set<String> = [
    "Above", "After", "Along", "Alongside", "As", "At", "Before", "Below", "By", "Following", "For",
    "From", "Given", "In", "Including", "Inside", "Into", "Matching", "Of", "On", "Passing",
    "Preceding", "Since", "To", "Until", "Using", "Via", "When", "With", "Within",
  ]

  private static let verbs: Set<String> = [
    "accept", "activate", "add", "adjust", "animate", "append", "apply", "assign", "attach",
    "begin",
    "bind", "bounce", "build", "calculate", "cancel", "change", "choose", "clear", "close",
    "collapse", "compare", "complete", "configure", "connect", "contains", "copy", "create", "cut",
    "decode", "delete", "deselect", "detach", "disable", "dismiss", "display", "draw", "edit",
    "empty", "enable", "encode", "end", "enter", "enumerate", "evaluate", "execute", "exit",
    "expand", "export", "fetch", "fill", "filter", "find", "finish", "focus", "format", "generate",
    "get", "handle", "has", "hide", "highlight", "import", "insert", "invalidate", "is", "join",
    "layout", "leave", "load", "lock", "log", "make", "mark", "merge", "move", "notify", "open",
    "parse", "paste", "pause", "perform", "pick", "pin", "play", "pop", "post", "prepare",
    "present", "process", "publish", "push", "read", "receive", "record", "refresh", "register",
    "reload", "remove", "rename", "render", "replace", "report", "request", "reset", "resize",
    "resolve", "restore", "resume", "return", "save", "scale", "schedule", "scroll", "search",
    "select", "send", "set", "share", "should", "show", "sort", "start", "stop", "store", "strip",
    "submit", "switch", "sync", "tap", "toggle", "track", "transform", "translate", "trash",
    "unlock", "unpin", "update", "upload", "use", "validate", "wait", "will", "write",
  ]
}
#endif
