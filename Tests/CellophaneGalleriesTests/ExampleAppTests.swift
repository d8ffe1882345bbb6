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
      let report = built.errors.replacing("\(root)/", with: "")
      #expect(report.hasPrefix(Self.report), "\(report)")
      let pages = try FileManager.default.contentsOfDirectory(atPath: "\(app.path)/site/previews")
      #expect(
        pages.filter { $0.hasSuffix(".html") }.sorted() == [
          "amount-control.html", "flour.html", "history-view-controller.html", "item-cell.html",
          "item-view-controller.html", "items-view-controller.html", "launch.html",
          "scan-view-controller.html", "settings-view-controller.html", "shelf-cell.html",
          "shelves-view-controller.html", "switch-cell.html",
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
      Examples/Pantry/Pantry.xcodeproj, target Pantry: 24 of 24 files are in, 2 of them without some lines, 12 previews
        shown: app 1, previews 1, screens 5, screens with made up arguments 1, cells 3, views 1
        files that import only what is here and the app's own: 21 of 21 (100.0 %) in, 19 of them whole

      Pantry: 2 files without some lines, which do nothing here; by cause:
        no such module 'Combine': 7 places
          Examples/Pantry/Pantry/Shopping/ShoppingListModel.swift:5: cannot find type 'ObservableObject' in scope
          Examples/Pantry/Pantry/Shopping/ShoppingListModel.swift:6: unknown attribute 'Published'
          and 5 more

      not shown, since what fills the list is left out: 1
        Examples/Pantry/Pantry/Shopping/ShoppingListViewController.swift:4: ShoppingListViewController: without line 29: value of type 'ShoppingListModel' has no member '$names'
      """
  }
#endif
