import CellophaneDoctor
import Testing

/// Modules that are missing, and folders that are modules of each other.
@Suite struct ModuleTests {
  @Test func aMissingModuleDoesNotHideTheRest() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import SnapKit
      import UIKit
      func pin(_ view: UIView) { view.snp.pin() }
      """,
      "Cells/B.swift": "import UIKit\nlet color = UIColor.systemDream\n",
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 2 files compile, in Swift 5 mode

        missing module: 1 place in 1 file, and 1 error that may follow
          Cells/A.swift:1:1: no such module 'SnapKit'
            may follow: 1 place in 1 file, as Cells/A.swift:3:33: value of type 'UIView' has no \
        member 'snp'
          instead: add a product that has the module 'SnapKit' to the package of previews, or keep \
        the import and what uses it behind '#if canImport(SnapKit)'

        missing member: 1 place in 1 file
          Cells/B.swift:2:21: type 'UIColor' has no member 'systemDream'
          instead: keep what uses it behind '#if os(iOS)'; if it is your own, name the folder that \
        declares it too
        """)
  }

  @Test func everyImportOfEveryMissingModuleIsFound() throws {
    let sources = try Sources([
      "Cells/A.swift": "import Combine\nimport os.log\nimport UIKit\n",
      "Cells/B.swift": "import struct Combine.Future\nimport UIKit\n",
    ])
    let folder = try sources.diagnosis(["Cells"]).folders[0]
    #expect(folder.missingModules == ["Combine", "os"])
    #expect(
      folder.obstacles.map { "\($0.path.suffix(7)):\($0.line) \($0.message) \($0.perhapsFrom)" }
        == [
          "A.swift:1 no such module 'Combine' []",
          "A.swift:2 no such module 'os.log' []",
          "B.swift:1 no such module 'Combine' []",
        ])
  }

  @Test func everyFolderSaysWhatItMisses() throws {
    let sources = try Sources([
      "Cells/A.swift":
        "@preconcurrency internal import Dreams; import UIKit\nlet a = UIView.self\n",
      "Screens/A.swift": "@_spi(Deep)\nimport Dreams\nimport UIKit\nlet a = UIView.self\n",
    ])
    let folders = try sources.diagnosis(["Cells", "Screens"]).folders
    #expect(folders.map(\.missingModules) == [["Dreams"], ["Dreams"]])
    #expect(folders.flatMap(\.obstacles).map(\.kind) == [.module, .module])
  }

  /// What one file imports without asking does not make another's question true.
  @Test func aMissingModuleIsMissingForConditionsToo() throws {
    let sources = try Sources([
      "Cells/A.swift": "import Dreams\nimport UIKit\n",
      "Cells/B.swift":
        "import UIKit\n#if canImport(Dreams)\nimport Dreams\nlet dream = Dream()\n#endif\n",
    ])
    let folder = try sources.diagnosis(["Cells"]).folders[0]
    #expect(folder.obstacles.map { "\($0.path.suffix(7)) \($0.kind)" } == ["A.swift module"])
  }

  @Test func anImportBehindAConditionIsNotMissing() throws {
    let sources = try Sources([
      "Cells/A.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport UIKit\n"
    ])
    #expect(try sources.report("Cells") == "Cells: 1 of 1 file compiles, in Swift 5 mode")
  }

  @Test func aSubmoduleOfUIKitIsNotNeeded() throws {
    let sources = try Sources([
      "Cells/A.swift": "import UIKit.UIGestureRecognizerSubclass\nlet a = UIFantasy()\n",
      "Cells/B.swift": "import UIKit\nlet b = UIView.self\n",
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 1 of 2 files compile, in Swift 5 mode

        missing module: 1 place in 1 file
          Cells/A.swift:1:1: no such module 'UIKit.UIGestureRecognizerSubclass'
          instead: write 'import UIKit', which has everything that there is

        missing type or function: 1 place in 1 file
          Cells/A.swift:2:9: cannot find 'UIFantasy' in scope
          instead: keep what uses it behind '#if os(iOS)'; if it is your own, name the folder that \
        declares it too

        no other file needs these, so that the target in the package of previews can leave them \
        out: 1 file
          exclude: ["A.swift"]
        """)
  }

  @Test(arguments: [
    (
      "Combine",
      "in the package of previews, depend on OpenCombine's product 'OpenCombineShim', and give the "
        + "target 'swiftSettings: [.unsafeFlags([\"-module-alias\", \"Combine=OpenCombineShim\"])]'"
    ),
    (
      "os",
      "in the package of previews, depend on the product 'CellophaneStandIns', and give the target "
        + "'swiftSettings: [.unsafeFlags([\"-module-alias\", \"os=CellophaneOS\"])]'"
    ),
    (
      "os.log",
      "write 'import os', which has the same, and in the package of previews, depend on the product "
        + "'CellophaneStandIns', and give the target "
        + "'swiftSettings: [.unsafeFlags([\"-module-alias\", \"os=CellophaneOS\"])]'"
    ),
    (
      "Metal",
      "only Apple's platforms have it: keep the import and what uses it behind "
        + "'#if canImport(Metal)'"
    ),
  ])
  func aKnownModuleHasItsOwnAdvice(module: String, advice: String) throws {
    let sources = try Sources(["Cells/A.swift": "import \(module)\nimport UIKit\n"])
    #expect(try sources.diagnosis(["Cells"]).folders[0].obstacles.map(\.rewrite) == [advice])
  }

  @Test(arguments: ["5", "6"])
  func standInsTakeTheNamesOfApplesModules(swiftVersion: String) throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import CoreGraphics
      import OSLog
      import QuartzCore
      import UIKit
      import UniformTypeIdentifiers
      import os
      private let logger = Logger(subsystem: "App", category: "Cells")
      private let state = OSAllocatedUnfairLock(initialState: 0)
      func log(_ name: String, _ layer: CALayer, _ size: CGSize) {
        logger.debug("\\(name, privacy: .public) \\(UTType.png.identifier)")
        os_log("%{public}@ at %d", log: .default, type: .info, name, 3)
        state.withLock { $0 += 1 }
      }
      #if !canImport(os) || !canImport(CoreGraphics)
        #error("an alias is not seen")
      #endif
      """
    ])
    let diagnosis = try sources.diagnosis(
      ["Cells"], swiftVersion: swiftVersion,
      aliases: ["CoreGraphics", "OSLog", "QuartzCore", "UniformTypeIdentifiers"].map {
        "\($0)=Cellophane\($0)"
      } + ["os=CellophaneOS"])
    #expect(diagnosis.folders[0].obstacles == [])
    #expect(diagnosis.compilingCount == 1)
  }

  @Test func theNetworkComesWithUIKit() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      let session = URLSession.shared
      func check(_ request: URLRequest) -> HTTPURLResponse? { nil }
      """
    ])
    #expect(
      try sources.report("Cells") == "Cells: 1 of 1 file compiles, in Swift 5 mode")
  }

  @Test func besideFoundationAloneTheNetworkIsAModuleOfItsOwn() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import Foundation
      let session = URLSession.shared
      func check(_ request: URLRequest) -> HTTPURLResponse? { nil }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        missing type or function: 2 places in 1 file
          Cells/A.swift:3:23: cannot find type 'URLRequest' in scope
          Cells/A.swift:3:38: 'HTTPURLResponse' is unavailable: This type has moved to the \
        FoundationNetworking module. Import that module to use it.
          instead: write '#if canImport(FoundationNetworking)', 'import FoundationNetworking' and \
        '#endif' below the imports

        missing member: 1 place in 1 file
          Cells/A.swift:2:26: type 'URLSession' (aka 'AnyObject') has no member 'shared'
          instead: write '#if canImport(FoundationNetworking)', 'import FoundationNetworking' and \
        '#endif' below the imports
        """)
  }

  @Test func aFolderMayBeCalledAsWhatItExtends() throws {
    let sources = try Sources([
      "Foundation/A.swift": "import Foundation\nimport UIKit\n", "UIKit/A.swift": "import UIKit\n",
    ])
    #expect(
      try sources.report("Foundation", "UIKit") == """
        Foundation: 1 of 1 file compiles, in Swift 5 mode

        UIKit: 1 of 1 file compiles, in Swift 5 mode

        in all: 2 of 2 files compile
        """)
  }

  @Test func nothingElseOfTheBuildCanBeImported() throws {
    let sources = try Sources(["Cells/A.swift": "import CellophaneDoctor\nimport UIKit\n"])
    #expect(try sources.diagnosis(["Cells"]).folders[0].missingModules == ["CellophaneDoctor"])
  }

  @Test func aFileWaitsForThoseThatDoNotCompile() throws {
    let sources = try Sources([
      "Cells/A.swift": "import UIKit\nclass Row: UIView { @IBOutlet var label: UILabel! }\n",
      "Cells/B.swift": "import UIKit\nclass WideRow: Row {}\n",
      "Cells/C.swift": "import UIKit\nlet type = WideRow.self\n",
      "Cells/D.swift": "import UIKit\nlet color = UIColor.red\n",
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 1 of 4 files compile, in Swift 5 mode

        outlet: 1 place in 1 file
          Cells/A.swift:2:21: '@IBOutlet' property cannot have non-'@objc' class type 'UILabel'
          instead: make the view in code: 'private let label = UILabel()', added in 'init' or \
        'viewDidLoad'

        waiting for files that do not compile: 2 files
          Cells/B.swift:2:16: cannot find type 'Row' in scope
          Cells/C.swift:2:12: cannot find 'WideRow' in scope
        """)
  }

  @Test func foldersImportEachOther() throws {
    let sources = try Sources([
      // Given before what it imports, and one of its files does not compile.
      "Screens/A.swift":
        "import Cells\nimport UIKit\n@MainActor let row = Row()\nlet size = rowSize\n",
      "Cells/A.swift": "import UIKit\npublic final class Row: UIView {}\n",
      "Cells/B.swift": "import UIKit\npublic let rowSize = 1\nlet color = UIColor.systemDream\n",
    ])
    #expect(
      try sources.report("Screens", "Cells") == """
        Screens: 1 of 1 file compiles, in Swift 5 mode

        Cells: 1 of 2 files compile, in Swift 5 mode

        missing member: 1 place in 1 file
          Cells/B.swift:3:21: type 'UIColor' has no member 'systemDream'
          instead: keep what uses it behind '#if os(iOS)'; if it is your own, name the folder that \
        declares it too

        in all: 2 of 3 files compile
        """)
  }

  @Test func aTargetWithResourcesHasItsBundle() throws {
    let sources = try Sources([
      "Cells/A.swift": "import UIKit\nlet image = UIImage(named: \"a\", in: .module, with: nil)\n",
      "Cells/B.swift": "import UIKit\nlet bundle = Bundle.module\n",
    ])
    #expect(try sources.report("Cells") == "Cells: 2 of 2 files compile, in Swift 5 mode")
  }

  @Test func theLanguageModeIsChosen() throws {
    let sources = try Sources(["Cells/A.swift": "import UIKit\nvar count = 0\n"])
    #expect(try sources.report("Cells") == "Cells: 1 of 1 file compiles, in Swift 5 mode")
    #expect(
      try sources.report("Cells", swiftVersion: "6") == """
        Cells: 0 of 1 file compiles, in Swift 6 mode

        isolation: 1 place in 1 file
          Cells/A.swift:2:5: var 'count' is not concurrency-safe because it is nonisolated global \
        shared mutable state
          instead: write '@MainActor' where it is declared: UIKit's classes are isolated to it here \
        as in the app
        """)
  }

  @Test func whatOnlyDataFlowShowsIsFoundToo() throws {
    let sources = try Sources([
      "Cells/A.swift": "import UIKit\nfunc width() -> CGFloat { if true {} }\n"
    ])
    #expect(
      try sources.diagnosis(["Cells"]).folders[0].obstacles.map(\.message) == [
        "missing return in global function expected to return 'CGFloat'"
      ])
  }

  @Test func programsReadTheSame() throws {
    let sources = try Sources(["Cells/A.swift": "import Dreams\nimport UIKit\n"])
    let json = try sources.diagnosis(["Cells"]).json()
    #expect(
      json.replacing("\(sources.path)/", with: "") == """
        {
          "compiling" : 0,
          "files" : 1,
          "folders" : [
            {
              "compiling" : 0,
              "files" : 1,
              "missingModules" : [
                "Dreams"
              ],
              "module" : "Cells",
              "obstacles" : [
                {
                  "column" : 1,
                  "kind" : "module",
                  "line" : 1,
                  "message" : "no such module 'Dreams'",
                  "path" : "Cells/A.swift",
                  "perhapsFrom" : [

                  ],
                  "rewrite" : "add a product that has the module 'Dreams' to the package of \
        previews, or keep the import and what uses it behind '#if canImport(Dreams)'"
                }
              ],
              "path" : "Cells",
              "spare" : [

              ],
              "swiftVersion" : "5",
              "waiting" : [

              ]
            }
          ],
          "notes" : [

          ],
          "schema" : "doctor/1"
        }
        """)
  }
}
