import CellophaneTesting
import XCTest

final class LampsXCTests: XCTestCase {
  @MainActor func testTheLampsOfAHouse() async {
    await assertSnapshot(of: LampsViewController(), as: .html)
  }
}
