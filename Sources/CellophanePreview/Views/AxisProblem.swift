/// What constraints say about the items of one container along one axis.
///
/// Item 0 is the container; positions grow from its start to its end.
struct AxisProblem {
  enum Side { case start, end }
  enum Relation { case equal, atLeast, atMost }

  /// One side of an item.
  struct Edge: Hashable {
    var item: Int
    var side: Side

    /// Its place among all edges.
    var index: Int { item * 2 + (side == .end ? 1 : 0) }
  }

  /// `edge` relates to `other` plus a distance.
  struct EdgeRule {
    var edge: Edge
    var relation: Relation
    var other: Edge
    var distance: Double
    var priority: Double
  }
  /// An item's size relates to a constant.
  struct SizeRule {
    var item: Int
    var relation: Relation
    var size: Double
    var priority: Double
  }
  /// An item's size is a multiple of another's.
  struct ShareRule {
    var item: Int
    var other: Int
    var multiplier: Double
  }
  /// An item's centre lies a distance behind another's; a baseline counts as a centre.
  struct CenterRule {
    var item: Int
    var other: Int
    var distance: Double
  }

  /// How many items there are, the container among them.
  var count: Int
  /// How much each item keeps its content's size: the one that keeps it least is stretched.
  var stiffness: [Double]
  /// Whether what is left over goes to somebody: not so where the content decides the length.
  var isFilled: Bool
  var edges: [EdgeRule] = []
  var sizes: [SizeRule] = []
  var shares: [ShareRule] = []
  var centers: [CenterRule] = []
}
