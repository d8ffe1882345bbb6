import CellophaneProjects
import Foundation
import Testing

#if Overlay
  /// The example app as teams have it, by its project.
  @Suite struct ExampleAppTests {
    @Test func itsSiteAndItsReportAreHeld() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardized.path
      let app = try AppFolder([:])
      // Packages from elsewhere take a network, and a minute.
      let built = try app.run(
        "build", "\(root)/Examples/Pantry/Pantry.xcodeproj", "--scratch", "\(app.path)/work",
        "--output", "\(app.path)/site", "--no-packages")
      #expect(built.code == 0, "\(built.errors)")
      let report = built.errors.replacing("\(root)/Examples/", with: "")
      #expect(report.hasPrefix(Self.report), "\(report)")
      let pages = try FileManager.default.contentsOfDirectory(atPath: "\(app.path)/site/previews")
      #expect(
        pages.filter { $0.hasSuffix(".html") }.sorted() == [
          "amount-control.html", "flour.html", "item-cell.html", "items-view-controller.html",
          "settings-view-controller.html", "shelf-cell.html", "shelves-view-controller.html",
          "switch-cell.html",
        ])
      let shelves = try app.read("site/previews/shelves-view-controller.html")
      // The catalog of texts, the settings' condition, and the button that the selector is of.
      #expect(shelves.contains("Shelves") && shelves.contains("Dry goods"))
      #expect(shelves.contains("Shelf 3"))
      #expect(Paths.isFolder("\(root)/Examples/Pantry/.cellophane") == nil)
    }

    private static let report = """
      building 'Units', 1 file
      building 'PantryKit', 3 files
      building 'Pantry', 20 files
      Pantry/Pantry.xcodeproj, target Pantry: 19 of 24 files are in, 8 previews
        shown: previews 1, screens 3, cells 3, views 1

      Pantry: 15 of 20 files are in; out, by cause:
      """
  }
#endif
