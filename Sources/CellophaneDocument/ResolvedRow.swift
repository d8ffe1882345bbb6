package import CellophaneLook

/// One item of a list: its cell in every state that it can take on the page, and what it does.
package struct ResolvedRow: Codable, Hashable, Sendable {
  /// Stable and unique in its collection: the parents' names and its own, joined by `/`.
  /// Never a position, a hash value, a fresh `UUID` or an address.
  package var name: String
  /// What it looks like in every state, shared with the rows that differ in their words alone.
  package private(set) var look: ResolvedRowLook
  /// What it says of its own where its look leaves that out.
  package private(set) var words: ResolvedWords
  /// Whether it is the header of its section (`headerMode` first item).
  package var isHeader: Bool
  package var isSelected: Bool
  package var isSelectable: Bool
  package var isEnabled: Bool
  /// `nil` where nothing opens: UIKit lets the control of a row without children turn as well.
  package var expansion: ResolvedExpansion?
  package var children: [ResolvedRow]
  /// What a tap on the row does, beyond selecting it.
  package var tap: ResolvedOutcome?
  /// Whether it stays chosen when it is tapped again.
  package var refusesDeselecting = false
  package var swipe: ResolvedSwipe?
  /// What assistive technology can do with it beside, and a keyboard: custom actions.
  package var actions: [ResolvedAction]
  /// What a long press or a right click on it brings up.
  package var menu: ResolvedMenu?
  package var separators: ResolvedSeparators
  /// How high the author wants it, in points, whatever stands in it; `nil` where that decides.
  package var height: Double?
  /// Whether it can be dragged to another place.
  package var isReorderable: Bool
  /// The views that its section's layout hangs on it, back to front.
  package var badges: [ResolvedBadge] = []

  package init(
    name: String, cell: ResolvedCell, variants: [ResolvedVariant] = [], isHeader: Bool = false,
    isSelected: Bool = false, isSelectable: Bool = true, isEnabled: Bool = true,
    expansion: ResolvedExpansion? = nil, children: [ResolvedRow] = [],
    tap: ResolvedOutcome? = nil, swipe: ResolvedSwipe? = nil, actions: [ResolvedAction] = [],
    separators: ResolvedSeparators = ResolvedSeparators(), isReorderable: Bool = false
  ) {
    self.init(
      name: name, ResolvedRowLook.parting(cell, variants), isHeader: isHeader,
      isSelected: isSelected, isSelectable: isSelectable, isEnabled: isEnabled,
      expansion: expansion, children: children, tap: tap, swipe: swipe, actions: actions,
      separators: separators, isReorderable: isReorderable)
  }

  /// - Parameter parted: The look, which other rows may have as well, and the row's own words.
  package init(
    name: String, _ parted: (look: ResolvedRowLook, words: ResolvedWords), isHeader: Bool = false,
    isSelected: Bool = false, isSelectable: Bool = true, isEnabled: Bool = true,
    expansion: ResolvedExpansion? = nil, children: [ResolvedRow] = [],
    tap: ResolvedOutcome? = nil, swipe: ResolvedSwipe? = nil, actions: [ResolvedAction] = [],
    separators: ResolvedSeparators = ResolvedSeparators(), isReorderable: Bool = false
  ) {
    self.name = name
    look = parted.look
    words = parted.words
    self.isHeader = isHeader
    self.isSelected = isSelected
    self.isSelectable = isSelectable
    self.isEnabled = isEnabled
    self.expansion = expansion
    self.children = children
    self.tap = tap
    self.swipe = swipe
    self.actions = actions
    self.separators = separators
    self.isReorderable = isReorderable
  }

  /// The cell in its normal state, in which none of `ResolvedState`'s cases holds; the row's own
  /// flags say which of them hold at the start.
  package var cell: ResolvedCell {
    get { look.cell.saying(words) }
    set { (look, words) = ResolvedRowLook.parting(newValue, variants) }
  }

  /// The states in which the cell differs, single ones first, then combinations. What a row shows
  /// is the last variant all of whose states hold, or the normal cell.
  package var variants: [ResolvedVariant] {
    get { look.variants.map { ResolvedVariant(states: $0.states, cell: $0.cell.saying(words)) } }
    set { (look, words) = ResolvedRowLook.parting(cell, newValue) }
  }

  /// Takes the name away, and out of what the row says.
  package mutating func forgetName() {
    if !name.isEmpty {
      words.text = words.text?.replacing(name, with: "")
      words.secondaryText = words.secondaryText?.replacing(name, with: "")
    }
    name = ""
  }
}

