internal import CellophaneDocument
internal import UIKit

/// What was read of a list's rows, kept by the list for whoever reads it again.
///
/// Only of lists whose rows stand in no others and about which nobody is asked row by row. Where the
/// rows stand as they stood and what is around them is the same, those alone are read again on which
/// something was set since, and those whose cells may look otherwise without that.
@MainActor final class KeptReading {
  /// The rows as they are shown.
  var shown: KeptPart<ShownConditions>?
  /// The rows with everything that an instance says when it is asked, and what else that was.
  var asked: (part: KeptPart<AskedConditions>, rest: AskedRows)?
  /// The two, merged.
  private var merged: MergedRows?

  /// What is kept of a list.
  static func of(_ view: any AskableList) -> KeptReading? {
    (view as? UICollectionView)?.keptReading as? KeptReading
  }

  /// What is kept of a list from now on.
  static func made(for view: UICollectionView) -> KeptReading {
    if let kept = view.keptReading as? KeptReading { return kept }
    let kept = KeptReading()
    view.keptReading = kept
    return kept
  }

  /// The rows that were read last as a page has them, with none of what touches do; `nil` where they
  /// are not kept.
  ///
  /// - Parameter showsRows: Whether they were read as they are shown as well.
  func merged(showsRows: Bool) -> MergedRows? {
    guard let asked = asked?.part, !showsRows || shown != nil else { return nil }
    let shown = showsRows ? shown : nil
    let merger = RowMerger(answers: CollectionAnswers())
    if var merged, merged.asked === asked, merged.shown === shown {
      self.merged = nil
      for place in asked.changed.union(shown?.changed ?? []) {
        merged[place] = merger.merged(asked[place], with: shown?[place], at: RowAddress(place))
      }
      self.merged = merged
    } else {
      merged = MergedRows(asked, shown, merger)
    }
    asked.changed = []
    shown?.changed = []
    return merged
  }
}

/// Rows that were read in one way.
@MainActor final class KeptPart<Conditions: Equatable> {
  let conditions: Conditions
  let nodes: [SectionNode]
  private(set) var sections: [[ResolvedRow]]
  /// Those whose cells may look otherwise without that anything is set on them.
  private var unheard: Set<IndexPath>
  /// How far the list's marks had come when they were read.
  private var position: Int
  /// Those that were read again since they were last merged.
  var changed: Set<IndexPath> = []

  /// - Parameter start: How far the list's marks had come before the first row was read.
  /// - Returns: `nil` where rows stand in others, and where most have to be read each time.
  init?(
    _ conditions: Conditions, _ nodes: [SectionNode], _ sections: [[ResolvedRow]],
    unheard: Set<IndexPath>, start: Int
  ) {
    let count = sections.reduce(0) { $0 + $1.count }
    guard unheard.count <= count / 2, nodes.allSatisfy(\.isFlat),
      nodes.map(\.rows.count) == sections.map(\.count)
    else { return nil }
    self.conditions = conditions
    self.nodes = nodes
    self.sections = sections
    self.unheard = unheard
    position = start
  }

  subscript(place: IndexPath) -> ResolvedRow { sections[place.section][place.item] }

  /// Reads those rows again that may be others, in order.
  ///
  /// - Parameter read: Gives a row and whether its cell is heard from now on; `nil` where other rows
  ///   would have to be read again with it.
  /// - Returns: Whether they are the list's rows as they are now.
  func update(
    in view: UICollectionView,
    _ read: (RowNode, IndexPath, ResolvedRow) -> (row: ResolvedRow, isHeard: Bool)?
  ) -> Bool {
    let start = view.marks.count
    guard let marked = view.marks.places(since: position) else { return false }
    for place in marked.union(unheard).sorted() {
      guard let node = nodes.row(at: RowAddress(place)),
        let (row, isHeard) = read(node, place, self[place])
      else { return false }
      sections[place.section][place.item] = row
      changed.insert(place)
      if isHeard { unheard.remove(place) } else { unheard.insert(place) }
    }
    position = start
    return true
  }
}

/// The rows of a list as a page has them, and what they come to together.
struct MergedRows {
  let asked: KeptPart<AskedConditions>
  let shown: KeptPart<ShownConditions>?
  private(set) var sections: [[ResolvedRow]]
  private(set) var doings: RowDoings

