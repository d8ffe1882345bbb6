internal import CellophaneDocument
internal import UIKit

/// An instance that is made to be asked.
@MainActor final class Spare {
  /// How its outlines stand while it is asked.
  enum Pose: Hashable {
    /// As the preview starts.
    case start
    /// With every parent open, so that every row is there to be touched.
    case open
  }

  /// The most rows whose looks are compared after each question.
  private static let comparedRows = 300

  let stage: Stage
  let pose: Pose
  /// What it showed before it was touched; read when it is first needed, which a question does.
  private(set) lazy var before = read()
  private var expanded: [String: Set<AnyHashable>] = [:]
  let barItems: [UIBarButtonItem]
  let buttons: [UIControl]
  let collections: [String: any AskableList]
  private let readsRows: Bool

  init(_ stage: Stage, pose: Pose) {
    self.stage = stage
    self.pose = pose
    let parts = ScreenResolver(gathering: PageGathering()) { _, name, label in
      ResolvedCollection(name: name, label: label, role: .list, selection: .none, sections: [])
    }
    _ = parts.screen(ofRoot: stage.controller)
    barItems = parts.barItems
    buttons = parts.buttons
    var collections: [String: any AskableList] = [:]
    var count = 0
    for (name, view) in parts.collections {
      guard let view = view as? any AskableList else { continue }
      collections[name] = view
      count += view.rowCount
      guard let outline = view.outline else { continue }
      if pose == .open { LazyLoader(view: view, outline: outline).loadAndShowEverything() }
      expanded[name] = outline.expandedItems
    }
    self.collections = collections
    readsRows = count <= Self.comparedRows
  }

  /// Reads what the instance shows now.
  func read() -> ScreenReading {
    ScreenReading(of: stage.controller, readsRows: readsRows)
  }

  /// Where a row is in this instance, and what identifies it.
  func row(
    at address: RowAddress, in collection: String
  ) -> (view: any AskableList, indexPath: IndexPath, identifier: AnyHashable?)? {
    guard let reading = before.collections.first(where: { $0.name == collection }),
      let node = reading.nodes.row(at: address), let indexPath = node.indexPath
    else { return nil }
    return (reading.view, indexPath, node.identifier)
  }

  /// Puts selection and expansion back without asking or telling anybody.
  func restore() {
    for reading in before.collections {
      let view = reading.view
      let now = view.selectedPaths
      for extra in now.subtracting(reading.selected).sorted() {
        view.choose(false, at: extra)
      }
      for missing in reading.selected.subtracting(now).sorted() {
        view.choose(true, at: missing)
      }
      guard let outline = view.outline, view.changeCount != reading.changeCount,
        let open = expanded[reading.name]
      else { continue }
      outline.setExpandedItems(open)
    }
  }

  /// Selects what was selected in a reading.
  func select(as reading: ScreenReading) {
    for collection in reading.collections {
      for path in collection.selected.sorted() { collection.view.choose(true, at: path) }
    }
  }

  /// Notes that the instance stands as before, although snapshots were applied.
  func readAgain() {
    before = read()
  }
}
