import CellophaneDoctor
import Foundation
import Testing

/// What keeps the compiler from being asked, word for word.
@Suite struct DoctorErrorTests {
  @Test func aFolderThatIsNotThere() throws {
    let sources = try Sources(["Cells/A.swift": ""])
    #expect(throws: DoctorError.noFolder(path: "\(sources.path)/Other")) {
      try sources.diagnosis(["Other"])
    }
    #expect(
      DoctorError.noFolder(path: "Other").description
        == "Other: error: there is no such folder; name a folder of Swift source")
  }

  @Test func aFolderWithoutSource() throws {
    let sources = try Sources(["Notes/a.txt": ""])
    #expect(throws: DoctorError.noSource(path: "\(sources.path)/Notes")) {
      try sources.diagnosis(["Notes"])
    }
    #expect(
      DoctorError.noSource(path: "Notes").description
        == "Notes: error: there is no Swift file in the folder; name one that has source")
  }

  @Test func aBuildWithoutTheModule() throws {
    let sources = try Sources(["bin/cellophane": "", "bin/Modules/Foundation.swiftmodule": ""])
    let folder = URL(fileURLWithPath: sources.path).resolvingSymlinksInPath().path + "/bin/Modules"
    #expect(throws: DoctorError.noModule(path: folder)) {
      try BuiltModule(executable: "\(sources.path)/bin/cellophane")
    }
    #expect(
      DoctorError.noModule(path: "bin/Modules").description
        == "bin/Modules: error: the module 'UIKit' is not built here; run the command where it is, "
        + "as 'swift run cellophane doctor PATH'")
  }

  @Test func aModuleUnderAnAliasIsFoundByItsOtherName() throws {
    let sources = try Sources(["bin/Modules/CellophaneUIKit.swiftmodule": ""])
    #expect(try BuiltModule(executable: "\(sources.path)/bin/x").name == "CellophaneUIKit")
  }

  @Test func aMachineWithoutACompiler() throws {
    let sources = try Sources(["Cells/A.swift": ""])
    let options = DoctorOptions(
      module: try BuiltModule(executable: CommandLine.arguments[0]),
      environment: ["PATH": sources.path])
    #expect(throws: DoctorError.noCompiler) {
      try Doctor(options: options).diagnose(["\(sources.path)/Cells"])
    }
    #expect(
      DoctorError.noCompiler.description
        == "error: there is no 'swiftc' in PATH; get Swift from https://www.swift.org/install")
  }

  @Test func aModuleThatTheCompilerCannotRead() throws {
    let sources = try Sources([
      "Cells/A.swift": "import UIKit\n",
      "Modules/UIKit.swiftmodule": "not a module",
      "Modules/CellophaneLook.swiftmodule": "", "Modules/_Testing_UIKit.swiftmodule": "",
    ])
    let options = DoctorOptions(
      module: try BuiltModule(folder: "\(sources.path)/Modules"),
      environment: ProcessInfo.processInfo.environment)
    let error = #expect(throws: DoctorError.self) {
      try Doctor(options: options).diagnose(["\(sources.path)/Cells"])
    }
    #expect(
      error?.description.replacing("\(sources.path)/", with: "").hasPrefix(
        "error: this compiler cannot read the module 'UIKit': malformed compiled module: ") == true)
    #expect(error?.description.hasSuffix("; build again with 'swift build'") == true)
  }

  @Test func aCompilerThatFails() {
    #expect(
      DoctorError.compilerFailed(path: "Cells", words: "crash").description
        == "Cells: error: the compiler ended without an answer: crash")
    #expect(
      DoctorError.file(path: "/tmp/x", reason: "No space left").description
        == "/tmp/x: error: cannot write: No space left")
  }
}
