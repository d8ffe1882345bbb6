import CellophaneDoctor
import Testing

/// Causes are told from what follows from them.
@Suite struct CauseTests {
  private func obstacles(_ files: [String: String]) throws -> [Obstacle] {
    try Sources(files).diagnosis(["Cells"]).folders[0].obstacles
  }

  @Test func whatAMissingModuleBreaksFollowsFromItInOtherFilesToo() throws {
    let found = try obstacles([
      "Cells/Note.swift": """
      import CoreData
      import UIKit
      class Note: NSManagedObject {
        var row: String? { managedObjectContext == nil ? nil : "row" }
        override func awakeFromFetch() { super.awakeFromFetch() }
      }
      final class Letter: Note {}
      """,
      "Cells/Row.swift": """
      import UIKit
      @MainActor func show(_ letter: Letter, in label: UILabel) {
        label.text = letter.objectID
        label.textColor = UIColor.systemDream
        let picked = NSManagedObject.pick(letter)
        label.frame = picked.frame(of: .zero)
      }
      """,
    ])
    #expect(
      found.filter { $0.because == nil }.map(\.message) == [
        "no such module 'CoreData'", "type 'UIColor' has no member 'systemDream'",
      ])
    let following = found.filter { $0.because == "no such module 'CoreData'" }
    #expect(
      following.map { "\($0.path.suffix(10)):\($0.line) \($0.message)" } == [
        "Note.swift:3 cannot find type 'NSManagedObject' in scope",
        "Note.swift:4 cannot find 'managedObjectContext' in scope",
        "Note.swift:5 method does not override any method from its superclass",
        "/Row.swift:3 value of type 'Letter' has no member 'objectID'",
        "/Row.swift:5 cannot find 'NSManagedObject' in scope",
        "/Row.swift:6 cannot infer contextual base in reference to member 'zero'",
      ])
  }

  @Test func theReportFoldsThem() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      final class Row: UIFantasyView {
        func size() { addSubview(self) }
        func show() { setNeedsLayout() }
      }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        missing type or function: 1 place in 1 file, and 2 errors that may follow
          Cells/A.swift:2:18: cannot find type 'UIFantasyView' in scope
            may follow: 2 places in 1 file, as Cells/A.swift:3:17: cannot find 'addSubview' in scope
          instead: keep what uses it behind '#if os(iOS)'; if it is your own, name the folder that \
        declares it too
        """)
  }

  /// A name that begins as UIKit's do is not blamed on a module that happens to be missing too.
  @Test func whatUIKitLacksIsNoModules() throws {
    let found = try obstacles([
      "Cells/A.swift": """
      import MapKit
      import UIKit
      let map = MKMapView()
      let fantasy = UIFantasy()
      let color = UIColor.systemDream
      """
    ])
    #expect(
      found.map { "\($0.line) \($0.because ?? "-") \($0.perhapsFrom)" } == [
        "1 - []", "3 no such module 'MapKit' [\"MapKit\"]", "4 - []", "5 - []",
      ])
  }

  /// Of several missing modules the one that all files import that use the name.
  @Test func aNameIsBlamedOnTheModuleThatItsFilesShare() throws {
    let found = try obstacles([
      "Cells/A.swift": "import Apples\nimport Dreams\nimport UIKit\nlet a = Vision()\n",
      "Cells/B.swift": "import Dreams\nimport UIKit\nimport Waves\nlet b = Vision()\n",
    ])
    #expect(
      found.filter { $0.kind == .type }.map(\.because) == [
        "no such module 'Dreams'", "no such module 'Dreams'",
      ])
  }

  /// Most files have it by way of another module or of a bridging header.
  @Test func aNameOfApplesIsItsModulesWhereverItStands() throws {
    let use = "import UIKit\nlet type = NSManagedObjectContext.self\n"
    let found = try obstacles([
      "Cells/A.swift": "import CoreData\nimport UIKit\n", "Cells/B.swift": use,
      "Cells/C.swift": use.replacing("type", with: "other"),
    ])
    #expect(
      found.map(\.because) == [nil, "no such module 'CoreData'", "no such module 'CoreData'"])
  }

  @Test func aNameThatComesByAnotherWayInTheAppNeedsAnImport() throws {
    let found = try obstacles([
      "Cells/Web.swift": """
      import WebKit
      final class Web: UIView {
        let page = WKWebView()
        let date: Date? = nil
      }
      """,
      "Cells/Day.swift": "struct Day { var date: Date }\n",
      "Cells/Row.swift": "import UIKit\n@MainActor let frame = Web().frame\n",
    ])
    #expect(
      found.map { "\($0.path.suffix(9)):\($0.line) \($0.kind) \($0.message)" } == [
        "Day.swift:1 import the file does not import 'Foundation', from which it has 'Date'",
        "Web.swift:1 module no such module 'WebKit'",
        "Web.swift:2 import the file does not import 'UIKit', from which it has 'UIView'",
        "Web.swift:3 type cannot find 'WKWebView' in scope",
      ])
    #expect(
      found[0].rewrite
        == "write 'import Foundation': in the app it comes with another module, or with the bridging"
        + " header")
  }

  @Test func aClassOfAHeaderIsDeclaredInObjectiveC() throws {
    let sources = try Sources([
      "Cells/Row.swift": """
      import UIKit
      let note = Note()
      let name = noteName
      let color = UIColor.red.shade
      let other = UIColor.red.noteName
      """,
      "Cells/Old/Note.h": """
      #import <UIKit/UIKit.h>
      @class Other;
      extern NSString *const noteName;
      @interface Note : NSObject
      @end
      @interface UIColor (Shade)
      @property (nonatomic) CGFloat shade;
      @end
      """,
    ])
    let found = try sources.diagnosis(["Cells"]).folders[0].obstacles
    #expect(found.map(\.kind) == [.header, .header, .header, .member])
    #expect(
      found.map { $0.header?.replacing("\(sources.path)/", with: "") } == [
        "Cells/Old/Note.h:4", "Cells/Old/Note.h:3", "Cells/Old/Note.h:7", nil,
      ])
    #expect(
      try sources.report("Cells").contains(
        """
        declared in Objective-C: 3 places in 1 file
          Cells/Row.swift:2:12: cannot find 'Note' in scope (declared at Cells/Old/Note.h:4)
        """))
  }
}
