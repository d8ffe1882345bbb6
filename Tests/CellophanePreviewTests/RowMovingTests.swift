import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A table whose rows are those of an album, and which begins in the midst of editing.
private class Album: WordsTableController {
  init() { super.init(["Intro", "Outro"]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    isEditing = true
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
}

private class MovedAlbum: Album {
  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    words.insert(words.remove(at: source.row), at: destination.row)
  }
}

private final class HalfMovedAlbum: MovedAlbum {
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0
  }
}

/// The same by the protocol alone.
private class Playlist: WordsTableHolder {
  init() { super.init(["Intro", "Outro"]) }

  override func loadView() {
    super.loadView()
    (view as? UITableView)?.isEditing = true
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

private final class StillPlaylist: Playlist, UITableViewDataSource {}

private final class MovedPlaylist: Playlist, UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    words.insert(words.remove(at: source.row), at: destination.row)
  }
}

/// Rows have grips where their table's data source moves them, and only there.
@Suite @MainActor struct RowMovingTests {
  private func rows(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) async -> [String] {
    await AnyPreview(Preview("Rows") { make() }).resolve()[0].outline.split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("row ") }
  }

  private let still = [
    #"row "Intro" "Intro" unselectable"#, #"row "Outro" "Outro" unselectable"#,
  ]
  private let moved = [
    #"row "Intro" "Intro" >[reorder whenEditing] unselectable reorderable"#,
    #"row "Outro" "Outro" >[reorder whenEditing] unselectable reorderable"#,
  ]

  @Test func aTableControllerWithoutTheMethodHasNone() async {
    let lines = await rows { Album() }
    #expect(lines == still, "\(lines)")
  }

  @Test func aTableControllerThatMovesRowsHasThem() async {
    let lines = await rows { MovedAlbum() }
    #expect(lines == moved, "\(lines)")
  }

  @Test func onlyRowsThatCanBeMovedHaveThem() async {
    let lines = await rows { HalfMovedAlbum() }
    #expect(lines == [moved[0], still[1]], "\(lines)")
  }

  @Test func aDataSourceOfItsOwnIsAsked() async {
    let without = await rows { StillPlaylist() }
    #expect(without == still, "\(without)")
    let with = await rows { MovedPlaylist() }
    #expect(with == moved, "\(with)")
  }

  @Test func aCellSaysWhetherItHasOne() {
    let album = MovedAlbum()
    album.loadViewIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    #expect(album.tableView.cellForRow(at: path)?.showsReorderControl == true)
    let other = Album()
    other.loadViewIfNeeded()
    #expect(other.tableView.cellForRow(at: path)?.showsReorderControl == false)
  }
}
