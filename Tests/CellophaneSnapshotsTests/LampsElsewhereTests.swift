import CellophaneTesting
import Testing

@MainActor @Suite struct LampsElsewhereTests {
  @Test func inTheDark() async {
    await assertSnapshot(of: LampsViewController(), as: .outline, environment: .phone.dark)
  }

  @Test func inGerman() async {
    await assertSnapshot(
      of: LampsViewController(), as: .outline, environment: .phone.language("de"))
  }

  @Test func inIOS18() async {
    await assertSnapshot(of: LampsViewController(), as: .outline, look: .iOS18)
  }

  @Test func atTheLargestText() async {
    await assertSnapshot(
      of: LampsViewController(), as: .outline,
      environment: .phone.textSize(.accessibilityExtraExtraExtraLarge))
  }

  @Test(arguments: [("phone", PreviewEnvironment.phone), ("pad", .pad.dark.rightToLeft)])
  func onDevices(name: String, environment: PreviewEnvironment) async {
    await assertSnapshot(
      of: LampsViewController(), as: .outline, named: name, environment: environment)
  }
}
