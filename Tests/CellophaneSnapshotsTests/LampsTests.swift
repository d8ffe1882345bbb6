import CellophaneTesting
import Testing

@MainActor @Suite struct LampsTests {
  @Test func theLampsOfAHouse() async {
    await assertSnapshot(of: LampsViewController(), as: .html)
  }
}
