import Foundation
import Testing

/// What the products offer is what was reviewed: the files in `Interface/` say it.
///
/// Compilers differ in what they write of the same source and platforms in what types conform to,
/// so that the files are compared on Linux, with the version of Swift that wrote them.
@Suite(.enabled(if: filesAreCompared, "the files are compared on Linux, with Swift 6.3"))
struct InterfaceTests {
  /// The modules of each product; what two of them export stands with the first.
  private static let products = [
    ("Cellophane", ["Cellophane", "CellophanePreview", "CellophaneLook"]),
    (
      "CellophaneStandIns",
      [
        "CellophaneOS", "CellophaneUniformTypeIdentifiers", "CellophaneMessageUI",
        "CellophaneMobileCoreServices", "CellophaneSafariServices", "CellophaneUserNotifications",
        "CellophaneFoundation", "CellophaneSecurity", "CellophaneCryptoKit", "CellophaneCoreData",
        "CellophaneWebKit", "CellophaneSwiftUI", "CellophaneCoreMedia", "CellophaneAVFoundation",
        "CellophaneAVKit", "CellophaneCoreLocation", "CellophaneMapKit", "CellophanePhotos",
        "CellophanePhotosUI", "CellophaneImageIO", "CellophaneEventKit",
        "CellophaneLocalAuthentication", "CellophaneNetwork", "CellophaneQuickLook",
        "CellophaneAuthenticationServices",
      ]
    ),
    ("CellophaneTesting", ["CellophaneTesting", "CellophaneSnapshots"]),
    ("UIKit", ["UIKit"]),
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Interface").standardizedFileURL

  @Test(arguments: products)
  func theInterfaceIsTheCommittedOne(product: String, modules: [String]) throws {
    let file = Self.folder.appending(path: "\(product).txt")
    let interface = try PublicInterface(ofModules: modules).text
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try interface.write(to: file, atomically: true, encoding: .utf8)
      print("Interface/\(product).txt was written")
      return
    }
    let committed = try String(contentsOf: file, encoding: .utf8)
    guard committed != interface else { return }
    Issue.record(
      """
      the product '\(product)' offers something else than Interface/\(product).txt says; where \
      that is meant, say it in CHANGELOG.md, run 'make interface' and commit the file
      \(PublicInterface.difference(from: committed, to: interface))
      """)
  }

  @Test func whatWentAndCameIsSaidByType() {
    let old = "module A\nLamp: func off()\nLamp: var isOn: Bool\nShade: struct Shade\n"
    let new = "module A\nLamp: func off()\nLamp: var isOn: Bool { get }\nBulb: enum Bulb\n"
    #expect(
      PublicInterface.difference(from: old, to: new) == """
        + Bulb: enum Bulb
        - Lamp: var isOn: Bool
        + Lamp: var isOn: Bool { get }
        - Shade: struct Shade
        """)
    #expect(
      PublicInterface.difference(from: old, to: new, limit: 1) == "+ Bulb: enum Bulb\n… and 3 more")
  }
}

private let filesAreCompared: Bool = {
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    true
  #else
    false
  #endif
}()
