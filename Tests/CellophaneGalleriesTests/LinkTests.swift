import Foundation
import Testing

/// Files that compile and name what is nowhere.
@Suite struct LinkTests {
  @Test func aFileThatNamesWhatNoLinkerFindsIsLeftOutWithWhatNeedsIt() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen,
      "App/Numbers.swift": """
      @_silgen_name("number_of_the_apps_own_c") func number() -> Int

      enum Numbers {
        static var first: Int { number() }
      }
      """,
      "App/NumberScreen.swift": """
      import UIKit

      final class NumberScreen: UITableViewController {
        let number = Numbers.first
      }
      """,
    ])
    let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(
      built.errors.contains("building again without Numbers.swift: "), "\(built.errors)")
    #expect(
      built.errors.contains("App, target App: 1 of 3 files are in, 1 preview"), "\(built.errors)")
    #expect(built.errors.contains("number_of_the_apps_own_c"), "\(built.errors)")
    #expect(try app.read("site/previews/rows-view-controller.html").contains("Row 2"))
    // It is remembered.
    let second = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(second.code == 0, "\(second.errors)")
    #expect(!second.errors.contains("building again"), "\(second.errors)")
  }
}
