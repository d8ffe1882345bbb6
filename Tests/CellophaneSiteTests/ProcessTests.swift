import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

/// What a preview does to its process, and what others see of it.
@Suite struct ProcessTests {
  @Test(arguments: [FixtureSite.leaks, .leaksBesideThreads])
  func nothingLeaksFromPreviewToPreview(fixture: FixtureSite) async throws {
    let folder = try TemporaryFolder()
    let result = try await fixture.build(into: folder, jobs: 1)
    #expect(result.findings == [])
    for number in 1...5 {
      let page = try folder.text("Public/previews/visit-\(number).html")
      #expect(
        page.contains("visit 1, 1 titles, variable none, default none, where it began"),
        "visit \(number)")
    }
  }

  @Test func whatPreviewsLeaveIsTheSameWhateverTheJobs() async throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try await FixtureSite.leaks.build(into: first, jobs: 1)
    _ = try await FixtureSite.leaks.build(into: second, jobs: 3)
    #expect(try first.files(in: "Public") == second.files(in: "Public"))
  }

  #if os(Linux)
    /// A program that is started anew for each costs a hundred times as much.
    @Test func previewsAreChildrenOfOneWorker() async throws {
      let folder = try TemporaryFolder()
      _ = try await FixtureSite.siblings.build(into: folder, jobs: 1)
      var parents: Set<Substring> = []
      for number in 1...4 {
        let page = try folder.text("Public/previews/sibling-\(number).html")
        parents.insert(try #require(page.firstMatch(of: /child of (\d+)\./)?.1))
      }
      #expect(parents.count == 1 && parents != ["\(getpid())"])
    }
  #endif

  @Test func aTrapThatComesAfterwardsIsNobodysFault() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.trapsAfterwards.build(into: folder, jobs: 1)
    #expect(result.findings == [])
    for name in ["late", "slow-1", "slow-2", "slow-3"] {
      #expect(try !folder.text("Public/previews/\(name).html").contains("nobody waits"))
    }
  }

  @Test func rubbishOnThePipeIsSaidSo() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.rubbish.build(into: folder, jobs: 1)
    #expect(
      result.findings.map(\.description) == [
        "Fixtures/Fixture.swift:7: error: the preview wrote to a file descriptor that it has not "
          + "opened, over which its page was to come; write to files that it opened itself "
          + "(preview 'rubbish') [preview-failed]"
      ])
    #expect(try folder.text("Public/previews/two.html").contains("Two 1"))
  }

  @Test(.timeLimit(.minutes(10))) func anExitWithoutEndHoldsNobodyUp() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.neverExits.build(into: folder, jobs: 1)
    #expect(result.findings == [])
    #expect(try folder.text("Public/previews/never.html").contains("Never 1"))
  }

  @Test(.timeLimit(.minutes(10))) func whatAPreviewStartsEndsWithIt() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.grandchildren.build(into: folder, jobs: 1)
    #expect(result.findings == [])
    let page = try folder.text("Public/previews/parent.html")
    let number = try #require(page.firstMatch(of: /process (\d+)\./)?.1)
    #expect(try !isRunning(#require(pid_t(number))))
  }

  @Test(arguments: ["/bin/true", "/bin/echo"])
  func aProgramThatIsNoWorkerIsAnError(program: String) async throws {
    let folder = try TemporaryFolder()
    let builder = SiteBuilder(
      site: FixtureSite.one.site,
      options: BuildOptions(output: folder.output, jobs: 1, worker: [program, "worker"]))
    let error = await #expect(throws: SiteError.self) { try await builder.build() }
    #expect(error?.description.hasPrefix("error: no worker could be started: ") == true)
  }

  /// Whether a process does anything; nobody may have taken it away.
  private func isRunning(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    if let status { return !status.contains(") Z ") }
    return kill(process, 0) == 0
  }
}
