internal import UIKit

/// What is typed into fields before the author's code is asked: words that the page finds again in what
/// the code shows, or digits where keys have nothing else.
enum FieldSamples {
  /// Samples that nothing is called yet: code that keeps what is typed as an identifier may not take it
  /// twice.
  ///
  /// - Parameter samples: Those of the first time, the second and so on.
  @MainActor static func unused(
    by identifiers: [String], _ samples: (_ time: Int) -> [String]
  ) -> [String] {
    var time = 1
    while samples(time).contains(where: { sample in
      identifiers.contains { $0.contains(sample) }
    }) {
      time += 1
    }
    return samples(time)
  }

  /// Digits for a field, of which each has its own place below 1,000.
  static func digits(_ place: Int, _ time: Int) -> String {
    "\(86_421 + place + 1_000 * (time - 1))"
  }
}

extension UITextField {
  /// Whether its keys have nothing but digits.
  var takesDigits: Bool {
    switch keyboardType {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
