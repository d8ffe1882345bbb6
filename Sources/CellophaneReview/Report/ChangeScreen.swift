/// A page before or after a change, as a frame shows it.
struct ChangeScreen {
  struct Frame: Hashable {
    var id: String
    var title: String
  }

  /// `before` or `after`.
  let side: String
  /// From the report's root.
  let path: String
  let width: Int
  let height: Int
  /// The frames of its steps.
  let frames: [Frame]

  init(side: String, path: String, bytes: [UInt8]) {
    self.side = side
    self.path = path
    let text = String(decoding: bytes, as: UTF8.self)
    let isPad = text.prefix(2_000).contains(" data-idiom=\"pad\"")
    (width, height) = isPad ? (820, 1180) : (402, 874)
    frames = Self.frames(in: text)
  }

  private static func frames(in text: String) -> [Frame] {
    let mark = "<section class=\"frame\" id=\""
    return text.split(separator: "\n").filter { $0.hasPrefix(mark) }.map { line in
      let id = line.dropFirst(mark.count).prefix { $0 != "\"" }
      let label = line.firstRange(of: " aria-label=\"").map { line[$0.upperBound...] } ?? id
      return Frame(id: String(id), title: String(label.prefix { $0 != "\"" }))
    }
  }

  var title: String { side == "before" ? "Before" : "After" }
}