  @MainActor init(
    _ asked: KeptPart<AskedConditions>, _ shown: KeptPart<ShownConditions>?, _ merger: RowMerger
  ) {
    self.asked = asked
    self.shown = shown
    sections = asked.sections.indices.map { index in
      merger.merged(
        asked.sections[index], with: shown?.sections[index] ?? [],
        at: RowAddress(section: index, ordinals: []))
    }
    doings = RowDoings()
    for row in sections.joined() { doings.add(row) }
  }

  subscript(place: IndexPath) -> ResolvedRow {
    get { sections[place.section][place.item] }
    set {
      doings.remove(self[place])
      doings.add(newValue)
      sections[place.section][place.item] = newValue
    }
  }
}

// MARK: Conditions

/// What rows as they are shown depend on beside their cells.
struct ShownConditions: Equatable {
  private let arrangement: Int
  /// Nobody keeps the data source alive for the list, which hears nothing of its end.
  private let source: ObjectIdentifier?
  private let gathering: PageGathering
  private let surroundings: CellSurroundings
  private let allowsSelection: Bool

  /// - Returns: `nil` where rows are read each time: so it is where something hangs on them, of which
  ///   the list does not hear.
  @MainActor init?(
    of view: any AskableList, _ gathering: PageGathering, _ surroundings: CellSurroundings?
  ) {
    guard let list = view as? UICollectionView, !list.hangsOnItems, let surroundings else {
      return nil
    }
    arrangement = list.marks.arrangement
    source = list.dataSource.map { ObjectIdentifier($0) }
    self.gathering = gathering
    self.surroundings = surroundings
    allowsSelection = view.allowsSelectionNow
  }

  static func == (one: ShownConditions, other: ShownConditions) -> Bool {
    one.arrangement == other.arrangement && one.source == other.source
      && one.gathering === other.gathering && one.surroundings === other.surroundings
      && one.allowsSelection == other.allowsSelection
  }
}

/// What rows depend on beside their cells that are asked for every state.
struct AskedConditions: Equatable {
  private let shown: ShownConditions
  private let settings: Settings
  private let source: NamesSource?

  private struct Settings: Equatable {
    var isProbe: Bool
    var isEditable: Bool
    var asksEveryState: Bool
    var showsOnly: Bool
    var allowsSelectionOtherwise: Bool
    var allowsMultipleSelection: Bool
    /// By section.
    var separators: [ResolvedSeparators]
    var collection: String
    /// Where nobody keeps names, what gives them may say another.
    var changeCount: Int?
  }

  /// - Returns: `nil` where rows are asked each time: so it is where somebody is asked row by row.
  @MainActor init?(
    of resolver: RowsResolver, _ names: KnownNames, _ surroundings: CellSurroundings?
  ) {
    guard let list = resolver.view as? UICollectionView, !list.asksAuthorAboutRows,
      !list.asksWhatMoves, !ContextMenus.mayBeGiven(by: list),
      let shown = ShownConditions(of: list, resolver.cells.gathering, surroundings)
    else { return nil }
    self.shown = shown
    source = names.source
    settings = Settings(
      isProbe: resolver.isProbe, isEditable: resolver.isEditable,
      asksEveryState: resolver.asksEveryState, showsOnly: resolver.showsOnly,
      allowsSelectionOtherwise: list.allowsSelectionOtherwise,
      allowsMultipleSelection: list.allowsMultipleSelectionNow,
      separators: (0..<list.numberOfSections).map {
        list.separators(at: IndexPath(item: 0, section: $0))
      },
      collection: names.collection, changeCount: names.source == nil ? list.changeCount : nil)
  }

  static func == (one: AskedConditions, other: AskedConditions) -> Bool {
    one.shown == other.shown && one.settings == other.settings && one.source === other.source
  }
}

extension RowAddress {
  /// The address of a row that stands in no other.
  init(_ place: IndexPath) {
    self.init(section: place.section, ordinals: [place.item])
  }
}

extension SectionNode {
  /// Whether no row stands in another and all are seen.
  fileprivate var isFlat: Bool {
    rows.enumerated().allSatisfy { $1.children.isEmpty && !$1.isCut && $1.indexPath?.item == $0 }
  }
}
