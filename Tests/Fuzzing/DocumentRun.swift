package import CellophaneDocument
internal import CellophaneRendering
package import CellophaneValidation
internal import Foundation

/// Renders documents with hostile texts and has libxml2 read them under the grammar, without a browser.
package struct DocumentRun {
  /// What is wrong with one of them.
  package struct Fault: Hashable, Sendable, CustomStringConvertible {
    package var seed: UInt64
    package var findings: [Finding]

    package var description: String {
      findings.map { "seed \(seed): \($0.line):\($0.column): \($0.rule): \($0.message)" }
        .joined(separator: "\n")
    }
  }

  /// How many documents were made.
  package private(set) var made = 0
  /// How many of them are not as they should be.
  package private(set) var faulty = 0
  /// The processor's time for rendering and validation.
  package private(set) var time: Duration = .zero

  private let fuzzer: DocumentFuzzer
  private let render: (ResolvedPage) -> [UInt8]
  private let validator = PageValidator()
  /// Ids are documents' texts too; that a preview's are unlike is the namer's part.
  private static let exceptions: Set = ["duplicate-id", "dangling-reference"]

  /// - Parameter render: What writes the pages.
  package init(_ fuzzer: DocumentFuzzer, render: @escaping (ResolvedPage) -> [UInt8]) {
    self.fuzzer = fuzzer
    self.render = render
  }

  /// Of the pages as a site has them.
  package init(_ fuzzer: DocumentFuzzer) throws {
    let page = try PreviewPage()
    self.init(fuzzer) { page.html(of: $0) }
  }

  /// How many documents a second of one core were rendered and validated.
  package var rate: Double { time > .zero ? Double(made) / (time / .seconds(1)) : 0 }

  /// The page of a seed; `nil` where it makes none.
  package func html(seed: UInt64) -> [UInt8]? { fuzzer.page(seed: seed).map(render) }

  /// Renders and checks the document of a seed.
  ///
  /// - Returns: What is wrong with it.
  package mutating func check(seed: UInt64) throws -> Fault? {
    guard let page = fuzzer.page(seed: seed) else { return nil }
    let start = Self.processorTime
    let report = try validator.check(render(page), page: "p.html", grammar: .preview)
    time += Self.processorTime - start
    made += 1
    let findings = report.findings.filter { !Self.exceptions.contains($0.rule) }
    guard !findings.isEmpty else { return nil }
    faulty += 1
    return Fault(seed: seed, findings: findings)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
