internal import Foundation
internal import UIKit

/// Makes drawings of PDFs by poppler's `pdftocairo`, where it is installed.
///
/// The same version of it makes the same bytes. What it makes is checked as any drawing is.
enum PDFConverter {
  /// As much as a drawing may hold, and as long as a person waits.
  private static let byteLimit = 8 << 20
  private static let patience = 10

  /// Converts a file's first page.
  static func convert(_ path: String) -> PDFConversion.Answer {
    guard let program else {
      return .none(
        advice: "install pdftocairo (Debian and Ubuntu: apt install poppler-utils; macOS: brew "
          + "install poppler), or \(PDFConversion.advice)")
    }
    let file = URL(fileURLWithPath: path).path
    let words: String
    do throws(ChildOutput.Failure) {
      // Fonts' caches are written to no home, which may be an author's sandbox.
      let output = try ChildOutput(
        of: [program, "-svg", "-f", "1", "-l", "1", file, "-"],
        environment: ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent"], most: byteLimit,
        within: .seconds(patience))
      if output.status == 0, !output.bytes.isEmpty { return .drawing(output.bytes) }
      words = "cannot read it"
    } catch {
      words =
        switch error {
        case .notStarted: "could not be started"
        case .tooLong: "was not done with it in \(patience) seconds"
        case .tooLarge: "makes more than \(byteLimit >> 20) megabytes of it"
        }
    }
    return .none(advice: "pdftocairo \(words), so \(PDFConversion.advice)")
  }

  /// Where the program lies.
  private static let program: String? = {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/pdftocairo" }.first {
      access($0, X_OK) == 0
    }
  }()
}
