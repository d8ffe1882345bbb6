package import CellophaneLook

/// A collection view or table view.
package struct ResolvedCollection: Codable, Hashable, Sendable {
  package enum Role: String, Codable, Hashable, Sendable {
    /// Rows that only show: `ul[role=list]`.
    case list
    /// Rows that do something: ARIA's grid as a list.
    case grid
    /// Rows that open: ARIA's tree.
    case tree
    /// Rows that lead elsewhere: `nav` with links.
    case navigation

    /// Whether the rows of such a list can be chosen.
    package var choosesRows: Bool { self == .grid || self == .tree }
  }
  package enum Selection: String, Codable, Hashable, Sendable { case none, single, multiple }

  /// Unique in its page and the same in every frame: `list`, `list-2`, `primary`.
  package var name: String
  /// What a screen reader calls it: the bar's title where there is one.
  package var label: String
  /// The bar whose title the label is, where it says it itself; the label follows that.
  package var titleBar: String?
  package var role: Role
  package var selection: Selection
  package var isEditing: Bool
  /// What can be selected once editing has begun, or ended; `nil` where it does neither.
  package var otherSelection: Selection?
  /// Whether what gets the focus is selected.
  package var selectionFollowsFocus = false
  package var background: LookColor?
  /// The tint that was set on the view; `nil` inherits.
  package var tint: LookColor?
  package var sections: [ResolvedSection]
  /// The layout of all sections, also where there is none yet; `nil` where each has its own.
  package var list: ResolvedListLayout?
  /// The layout's own boundary supplementaries (a global header).
  package var supplementaries: [ResolvedSupplementary]
  /// Between sections, in points.
  package var interSectionSpacing: Double
  /// Between the edges and what scrolls, in points; less than 0 moves what scrolls over the edge.
  package var contentInsets = LookInsets.zero
  /// What leads to sections at the trailing edge.
  package var index: ResolvedIndex?
  /// What is shown instead of rows: the collection view's background view.
  package var backgroundView: ResolvedView?
  /// What is shown in the place of the sections once the last row has gone.
  package var emptied: ResolvedView?
  /// Whether it only says where a list of this name stays as it is; it has no rows then.
  package var isKept = false

  package init(
    name: String, label: String, role: Role, selection: Selection, isEditing: Bool = false,
    background: LookColor? = nil, sections: [ResolvedSection],
    supplementaries: [ResolvedSupplementary] = [], interSectionSpacing: Double = 0,
    backgroundView: ResolvedView? = nil
  ) {
    self.name = name
    self.label = label
    self.role = role
    self.selection = selection
    self.isEditing = isEditing
    self.background = background
    self.sections = sections
    self.supplementaries = supplementaries
    self.interSectionSpacing = interSectionSpacing
    self.backgroundView = backgroundView
  }
}

package struct ResolvedSection: Codable, Hashable, Sendable {
  /// Unique in its collection, made from the section identifier.
  package var name: String
  package var layout: ResolvedLayout
  package var header: ResolvedSupplementary?
  package var footer: ResolvedSupplementary?
  /// The roots; children stand in their parents.
  package var rows: [ResolvedRow]

  package init(
    name: String, layout: ResolvedLayout, header: ResolvedSupplementary? = nil,
    footer: ResolvedSupplementary? = nil, rows: [ResolvedRow]
  ) {
    self.name = name
    self.layout = layout
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

package enum ResolvedLayout: Codable, Hashable, Sendable {
  case list(ResolvedListLayout)
  case compositional(ResolvedCompositionalLayout)
}

package struct ResolvedListLayout: Codable, Hashable, Sendable {
  package enum HeaderMode: String, Codable, Hashable, Sendable {
    case none, supplementary, firstItemInSection
  }

  package var appearance: ListAppearance
  package var headerMode: HeaderMode
  package var hasFooter: Bool
  /// What is free above the section, in points; `nil` is the look's.
  package var headerTopPadding: Double?
  /// `nil` is the appearance's.
  package var background: LookColor?
  /// Whether it is a table view's, which some looks draw otherwise.
  package var isTable = false
  /// The section's own insets where the author set them after making the section.
  package var contentInsets: LookInsets?

  package init(
    appearance: ListAppearance, headerMode: HeaderMode = .none, hasFooter: Bool = false,
    headerTopPadding: Double? = nil, background: LookColor? = nil,
    contentInsets: LookInsets? = nil
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.hasFooter = hasFooter
    self.headerTopPadding = headerTopPadding
    self.background = background
    self.contentInsets = contentInsets
  }
}

/// A header, a footer, or any other view that a layout places on a section's edge or an item.
package struct ResolvedSupplementary: Codable, Hashable, Sendable {
  package enum Edge: String, Codable, Hashable, Sendable {
    case top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing, none
  }

  /// Unique in its page, in the form of an HTML id.
  package var name: String
  package var kind: String
  package var edge: Edge
  package var size: ResolvedSize?
  /// How high a table's author wants it, in points, whatever stands in it; `nil` where its contents
  /// decide.
  package var height: Double?
  package var pins: Bool
  /// Whether it lies beyond its section's insets, as wide as the list.
  package var passesInsets = false
  /// Whether it is a heading of its section.
  package var isHeader: Bool
  package var cell: ResolvedCell

  package init(
    name: String, kind: String, edge: Edge, size: ResolvedSize? = nil, pins: Bool = false,
    isHeader: Bool, cell: ResolvedCell
  ) {
    self.name = name
    self.kind = kind
    self.edge = edge
    self.size = size
    self.pins = pins
    self.isHeader = isHeader
    self.cell = cell
  }
}
