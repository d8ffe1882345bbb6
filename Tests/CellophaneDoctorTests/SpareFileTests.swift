import CellophaneDoctor
import Testing

/// Files that a package of previews can leave out.
@Suite struct SpareFileTests {
  @Test func whatNoFileNeedsIsLeftOutAndTheRestCompiles() throws {
    let files = [
      "Cells/Row.swift": "import UIKit\nfinal class Row: UIView { let store = 1 }\n",
      "Cells/Old/Nib.swift":
        "import UIKit\nfinal class Nib: UIView { @IBOutlet var a: UILabel! }\n",
      "Cells/Story.swift":
        "import UIKit\nlet story = UIFantasy()\nlet nib = Nib.self\n",
    ]
    let sources = try Sources(files)
    let spare = try sources.diagnosis(["Cells"]).folders[0].spare
    #expect(spare == ["Old/Nib.swift", "Story.swift"])
    let rest = try Sources(files.filter { !spare.contains(String($0.key.dropFirst(6))) })
    #expect(try rest.report("Cells") == "Cells: 1 of 1 file compiles, in Swift 5 mode")
  }

  @Test func whatAFileNeedsStays() throws {
    let sources = try Sources([
      "Cells/Nib.swift": "import UIKit\nclass Nib: UIView { @IBOutlet var a: UILabel! }\n",
      "Cells/Row.swift": "import UIKit\nfinal class Row: Nib {}\n",
    ])
    #expect(try sources.diagnosis(["Cells"]).folders[0].spare == [])
  }

  /// Nothing names the extension; only the compiler knows that it is needed.
  @Test func whatIsNeededWithoutBeingNamedStays() throws {
    let sources = try Sources([
      "Cells/Row.swift": "import UIKit\nstruct Row {}\nlet rows: Set<Row> = []\n",
      "Cells/Row+Hashable.swift": "import UIKit\nextension Row: Hashable {}\nlet a = UIFantasy()\n",
    ])
    #expect(try sources.diagnosis(["Cells"]).folders[0].spare == [])
  }

  /// An initialiser in an extension is used by the type's name alone; the others are spare as before.
  @Test func anInitialiserThatIsUsedStays() throws {
    let sources = try Sources([
      "Cells/Color.swift": """
      import UIKit
      extension UIColor {
        convenience init(hex: Int) { self.init(white: 0, alpha: 1) }
        func show() { _ = UIFantasy() }
      }
      """,
      "Cells/Row.swift": "import UIKit\nlet color = UIColor(hex: 1)\n",
      "Cells/Story.swift": "import UIKit\nlet story = UIFantasy()\n",
    ])
    #expect(try sources.diagnosis(["Cells"]).folders[0].spare == ["Story.swift"])
  }

  @Test func whatAnotherModuleNeedsStays() throws {
    let sources = try Sources([
      "Cells/A.swift": "import UIKit\npublic let size = 1\nlet color = UIColor.systemDream\n",
      "Cells/B.swift": "import UIKit\n",
      "Screens/A.swift": "import Cells\nlet row = size\n",
    ])
    let spare = try sources.diagnosis(["Screens", "Cells"]).folders.map(\.spare)
    #expect(spare == [[], []])
    #expect(try sources.diagnosis(["Cells"]).folders.map(\.spare) == [["A.swift"]])
  }
}
