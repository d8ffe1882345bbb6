internal import ArgumentParser
internal import CellophaneFiles
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots
internal import CellophaneValidation
internal import Foundation

/// Writes a page of what changed.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes a folder of pages that show what changed, before and after.",
    discussion: """
      Against what is pending; with --base against a revision of git, so that it shows what a \
      branch changed after its fixtures were accepted too; with --against another built site, for \
      teams that commit no fixtures. The folder opens from disk and needs no network; 'summary.md' \
      in it fits into a comment. With --pictures Chromium or Chrome takes PNGs of each changed page, \
      before, after and with what differs marked, which lie in 'pictures'. The exit code is 0 when nothing changed and 1 when something did.
      """)

  @OptionGroup var options: SnapshotsOptions
  @Option(name: .shortAndLong, help: "The folder of the report.") var output = "Report"
  @Option(help: "The revision to compare with, such as origin/main.") var base: String?
  @Option(help: "A built site, the one before.") var against: String?
  @Option(help: "The built site to compare with it, the one after.") var site: String?
  @Option(help: "The address at which the report will be, for links in the summary.")
  var url: String?
  @Option(help: "Write the summary, in Markdown, to this file too.") var summary: String?
  @Flag(help: "Take pictures of each changed page: before, after, and what differs marked.")
  var pictures = false
  @Option(
    help: "The address of the folder of pictures, for the summary; by default that of the report's."
  )
  var picturesURL: String?

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output names a folder") }
    if base != nil, against != nil { throw ValidationError("give --base or --against, not both") }
    if (against == nil) != (site == nil) {
      throw ValidationError("--against and --site go together: the site before and the one after")
    }
    for (name, address) in [("--url", url), ("--pictures-url", picturesURL)] {
      guard let address else { continue }
      guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
        throw ValidationError("\(name) is an address, https://…")
      }
    }
    if picturesURL != nil, !pictures { throw ValidationError("--pictures-url needs --pictures") }
  }

  func run() throws {
    try answering { console in
      if pictures { try PictureBook.checkBrowser() }
      let changes = try changeSet().filtered(by: options.filter)
      var report = Report(changes)
      if pictures { try report.takePictures() }
      let findings = try ReportFolder(output).write(report.files(), title: changes.title)
      guard findings.isEmpty else {
        console.report(findings)
        console.fail(
          "\(output): error: the report was not written, since a page is not what it should be")
        throw LoopExit.broken
      }
      if let summary { try write(report, to: summary) }
      try console.show(
        LikeChanges.groups(of: changes.changes), problems: changes.problems, as: options.format)
      console.note("\(output)/index.html: \(report.count.lowercased())")
      guard changes.problems.isEmpty else { throw LoopExit.broken }
      guard changes.changes.isEmpty else { throw LoopExit.pending }
    }
  }

  private func changeSet() throws -> ChangeSet {
    if let against, let site {
      return try ChangeSet(site: site, against: against, sources: options.folder)
    }
    guard let base else { return ChangeSet(try options.pending()) }
    let tree = try FixtureTree(options.folder)
    return try ChangeSet(
      fixturesIn: tree.folder, since: GitRevision(base, of: tree.folder), named: base)
  }

  private func write(_ report: Report, to path: String) throws {
    let address = url.map(Self.withoutSlash)
    let links = address.map { SummaryLinks.at($0) } ?? SummaryLinks.unknown
    let pictures =
      picturesURL.map(Self.withoutSlash) ?? address.map { "\($0)/\(Report.pictureFolder)" }
    try FixtureFile.write(
      Array(report.summary(links: links, pictures: pictures).utf8), to: path)
  }

  private static func withoutSlash(_ address: String) -> String {
    var address = address
    while address.last == "/" { address.removeLast() }
    return address
  }
}
