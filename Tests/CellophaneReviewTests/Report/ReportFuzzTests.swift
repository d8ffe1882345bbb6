import CellophaneReview
import CellophaneSite
import Foundation
import Seeding
import Testing

/// Proposals that something has damaged: a report shows them, and none of what they say is done.
@Suite struct ReportFuzzTests {
  @Test func damagedProposals() throws {
    for seed in FuzzSeeds.readings(12) {
      let package = try TestedPackage()
      try package.write("p {}", to: "Tests/RowTests/__Snapshots__/styles/list.css")
      var mutator = ByteMutator(seed: seed)
      let damaged = mutator.damaged(Array(TestedPackage.page("B").utf8))
      try package.propose(
        String(decoding: damaged, as: UTF8.self), for: "row.html",
        insteadOf: TestedPackage.page("A"))
      let output = "\(package.path)/Report"
      let report = Report(ChangeSet(try PendingChanges(in: package.path)))
      _ = try ReportFolder(output).write(report.files(), title: "Pending")
      // Links of a proposal's own may lead nowhere.
      let findings = try SiteValidator(folder: output).findings().findings
        .filter { !"\($0)".contains("[dead-link]") }
      #expect(findings == [], "seed \(seed): \(findings)")
    }
  }
}
