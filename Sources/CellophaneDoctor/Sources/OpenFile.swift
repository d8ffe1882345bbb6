/// A file of which something is left out.
struct OpenFile {
  struct Omitted {
    var passage: Passage
    var error: CompilerDiagnostic
    var omission: Omission
  }

  private let text: [UInt8]
  private let starts: [Int]
  /// The inner ones first.
  private let passages: [Passage]
  /// In the order in which it was found.
  var omitted: [Omitted] = []
  /// Declarations that stand with a body that was not theirs, or did.
  private var returned: Set<Range<Int>> = []

  init(_ text: [UInt8], passages: [Passage]) {
    self.text = text
    starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    self.passages = passages.sorted { $0.place.count < $1.place.count }
  }

  /// Where an error stands in the file, of which the compiler reads what is added to its lines too.
  func offset(of error: CompilerDiagnostic) -> Int {
    guard starts.indices.contains(error.line - 1) else { return 0 }
    let start = starts[error.line - 1]
    let end = starts.indices.contains(error.line) ? starts[error.line] : text.count + 1
    var offset = start + error.column - 1
    guard omitted.contains(where: { !$0.passage.added.isEmpty }) else { return offset }
    for one in remaining.map(\.passage) where !one.added.isEmpty {
      let place = one.out.lowerBound
      guard (start..<end).contains(place), offset > place else { continue }
      offset = max(place, offset - one.added.utf8.count)
    }
    return offset
  }

  /// Whether an initializer is called at a place, by its name or by `Self`.
  func callsInitializer(at offset: Int) -> Bool {
    guard offset < text.count else { return false }
    let call = text[offset...]
    return call.starts(with: Array("init".utf8)) || call.starts(with: Array("Self(".utf8))
  }

  func lines(of passage: Passage) -> ClosedRange<Int> {
    func line(_ offset: Int) -> Int { (starts.lastIndex { $0 <= offset } ?? 0) + 1 }
    return line(
      passage.out.lowerBound)...line(max(passage.out.lowerBound, passage.out.upperBound - 1))
  }

  /// What has taken out the declaration of a name that is only known in a body.
  func cause(ofLocal error: CompilerDiagnostic) -> String? {
    guard error.name == "cannot_find_in_scope", let name = error.quoted.first else { return nil }
    let word = Array(name.utf8)
    return omitted.last { one in
      !one.passage.isDeclaration && one.omission.line <= error.line
        && text[one.passage.out].firstRange(of: word) != nil
    }?.omission.cause
  }

  /// What is left out of a declaration that sets something too rarely since then.
  func lost(before error: CompilerDiagnostic, in passage: Passage) -> Omission? {
    guard passage.isDeclaration, error.name != "class_without_init",
      error.message.contains("initializ")
    else { return nil }
    return omitted.first {
      $0.passage.out != passage.out && passage.out.contains($0.passage.out)
    }?.omission
  }

  private func isOut(_ range: Range<Int>) -> Bool {
    omitted.contains { $0.passage.out.contains(range) }
  }

  /// The innermost passage around a place that is still there.
  func passage(around offset: Int) -> Passage? {
    passages.first { $0.place.contains(offset) && !isOut($0.out) }
  }

  /// The passage that an error lets be left out: of a type that does not conform, the protocol's name.
  func passage(for error: CompilerDiagnostic) -> Passage? {
    let offset = offset(of: error)
    guard let around = passage(around: offset) else { return nil }
    guard error.name == "type_does_not_conform", let name = error.quoted.last else { return around }
    let conformance = passages.first { one in
      let start = one.out.lowerBound
      return one.conformance?.name == name && start >= offset && around.out.contains(one.out)
        && !isOut(one.out) && !text[offset..<start].contains(UInt8(ascii: "{"))
    }
    return conformance ?? around
  }

  /// What can stay of what is left out; `nil` where nothing can, or where that did not help.
  func kept(of one: Omitted) -> Passage.Kept? {
    guard one.passage.isDeclaration, !returned.contains(one.passage.out) else { return nil }
    return shape(of: one)
  }

  /// Whether an initializer is left out.
  func isInitializer(_ one: Omitted) -> Bool { shape(of: one)?.isInitializer ?? false }

  private func shape(of one: Omitted) -> Passage.Kept? {
    passages.first { $0.out == one.passage.out && $0.kept != nil }?.kept
  }

  /// Lets a declaration stand with another body, which is tried once.
  ///
  /// - Parameter fails: Whether what it does is to throw an error.
  mutating func keep(_ one: Omitted, as passage: Passage, fails: Bool) {
    returned.insert(one.passage.out)
    var one = one
    one.omission.stops = !passage.added.isEmpty && !fails
    one.omission.fails = fails
    replace(one, by: passage)
  }

  /// Leaves out another passage for the same reason, or none.
  mutating func replace(_ one: Omitted, by passage: Passage?) {
    omitted.removeAll { $0.passage.out == one.passage.out }
    guard let passage else { return }
    var one = one
    one.passage = passage
    omitted.append(one)
  }

  /// The first of some words on a line.
  func word(of words: some Collection<String>, on line: Int) -> String? {
    guard starts.indices.contains(line - 1) else { return nil }
    let end = starts.indices.contains(line) ? starts[line] : text.count
    let all = String(decoding: text[starts[line - 1]..<end], as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return all.lazy.map(String.init).first(where: words.contains)
  }

  /// Whether nothing is left that it declares.
  var isEmpty: Bool {
    passages.allSatisfy { !$0.isDeclaration || isOut($0.out) }
  }

  /// What is left out and in nothing else that is, by place.
  var remaining: [Omitted] {
    omitted.enumerated().filter { number, one in
      !omitted.enumerated().contains { other, outer in
        let isSame = outer.passage.out == one.passage.out
        return number != other && outer.passage.out.contains(one.passage.out)
          && (!isSame || other < number)
      }
    }.map(\.element).sorted { $0.passage.out.lowerBound < $1.passage.out.lowerBound }
  }
}
