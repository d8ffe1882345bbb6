import CellophanePreview
import Foundation
import Testing

@Suite struct ShownPathTests {
  @Test func aPathStartsWhereTheTerminalStands() {
    let here = FileManager.default.currentDirectoryPath
    #expect(ShownPath.fromHere("\(here)/Sources/A.swift") == "Sources/A.swift")
    #expect(ShownPath.fromHere("\(here)s/A.swift") == "\(here)s/A.swift")
    #expect(ShownPath.place("/no/such/A.swift", orModule: "Module/A.swift") == "Module/A.swift")
    #expect(ShownPath.place(#filePath, orModule: "") == ShownPath.fromHere(#filePath))
  }

  @Test func anAnnotationsPathStartsAtTheRepository() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/app/Sources/A.swift"
    func shown(_ environment: [String: String]) -> String {
      ShownPath.inRepository(path, environment: environment)
    }
    #expect(shown(["GITHUB_WORKSPACE": folder.path]) == "app/Sources/A.swift")
    #expect(shown(["GITHUB_WORKSPACE": "/github/workspace"]) == path)
    // A repository that is checked out below the workspace.
    try folder.write("gitdir: elsewhere", to: "app/.git")
    #expect(shown(["GITHUB_WORKSPACE": folder.path]) == "Sources/A.swift")
    #expect(shown(["GITHUB_WORKSPACE": "/github/workspace"]) == "Sources/A.swift")
    #expect(shown([:]) == "Sources/A.swift")
    // One inside the repository that the workflow works on.
    try folder.write("", to: ".git")
    #expect(shown(["GITHUB_WORKSPACE": folder.path]) == "app/Sources/A.swift")
  }
}
