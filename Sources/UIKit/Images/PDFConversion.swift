private import Synchronization

/// How a PDF becomes a drawing that pages show, as whoever writes them declares it.
package enum PDFConversion {
  /// What comes of one.
  package enum Answer: Sendable {
    /// SVG.
    case drawing(Data)
    /// What to do, in words that go on after a semicolon: `install pdftocairo`.
    case none(advice: String)
  }

  private static let declared = Mutex<(@Sendable (_ path: String) -> Answer)?>(nil)
  private static let known = Mutex<[Data: Answer]>([:])

  /// Declares it; each PDF is converted once.
  package static func declare(_ conversion: @escaping @Sendable (_ path: String) -> Answer) {
    declared.withLock { $0 = conversion }
    known.withLock { $0 = [:] }
  }

  static func isPDF(_ bytes: Data) -> Bool { bytes.starts(with: Array("%PDF".utf8)) }

  /// The drawing of a file's first page; `nil` where it is no PDF or cannot be converted.
  static func drawing(of bytes: Data, at path: String) -> Data? {
    guard isPDF(bytes), case .drawing(let drawing) = answer(to: bytes, at: path) else { return nil }
    return drawing
  }

  /// What to do about a PDF that is not shown.
  static func advice(about bytes: Data, at path: String) -> String {
    guard case .none(let advice) = answer(to: bytes, at: path) else { return Self.advice }
    return advice
  }

  /// Without a converter.
  package static let advice = "export it as SVG or PNG"

  private static func answer(to bytes: Data, at path: String) -> Answer {
    if let answer = known.withLock({ $0[bytes] }) { return answer }
    let answer = declared.withLock(\.self)?(path) ?? .none(advice: advice)
    known.withLock { $0[bytes] = answer }
    return answer
  }
}
