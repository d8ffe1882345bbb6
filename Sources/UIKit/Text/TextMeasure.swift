internal import CellophaneLook

/// The room that text takes in the face that pages carry, which is as wide as the system's.
///
/// A reader's own fonts may differ; letters that the face lacks are estimated.
struct TextMeasure {
  let font: UIFont
  private let face: LetterFace
  private let hasFixedWidth: Bool

  init(font: UIFont) {
    self.font = font
    let look = font.lookFont
    face = LetterFace(weight: look.weight, hasMonospacedDigits: look.hasMonospacedDigits)
    hasFixedWidth = look.family == .monospaced
  }

  func width(of text: some StringProtocol) -> CGFloat {
    if hasFixedWidth { return CGFloat(text.count) * 0.6 * font.pointSize }
    return CGFloat(face.width(of: text, size: Double(font.pointSize)))
  }

  /// The size of text broken where lines may end, with at most so many of them (0 for no bound).
  func size(of text: String, within width: CGFloat, lines bound: Int) -> CGSize {
    let question = BrokenLines.Question(
      text: text, face: face, hasFixedWidth: hasFixedWidth, size: font.pointSize, width: width)
    let lines = BrokenLines.answer(to: question) { broken(text, within: width) }
    let shown = bound > 0 ? min(lines.count, bound) : lines.count
    return CGSize(
      width: Self.onPixels(min(lines.widest, width)),
      height: Self.onPixels(CGFloat(shown) * font.lineHeight))
  }

  private func broken(_ text: String, within width: CGFloat) -> BrokenLines {
    var widest: CGFloat = 0
    var count = 0
    let space = self.width(of: " ")
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: CGFloat = 0
      count += 1
      for word in paragraph.split(separator: " ") {
        var gap = line > 0 ? space : 0
        for part in Self.parts(of: word, isWhole: width == .infinity) {
          var own = self.width(of: part)
          if line > 0, line + gap + own > width {
            widest = max(widest, line)
            line = 0
            gap = 0
            count += 1
          }
          while line == 0, own > width, width > 0 {
            // What is wider than a line breaks anywhere.
            widest = width
            count += 1
            own -= width
          }
          line += gap + own
          gap = 0
        }
      }
      widest = max(widest, line)
    }
    return BrokenLines(widest: widest, count: count)
  }

  /// A word's parts: lines may end after a hyphen.
  private static func parts(of word: Substring, isWhole: Bool) -> [Substring] {
    guard !isWhole, word.utf8.contains(UInt8(ascii: "-")) else { return [word] }
    var parts: [Substring] = []
    var rest = word
    while let hyphen = rest.dropFirst().firstIndex(of: "-"), hyphen != rest.indices.last {
      parts.append(rest[...hyphen])
      rest = rest[rest.index(after: hyphen)...]
    }
    return parts + [rest]
  }

  /// Up to a whole pixel.
  private static func onPixels(_ length: CGFloat) -> CGFloat {
    (length * CGFloat(Look.pixelsPerPoint) - 0.001).rounded(.up) / CGFloat(Look.pixelsPerPoint)
  }
}
