import CellophaneProjects
import Testing

@Suite struct ToolPackagesTests {
  /// A folder of sources that import two modules, with what tools are told beside them.
  private func dependencies(_ files: [String: String]) throws -> [InventoryDependency] {
    let source = ["App/Screen.swift": "import SnapKit\nimport RxSwift\n"]
    let folder = try ProjectFolder(source.merging(files) { $1 })
    var inventory = try folder.inventory()
    inventory.takeToolPackages { _ in ["SnapKit", "RxSwift"] }
    return inventory.targets.flatMap(\.dependencies)
  }

  @Test func podsThatNobodyHasFetchedArePackages() throws {
    let podfile = """
      target 'App' do
        pod 'SnapKit'
        pod "RxSwift", '6.5.0'
        pod 'Moya/RxSwift', '~> 15.0'
        # pod 'Then'
        pod 'Unheard'
      end
      """
    let lock = """
      PODS:
        - SnapKit (5.7)
        - Moya/RxSwift (15.0.0):
          - RxSwift (~> 6.0)
      """
    #expect(
      try dependencies(["Podfile": podfile, "Podfile.lock": lock]) == [
        InventoryDependency(
          .remoteProduct, "RxSwift", package: "https://github.com/ReactiveX/RxSwift",
          requirement: "exact: \"6.5.0\""),
        InventoryDependency(
          .remoteProduct, "SnapKit", package: "https://github.com/SnapKit/SnapKit",
          requirement: "exact: \"5.7.0\""),
      ])
  }

  @Test func podsThatWereFetchedAreTakenFromThere() throws {
    #expect(
      try dependencies([
        "Podfile": "pod 'SnapKit'", "Pods/Pods.xcodeproj/project.pbxproj": "",
      ]) == [])
  }

  @Test func packagesThatTuistNamesAreTaken() throws {
    let dependencies = """
      let packages = SwiftPackageManagerDependencies([
        .remote(url: "https://github.com/ReactiveX/RxSwift", requirement: .upToNextMajor(from: "6.5")),
        .remote(url: "https://github.com/SnapKit/SnapKit.git", requirement: .branch("develop")),
        .remote(url: "https://github.com/airbnb/HorizonCalendar", requirement: .exact("1.0.0")),
      ])
      """
    #expect(
      try self.dependencies(["Tuist/Dependencies.swift": dependencies]) == [
        InventoryDependency(
          .remoteProduct, "RxSwift", package: "https://github.com/ReactiveX/RxSwift",
          requirement: "from: \"6.5.0\""),
        InventoryDependency(
          .remoteProduct, "SnapKit", package: "https://github.com/SnapKit/SnapKit.git",
          requirement: "branch: \"develop\""),
      ])
  }
}
