/// What constraints say about the items of one container along one axis.
///
/// Item 0 is the container; positions grow from its start to its end.
struct AxisProblem: Hashable {
  enum Side: Hashable { case start, end }
  enum Relation: Hashable { case equal, atLeast, atMost }

  /// A view or guide that takes part.
  struct Item: Hashable {
    /// The item that it lies in, whose lines it can use.
    var parent = 0
    /// How much it keeps from being stretched: the one that does so least is.
    var stiffness = 250.0
    /// How much it keeps from being cut.
    var resistance = 750.0
    /// What its contents ask for, in points; `nil` where they ask for nothing, as a list does.
    var content: Double?
    /// What stands for its size where lines would else lie at one place, in points.
    var nominal = 30.0
    /// Its size where its contents never change it, as a line of text is of one height.
    var steady: Double?
    /// Whether its contents can be cut, as text can.
    var isCuttable = false
    /// Whether both edges must have lines, since views inside use them.
    var sharesLines = false
  }

  /// One side of an item.
  struct Edge: Hashable {
    var item: Int
    var side: Side

    /// Its place among all edges.
    var index: Int { item * 2 + (side == .end ? 1 : 0) }
  }

  /// `edge` relates to `other` plus a distance.
  struct EdgeRule: Hashable {
    var edge: Edge
    var relation: Relation
    var other: Edge
    var distance: Double
    var priority = 1_000.0
    /// The constraint that it stands for; `nil` where an arrangement made it.
    var source: Int?
  }
  /// An item's size relates to a constant.
  struct SizeRule: Hashable {
    var item: Int
    var relation: Relation
    var size: Double
    var priority = 1_000.0
    var source: Int?
  }
  /// An item's size relates to a multiple of another's plus points.
  struct ShareRule: Hashable {
    var item: Int
    var relation: Relation
    var other: Int
    var multiplier: Double
    var constant: Double
    var priority = 1_000.0
    var source: Int?
  }
  /// An item's centre lies a distance behind another's centre or edge.
  struct CenterRule: Hashable {
    var item: Int
    var other: Int
    /// The edge of the other; `nil` for its centre.
    var side: Side?
    var distance: Double
    /// How many times the other's centre, from the other's start; 1 but for the container's.
    var multiplier = 1.0
    var priority = 1_000.0
    var source: Int?
  }
  /// Reading margins: an item's edges keep a distance from another's that grows past a width.
  struct ReadableRule: Hashable {
    var item: Int
    var owner: Int
    var leading: Double
    var trailing: Double
  }

  /// The container first.
  var items: [Item] = [Item()]
  /// Whether what is left over goes to somebody: not so where the content decides the length.
  var isFilled = true
  /// Whether the axis goes across, where what does not fit is cut and not made longer.
  var isAcross = true
  /// How long the container is where the preview declares it, in points.
  var length: Double?
  var edges: [EdgeRule] = []
  var sizes: [SizeRule] = []
  var shares: [ShareRule] = []
  var centers: [CenterRule] = []
  var readable: [ReadableRule] = []
  /// Constraints that no rule can be made of, with what is drawn instead.
  var unread: [AxisIssue] = []

  var count: Int { items.count }
}

/// A constraint that cannot be honoured.
struct AxisIssue: Hashable {
  enum Kind: Hashable {
    /// It contradicts others that are as strong.
    case contradiction
    /// The page has no way to draw it.
    case notDrawn(instead: String)
  }
  /// The number of the constraint.
  var source: Int
  var kind: Kind
}