/// How a parent opens and closes.
package struct ResolvedExpansion: Codable, Hashable, Sendable {
  /// What toggles it on the page.
  package enum Trigger: String, Codable, Hashable, Sendable {
    /// Nothing that a user of the app could touch: its state stays as it is.
    case none
    /// The disclosure accessory only.
    case accessory
    /// A tap anywhere on the row.
    case row
  }

  package var isExpanded: Bool
  package var trigger: Trigger
  /// The author's handler refuses to open it.
  package var refusesExpanding: Bool
  /// The author's handler refuses to close it.
  package var refusesCollapsing: Bool
  /// There is more under it than was asked, so that it cannot be opened here.
  package var isCut: Bool
  /// All that toggling does where that is not the plain toggle: an accordion, whose own opening is
  /// among the edits, or what an action handler does instead of toggling.
  package var expanding: ResolvedOutcome?
  package var collapsing: ResolvedOutcome?

  package init(
    isExpanded: Bool, trigger: Trigger, refusesExpanding: Bool = false,
    refusesCollapsing: Bool = false, isCut: Bool = false, expanding: ResolvedOutcome? = nil,
    collapsing: ResolvedOutcome? = nil
  ) {
    self.isExpanded = isExpanded
    self.trigger = trigger
    self.refusesExpanding = refusesExpanding
    self.refusesCollapsing = refusesCollapsing
    self.isCut = isCut
    self.expanding = expanding
    self.collapsing = collapsing
  }
}

/// What a row can be beside its normal state, in the order in which the later wins.
package enum ResolvedState: String, CaseIterable, Codable, Hashable, Sendable, Comparable {
  case expanded, swiped, editing, focused, selected, highlighted, disabled

  package static func < (left: ResolvedState, right: ResolvedState) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The cell as the author's code answers in a state, where the page would show another otherwise.
package struct ResolvedVariant: Codable, Hashable, Sendable {
  /// All of these hold, sorted.
  package var states: [ResolvedState]
  package var cell: ResolvedCell

  package init(states: [ResolvedState], cell: ResolvedCell) {
    self.states = states
    self.cell = cell
  }
}

package struct ResolvedSeparators: Codable, Hashable, Sendable {
  package enum Visibility: String, Codable, Hashable, Sendable { case automatic, visible, hidden }

  /// Points from the cell's own edges; `nil` is the list's.
  package struct Insets: Codable, Hashable, Sendable {
    package var leading: Double?
    package var trailing: Double?

    package init(leading: Double?, trailing: Double?) {
      self.leading = leading
      self.trailing = trailing
    }
  }

  package var top: Visibility
  package var bottom: Visibility
  /// `nil` is the look's: from the text's leading edge.
  package var topInsets: Insets?
  package var bottomInsets: Insets?
  /// Where the cell's own constraints let it begin and end: points inside the content's edges.
  package var guideStart: Double?
  package var guideEnd: Double?
  package var color: LookColor?

  package init(
    top: Visibility = .automatic, bottom: Visibility = .automatic, topInsets: Insets? = nil,
    bottomInsets: Insets? = nil, color: LookColor? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.topInsets = topInsets
    self.bottomInsets = bottomInsets
    self.color = color
  }
}

package struct ResolvedSwipe: Codable, Hashable, Sendable {
  /// The first stands at the outer edge.
  package var leading: [ResolvedAction]
  package var trailing: [ResolvedAction]
  package var leadingFullSwipe: Bool
  package var trailingFullSwipe: Bool

  package init(
    leading: [ResolvedAction], trailing: [ResolvedAction], leadingFullSwipe: Bool = true,
    trailingFullSwipe: Bool = true
  ) {
    self.leading = leading
    self.trailing = trailing
    self.leadingFullSwipe = leadingFullSwipe
    self.trailingFullSwipe = trailingFullSwipe
  }
}

package struct ResolvedAction: Codable, Hashable, Sendable {
  package var title: String?
  package var image: ResolvedImage?
  package var isDestructive: Bool
  /// `nil` is the style's.
  package var background: LookColor?
  package var outcome: ResolvedOutcome?
  /// What it is called instead of its title.
  package var label: String?

  package init(
    title: String?, image: ResolvedImage? = nil, isDestructive: Bool,
    background: LookColor? = nil, outcome: ResolvedOutcome? = nil, label: String? = nil
  ) {
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.background = background
    self.outcome = outcome
    self.label = label
  }
}
