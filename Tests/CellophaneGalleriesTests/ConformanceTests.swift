import Testing

#if Overlay
  /// Types that conform to protocols which are not here.
  @Suite struct ConformanceTests {
    @Test func aScreenStandsWithoutAProtocolThatIsNotHere() throws {
      let app = try AppFolder([
        "App/Rows.swift": "import Picking\n"
          + AppFolder.screen.replacing(
            ": UITableViewController {", with: ": UITableViewController, PickingDelegate {"),
        "App/Colors.swift": """
        import UIKit
        import Picking

        extension RowsViewController: PickingDataSource, UIColorPickerViewControllerDelegate {
          func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController) {}
        }

        func pick(for screen: RowsViewController) {
          UIColorPickerViewController().delegate = screen
        }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          """
          App: 2 files without some lines, which do nothing here; by cause:
            no such module 'Picking': 2 places
              App/Colors.swift:4: cannot find type 'PickingDataSource' in scope
              App/Rows.swift:4: cannot find type 'PickingDelegate' in scope

          """), "\(built.errors)")
      #expect(try app.read("site/previews/rows-view-controller.html").contains("Row 2"))
    }

    @Test func aTypeThatLacksWhatAProtocolRequiresStandsWithoutTheProtocol() throws {
      let app = try AppFolder([
        "App/Rows.swift": "import Database\n"
          + AppFolder.screen.replacing(
            ": UITableViewController {", with: ": UITableViewController, Keeping {")
            + """

            protocol Keeping {
              associatedtype Kept
              func keep(_ one: Kept)
            }

            extension RowsViewController {
              func keep(_ one: Record) {}
            }
            """
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          """
          App: 1 file without some lines, which do nothing here; by cause:
            no such module 'Database': 1 place
              App/Rows.swift:23: cannot find type 'Record' in scope
            type 'RowsViewController' does not conform to protocol 'Keeping': 1 place
              App/Rows.swift:4
          """), "\(built.errors)")
      #expect(try app.read("site/previews/rows-view-controller.html").contains("Row 2"))
    }
  }
#endif
