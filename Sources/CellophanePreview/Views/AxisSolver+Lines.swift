extension AxisSolver {
  /// A place where edges lie: a group of tied edges and the distance in it.
  struct Line: Hashable {
    var group: Int
    var offset: Double
  }

  /// The length that the order of lines is worked out for; nothing of it reaches the page.
  private static let nominalLength = 1_000.0

  mutating func line(_ edge: Edge) -> Line {
    let (group, offset) = forest.find(edge.index)
    return Line(group: group, offset: (offset * 1_000).rounded() / 1_000)
  }

  /// Every line, from the container's start to its end.
  mutating func orderedLines() -> (lines: [Line], places: [Line: Double]) {
    var lines: Set<Line> = []
    for item in problem.items.indices {
      for edge in [start(item), end(item)] where isAnchored[edge.index] {
        lines.insert(line(edge))
      }
    }
    for bound in problem.edges where bound.relation != .equal {
      if let line = boundLine(bound) { lines.insert(line) }
    }
    let nominal = nominalPlaces(of: lines)
    var places: [Line: Double] = [:]
    for line in lines { places[line] = place(of: line).map { ($0 * 100).rounded() / 100 } }
    let start = line(Self.containerStart)
    let end = line(Self.containerEnd)
    let inner = lines.subtracting([start, end]).sorted {
      // Lines that lie at one place keep the order that they would have with room between them.
      (places[$0] ?? 0, nominal[$0] ?? 0, $0.group, $0.offset)
        < (places[$1] ?? 0, nominal[$1] ?? 0, $1.group, $1.offset)
    }
    return (start == end ? [start] + inner : [start] + inner + [end], places)
  }

  /// The line that an inequality keeps a free edge from crossing.
  mutating func boundLine(_ rule: AxisProblem.EdgeRule) -> Line? {
    if !isAnchored[rule.edge.index], isAnchored[rule.other.index] {
      let line = line(rule.other)
      return Line(group: line.group, offset: line.offset + rule.distance)
    }
    if !isAnchored[rule.other.index], isAnchored[rule.edge.index] {
      let line = line(rule.edge)
      return Line(group: line.group, offset: line.offset - rule.distance)
    }
    return nil
  }

  /// Where lines would lie if stiff items kept their size and the softest of each chain gave way.
  private mutating func nominalPlaces(of lines: Set<Line>) -> [Line: Double] {
    var groups: [Int: Int] = [:]
    for index in 0..<problem.count * 2 { groups[forest.find(index).group] = 0 }
    for (number, group) in groups.keys.sorted().enumerated() { groups[group] = number }
    var rigid = OffsetForest(count: groups.count)
    let first = line(Self.containerStart)
    let last = line(Self.containerEnd)
    guard let outerFrom = groups[first.group], let outerTo = groups[last.group] else { return [:] }

    func join(_ near: Line, _ far: Line, _ distance: Double) {
      guard let from = groups[near.group], let to = groups[far.group] else { return }
      let joined = [rigid.find(from).group, rigid.find(to).group].sorted()
      let outer = [rigid.find(outerFrom).group, rigid.find(outerTo).group].sorted()
      if joined == outer, outer[0] != outer[1] { return }
      _ = rigid.join(to, behind: from, by: near.offset + distance - far.offset)
    }

    for rule in problem.readable {
      join(line(start(rule.owner)), line(start(rule.item)), rule.leading)
      join(line(end(rule.item)), line(end(rule.owner)), rule.trailing)
    }
    let order = (1..<max(problem.count, 1)).map { $0 }
      .stablySorted { problem.items[$0].stiffness > problem.items[$1].stiffness }
    for item in order where !problem.items[item].sharesLines {
      let size = fixedSizes[item] ?? problem.items[item].nominal
      join(line(start(item)), line(end(item)), size)
    }
    for rule in problem.edges where rule.relation != .equal {
      let sign = rule.relation == .atLeast ? 1.0 : -1.0
      join(line(rule.other), line(rule.edge), rule.distance + sign)
    }
    var places: [Line: Double] = [:]
    let (startRoot, startOffset) = rigid.find(outerFrom)
    let (endRoot, endOffset) = rigid.find(outerTo)
    for line in lines {
      guard let group = groups[line.group] else { continue }
      let (root, offset) = rigid.find(group)
      let place = offset + line.offset
      if root == startRoot {
        places[line] = place - startOffset - first.offset
      } else if root == endRoot {
        places[line] = Self.nominalLength + place - endOffset - last.offset
      } else {
        places[line] = Self.nominalLength / 2 + place
      }
    }
    return places
  }
}
