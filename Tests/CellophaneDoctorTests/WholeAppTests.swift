import CellophaneDoctor
import Testing

/// What whole apps have beside their screens.
@Suite struct WholeAppTests {
  @Test func previewsOfXcodeBecomePreviewsOfTheGallery() throws {
    let sources = try Sources([
      "Cells/Row.swift": """
      import UIKit
      final class Row: UIView {}
      #Preview("Rows") { Row() }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        #Preview: 1 place in 1 file
          Cells/Row.swift:3:2: no macro named 'Preview'
          instead: keep it behind '#if os(iOS)', and show the same in the gallery: \
        'Preview("Rows") { RowsViewController() }'
        """)
    let changed = try Sources([
      "Cells/Row.swift": """
      import UIKit
      final class Row: UIView {}
      #if os(iOS)
      #Preview("Rows") { Row() }
      #endif
      """
    ])
    #expect(try changed.report("Cells") == "Cells: 1 of 1 file compiles, in Swift 5 mode")
  }

  @Test(arguments: ["UIApplicationMain", "main"])
  func anEntryPointIsLeftOut(attribute: String) throws {
    let sources = try Sources([
      "App/AppDelegate.swift": """
      import UIKit
      @\(attribute) final class AppDelegate: UIResponder, UIApplicationDelegate {
        let color = UIColor.systemDream
      }
      """,
      "App/Row.swift": "import UIKit\nfinal class Row: UIView {}\n",
    ])
    let folder = try sources.diagnosis(["App"]).folders[0]
    // The line after it is asked about as well, at its own column.
    #expect(folder.obstacles.map(\.kind) == [.entryPoint, .member])
    #expect(folder.obstacles.map(\.line) == [2, 3])
    #expect(folder.obstacles.map(\.column) == [1, 23])
    #expect(folder.compilingCount == 1)
    #expect(folder.spare == ["AppDelegate.swift"])
  }

  @Test func twoFilesMayHaveOneName() throws {
    let sources = try Sources([
      "App/One/Row.swift": "import UIKit\nstruct Row {}\n",
      "App/Two/Row.swift": "import UIKit\nlet row = Row()\nlet dream = UIColor.systemDream\n",
    ])
    let folder = try sources.diagnosis(["App"]).folders[0]
    #expect(folder.obstacles.map { "\($0.path.suffix(13)):\($0.line)" } == ["Two/Row.swift:3"])
    #expect(folder.compilingCount == 1)
  }

  @Test func aNameThatXcodeMakesOfAnAssetIsNoMissingMember() throws {
    let sources = try Sources([
      "App/Row.swift": """
      import UIKit
      let color = UIColor.brandBlue
      let image = UIImage(resource: .bigStar)
      let other = UIColor.brandGreen
      """,
      "App/Media.xcassets/Brand/Brand Blue.colorset/Contents.json": "{}",
      "App/Media.xcassets/big-star-image.imageset/Contents.json": "{}",
    ])
    let obstacles = try sources.diagnosis(["App"]).folders[0].obstacles
    #expect(obstacles.map(\.kind) == [.asset, .asset, .member])
    #expect(
      obstacles.prefix(2).map(\.rewrite) == [
        "Xcode makes this name of the asset 'Brand Blue': write 'UIColor(named: \"Brand Blue\")'",
        "Xcode makes this name of the asset 'big-star-image': write "
          + "'UIImage(named: \"big-star-image\")'",
      ])
    let changed = try Sources([
      "App/Row.swift": """
      import UIKit
      let color = UIColor(named: "Brand Blue")
      let image = UIImage(named: "big-star-image")
      """
    ])
    #expect(try changed.report("App") == "App: 1 of 1 file compiles, in Swift 5 mode")
  }

  @Test func theSameWordsAreSaidOnce() throws {
    let dreams = (1...5).map { "let a\($0) = UIColor.systemDream" }.joined(separator: "\n")
    let sources = try Sources(["App/A.swift": "import UIKit\n\(dreams)\nlet b: Int = \"\"\n"])
    #expect(
      try sources.report("App") == """
        App: 0 of 1 file compiles, in Swift 5 mode

        missing member: 5 places in 1 file
          App/A.swift:2:18: type 'UIColor' has no member 'systemDream', and so at 4 places in 1 file
          instead: keep what uses it behind '#if os(iOS)'; if it is your own, name the folder that \
        declares it too

        perhaps only because of those above: 1 place in 1 file
          App/A.swift:7:14: cannot convert value of type 'String' to specified type 'Int'
          instead: see to the others first, and ask again; '--format json' lists them all
        """)
  }
}
