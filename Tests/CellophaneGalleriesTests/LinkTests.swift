import Foundation
import Seeding
import Testing

/// What only shows when modules come together: names that are nowhere, and names that are twice.
@Suite(.enabled(if: Turn.has("what linkers find", .third))) struct LinkTests {
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

  @Test func aModuleOfTheAppsOwnGoesBeforeWhatStandsInForApples() throws {
    let app = try AppFolder([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        products: [.library(name: "Screens", targets: ["Screens"])],
        targets: [.target(name: "Photos"), .target(name: "Screens", dependencies: ["Photos"])])
      """,
      "App/Sources/Screens/Rows.swift": "import Photos\n"
        + AppFolder.screen.replacing("Row \\(", with: "\\(Album.name) \\("),
      "App/Sources/Photos/Album.swift": "public enum Album { public static let name = \"Album\" }",
    ])
    let built = try app.run(
      "build", "\(app.path)/App", "--target", "Screens", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(try app.read("site/previews/rows-view-controller.html").contains("Album 2"))
  }

  @Test func whatUIKitBringsAlongOnADeviceNeedsNoImport() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen.replacing("Row \\(", with: "\\(sizes.count) \\(") + """

        let sizes = [kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight]

        extension RowsViewController: UNUserNotificationCenterDelegate {
          override func viewDidLoad() {
            UNUserNotificationCenter.current().delegate = self
          }
        }
        """
    ])
    let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(!built.errors.contains("without some lines"), "\(built.errors)")
    #expect(try app.read("site/previews/rows-view-controller.html").contains("2 2"))
  }

  @Test func itIsNotWhatAModuleOfTheAppsOwnDeclares() throws {
    let app = try AppFolder([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        products: [.library(name: "Screens", targets: ["Screens"])],
        targets: [
          .target(name: "ImageIO"), .target(name: "UserNotifications"),
          .target(name: "Screens", dependencies: ["ImageIO", "UserNotifications"]),
        ])
      """,
      "App/Sources/Screens/Rows.swift": "import ImageIO\nimport UserNotifications\n"
        + AppFolder.screen.replacing(
          "Row \\(", with: "\\(Source.name + Center.name) \\(")
        + "\ntypealias Source = CGImageSource\ntypealias Center = UNUserNotificationCenter\n",
      "App/Sources/ImageIO/Source.swift":
        "public enum CGImageSource { public static let name = \"Own\" }",
      "App/Sources/UserNotifications/Center.swift":
        "public enum UNUserNotificationCenter { public static let name = \"Center\" }",
    ])
    let built = try app.run(
      "build", "\(app.path)/App", "--target", "Screens", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(!built.errors.contains("without some lines"), "\(built.errors)")
    #expect(try app.read("site/previews/rows-view-controller.html").contains("OwnCenter 2"))
  }

  @Test func classesOfOneNameInTwoModulesAreShownBoth() throws {
    let app = try AppFolder([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        products: [.library(name: "Screens", targets: ["Screens"])],
        targets: [.target(name: "Kit"), .target(name: "Screens", dependencies: ["Kit"])])
      """,
      "App/Sources/Screens/Rows.swift": "import Kit\n" + AppFolder.screen,
      "App/Sources/Kit/Rows.swift": AppFolder.screen.replacing("Row \\(", with: "Kit row \\("),
    ])
    let built = try app.run(
      "build", "\(app.path)/App", "--target", "Screens", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    let names = ["rows-view-controller", "rows-view-controller-of-screens"]
    let pages = try names.map { try app.read("site/previews/\($0).html") }
    #expect(pages.map { $0.contains("Kit row 2") }.count { $0 } == 1, "\(built.errors)")
  }
}
