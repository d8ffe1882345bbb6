import Foundation
import Testing

/// `make test ROOM=…` runs the tests of one folder.
@Suite struct RoomTests {
  @Test func aRoomThatIsNotThereIsRefusedWithThoseThatAre() throws {
    let root = SourceTree().root
    let process = Process()
    process.executableURL = root.appending(path: ".ci/test")
    process.arguments = ["Kitchen"]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let rooms = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Tests").path
    ).filter { $0.hasSuffix("Tests") }.map { String($0.dropLast("Tests".count)) }
    #expect(rooms.contains("CellophaneHTML"))
    #expect(said.hasPrefix("test: there is no room 'Kitchen'; the rooms are "))
    #expect(rooms.allSatisfy { said.contains(" \($0)") })
  }
}
