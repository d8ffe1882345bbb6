import UIKit

/// A document in the files.
struct Document: Hashable, Identifiable {
  enum Kind: String, CaseIterable {
    case pdf, spreadsheet, picture, recording

    /// The thumbnail's name in the asset catalog.
    var thumbnail: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    var localizedName: String {
      switch self {
      case .pdf: NSLocalizedString("PDFs", bundle: .module, comment: "Kind of document")
      case .spreadsheet:
        NSLocalizedString("Spreadsheets", bundle: .module, comment: "Kind of document")
      case .picture: NSLocalizedString("Pictures", bundle: .module, comment: "Kind of document")
      case .recording: NSLocalizedString("Recordings", bundle: .module, comment: "Kind of document")
      }
    }
  }

  let name: String
  let kind: Kind
  /// In bytes.
  let size: Int64
  let opened: Date
  var isFavorite = false
  /// Whether it lies in the cloud only.
  var isRemote = false

  var id: String { name }

  /// As `4 November 2025 – 1.2 MB`.
  var detail: String {
    let date = opened.formatted(.dateTime.day().month(.abbreviated).year())
    return "\(date) – \(ByteCountFormatter.string(fromByteCount: size, countStyle: .file))"
  }
}

extension Document {
  private static func day(_ day: Int, _ month: Int) -> Date {
    var components = DateComponents()
    (components.year, components.month, components.day) = (2025, month, day)
    components.hour = 12
    return Calendar(identifier: .gregorian).date(from: components) ?? .distantPast
  }

  static let samples = [
    Document(
      name: "Boarding Pass", kind: .pdf, size: 184_320, opened: day(6, 11), isFavorite: true),
    Document(name: "Boat Budget", kind: .spreadsheet, size: 48_200, opened: day(6, 11)),
    Document(name: "Harbour at Dawn", kind: .picture, size: 3_480_000, opened: day(4, 11)),
    Document(
      name: "Choir, Second Half", kind: .recording, size: 18_900_000, opened: day(3, 11),
      isRemote: true),
    Document(
      name: "Lease, Signed", kind: .pdf, size: 912_000, opened: day(1, 11), isFavorite: true),
    Document(
      name: "Tide Tables 2026", kind: .spreadsheet, size: 230_400, opened: day(19, 10)),
    Document(name: "Sail Plan", kind: .picture, size: 1_240_000, opened: day(12, 10)),
    Document(
      name: "Interview with Jonas", kind: .recording, size: 42_600_000, opened: day(2, 10),
      isRemote: true),
  ]
}
