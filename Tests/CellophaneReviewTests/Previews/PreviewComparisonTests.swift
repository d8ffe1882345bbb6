import CellophaneReview
import CellophaneSite
import CellophaneSnapshots
import Foundation
import Testing

/// Fixtures of previews without tests: written, compared, proposed, renamed and left behind.
@Suite struct PreviewComparisonTests {
  typealias Preview = ComparedGallery.Preview

  private func shelf(_ color: String = "label") -> Preview {
    Preview("shelf", ComparedGallery.outline("shelf", color: color))
  }

  @Test func whatIsRecordedLiesBesideThePackageUnderThePreviewsId() throws {
    let gallery = try ComparedGallery()
    let pad = Preview("row", pages: ["row": "page row\n", "row-pad": "page row-pad\n"])
    let recorded = try gallery.compare([shelf(), pad], recording: true)
    #expect(
      recorded.words == [
        "Previews/shelf.outline recorded", "Previews/row.outline recorded",
        "Previews/row-pad.outline recorded",
      ])
    #expect(gallery.fixture("Previews/row-pad.outline") == "page row-pad\n")
    #expect(try gallery.compare([shelf(), pad]).allSatisfy { $0.state == .same })
    #expect(try gallery.compare([shelf(), pad], recording: true).allSatisfy { $0.state == .same })
  }

  @Test func whatDiffersIsProposedAndAcceptedAsATestsIs() throws {
    let gallery = try ComparedGallery()
    _ = try gallery.compare([shelf()], recording: true)
    let compared = try gallery.compare([shelf("systemRed")])
    #expect(compared.words == ["Previews/shelf.outline changed"])
    #expect(compared[0].change?.sentences == ["0, 1 and 10 others: text colour label → systemRed"])
    #expect(compared[0].message.contains("look at it with 'cellophane snapshots review PATH'"))
    #expect(
      try gallery.package.loop("pending").output.hasPrefix(
        "Sources/Gallery/Gallery.swift:7: Previews/shelf.outline\n"))
    #expect(try gallery.package.loop("accept").code == 0)
    #expect(try gallery.compare([shelf("systemRed")]).words == ["Previews/shelf.outline same"])
  }

  @Test func aNewPreviewFailsAndIsProposed() throws {
    let gallery = try ComparedGallery()
    let compared = try gallery.compare([shelf()])
    #expect(compared.words == ["Previews/shelf.outline new"])
    #expect(compared.countInWords == "1 fixture: 1 new")
    #expect(gallery.fixture("Previews/shelf.outline") == nil)
    #expect(gallery.fixture("Previews/shelf.new.outline") == ComparedGallery.outline("shelf"))
    #expect(try gallery.package.loop("accept").code == 0)
    #expect(try gallery.compare([shelf()]).words == ["Previews/shelf.outline same"])
  }

  @Test func aRenamedPreviewTakesItsFixtureAlong() throws {
    let gallery = try ComparedGallery()
    _ = try gallery.compare([shelf()], recording: true)
    let books = Preview("books", ComparedGallery.outline("books"), line: 9)
    let compared = try gallery.compare([books])
    #expect(compared.words == ["Previews/books.outline renamed"])
    #expect(compared[0].change?.notes == ["renamed from Previews/shelf.outline"])
    #expect(
      try gallery.package.loop("pending", "--format", "json").output.contains(
        "\"change\" : \"renamed\""))
    #expect(try gallery.package.loop("accept").code == 0)
    #expect(gallery.fixture("Previews/shelf.outline") == nil)
    #expect(try gallery.compare([books]).words == ["Previews/books.outline same"])
  }

  @Test func twoPreviewsDoNotTakeOneFixture() throws {
    let gallery = try ComparedGallery()
    _ = try gallery.compare([shelf()], recording: true)
    let both = ["a", "b"].map { Preview($0, ComparedGallery.outline($0)) }
    #expect(
      try gallery.compare(both).words == ["Previews/a.outline renamed", "Previews/b.outline new"])
  }

  @Test func thePreviewThatIsGoneIsNamedAndItsFixtureDeletedWhenAsked() throws {
    let gallery = try ComparedGallery()
    let row = Preview("row", "page row\n")
    _ = try gallery.compare([shelf(), row], recording: true)
    let compared = try gallery.compare([shelf()])
    #expect(compared.words == ["Previews/shelf.outline same", "Previews/row.outline gone"])
    #expect(
      compared[1].message
        == "no preview shows this any more; bring the preview back, or delete the "
        + "fixture with 'cellophane snapshots record PATH --delete'")
    #expect(gallery.fixture("Previews/row.outline") == "page row\n")
    let deleted = try gallery.compare([shelf()], recording: true, deleting: true)
    #expect(deleted.words == ["Previews/shelf.outline same", "Previews/row.outline deleted"])
    #expect(gallery.fixture("Previews/row.outline") == nil)
  }

  @Test func whatNoComparisonWritesStays() throws {
    let gallery = try ComparedGallery()
    try gallery.package.write([0xFF, 0xFE], to: "__Snapshots__/Previews/notes.outline")
    let outcomes = try gallery.compare([shelf()], recording: true, deleting: true)
    #expect(outcomes.words.last == "Previews/notes.outline gone")
    #expect(outcomes.last?.message.hasPrefix("no comparison writes such a file") == true)
    #expect(
      FileManager.default.fileExists(
        atPath: "\(gallery.package.path)/__Snapshots__/Previews/notes.outline"))
  }

  @Test func aPageThatAPreviewHasNoMoreIsGone() throws {
    let gallery = try ComparedGallery()
    let both = Preview("row", pages: ["row": "page row\n", "row-pad": "page row-pad\n"])
    _ = try gallery.compare([both], recording: true)
    #expect(
      try gallery.compare([Preview("row", "page row\n")]).words == [
        "Previews/row.outline same", "Previews/row-pad.outline gone",
      ])
  }

  @Test func aPreviewThatStoppedLeavesItsFixturesAndSaysWhy() throws {
    let gallery = try ComparedGallery()
    let both = Preview("row", pages: ["row": "page row\n", "row-pad": "page row-pad\n"])
    _ = try gallery.compare([both, shelf()], recording: true)
    let stopped = Preview("row", failure: "Index out of range")
    let compared = try gallery.compare([stopped, shelf()])
    #expect(compared.words == ["row stopped", "Previews/shelf.outline same"])
    #expect(compared[0].isBroken)
    #expect(
      compared[0].message
        == "the preview stopped, and its fixtures stay as they are: Index out of range")
    #expect(compared[0].source?.line == 7)
  }

  @Test func whatIsLeftOutIsNotTakenForGone() throws {
    let gallery = try ComparedGallery()
    let row = Preview("row", "page row\n")
    _ = try gallery.compare([shelf(), row], recording: true)
    let left = Preview("row", isAsked: false)
    #expect(
      try gallery.compare([shelf(), left], isFiltered: true).words == [
        "Previews/shelf.outline same"
      ])
    // Of a preview that is gone one share says so, and no other.
    let shares = try Shard("1/3").map(\.all)?.map { shard in
      try gallery.compare([shelf()], shard: shard).words.count { $0 == "Previews/row.outline gone" }
    }
    #expect(shares?.sorted() == [0, 0, 1])
  }

  @Test func otherKindsAreComparedWhereTheyAreAskedForOrKept() throws {
    let gallery = try ComparedGallery()
    let kinds: [SnapshotKind] = [.html, .accessibility]
    let recorded = try gallery.compare([shelf()], recording: true, as: kinds)
    #expect(recorded.map(\.kind) == kinds)
    #expect(gallery.fixture("Previews/shelf.html") == TestedPackage.page("shelf"))
    #expect(gallery.fixture("styles/list.css") == "main { color: red }\n")
    #expect(gallery.fixture("Previews/shelf.accessibility")?.contains("shelf") == true)
    #expect(try gallery.compare([shelf()]).map(\.kind) == kinds)
  }

  @Test func artifactsOfAnotherMachineAreAcceptedIntoThePackage() throws {
    let gallery = try ComparedGallery()
    _ = try gallery.compare([shelf()], recording: true)
    let artifacts = gallery.package.path + "/changed"
    _ = try gallery.compare([shelf("systemRed")], artifacts: artifacts)
    #expect(gallery.fixture("Previews/shelf.new.outline") == nil)
    #expect(try gallery.package.loop("accept", "--artifacts", artifacts).code == 0)
    #expect(
      gallery.fixture("Previews/shelf.outline")
        == ComparedGallery.outline("shelf", color: "systemRed"))
  }

  @Test func whatWaitedForAPreviewThatIsGoneGoes() throws {
    let gallery = try ComparedGallery()
    _ = try gallery.compare([shelf()])
    _ = try gallery.compare([Preview("row", "page row\n")])
    #expect(gallery.fixture("Previews/shelf.new.outline") == nil)
    #expect(gallery.fixture("Previews/shelf.new.outline.against") == nil)
  }
}
