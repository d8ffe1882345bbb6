import Foundation
import Testing

@testable import CellophaneServing

@Suite struct DiskRoomTests {
  @Test func aDiskThatIsNearlyFullIsSaid() {
    #expect(
      DiskRoom(folder: "/app", left: 3_000_000).warning
        == "/app: error: its disk is nearly full, with 3 MB left, which may be why; make room, and "
        + "save a source once more")
    #expect(DiskRoom(folder: "/app", left: DiskRoom.least).warning == nil)
  }

  #if os(Linux)
    /// What the kernel shows of itself has no room at all.
    @Test func aDiskIsAsked() throws {
      #expect(DiskRoom(of: "/proc")?.left == 0)
      #expect(DiskRoom.warnings(of: ["/proc", "/no/such/folder"]).count == 1)
    }
  #endif
}
