internal import CellophaneSite
internal import Foundation

/// A preview whose rows say what an author's code reads of the machine.
enum Surroundings {
  static var preview: SitePreview {
    SitePreview(
      id: "surroundings", title: "Surroundings", file: "Fixtures/Surroundings.swift", line: 1
    ) { question in
      let words = [
        "clock \(Int(Date().timeIntervalSince1970)) \(Int(NSDate().timeIntervalSince1970))",
        "zone \(TimeZone.current.identifier) \(Calendar.current.component(.hour, from: Date()))",
        "locale \(Locale.current.identifier) \((1234.5).formatted())",
        "variable \(ProcessInfo.processInfo.environment["LC_ALL"] ?? "none")",
        "random \(Int.random(in: 0..<1_000_000)) \(UUID().uuidString)",
        "shuffled \([1, 2, 3, 4, 5, 6].shuffled())",
        "set \(Set(["a", "b", "c", "d", "e", "f"]).joined())",
      ]
      return await SiteFixtures.preview(
        "Surroundings", rows: 1, label: words.joined(separator: "; ")
      ).resolve(question)
    }
  }
}

/// Ends the process, as an author's code should not.
func quit() { exit(3) }
