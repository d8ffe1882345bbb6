extension AxisSolver {
  /// Honours sizes that follow others where lines or constants can say it.
  mutating func settleShares() {
    var isMoving = true
    while isMoving {
      isMoving = false
      for (number, rule) in problem.shares.enumerated()
      where rule.relation == .equal && !settledShares.contains(number) && settle(rule) {
        settledShares.insert(number)
        isMoving = true
      }
    }
  }

  private mutating func settle(_ rule: AxisProblem.ShareRule) -> Bool {
    if let size = fixedSizes[rule.other] {
      return fix(rule.item, rule.multiplier * size + rule.constant, rule)
    }
    if let size = fixedSizes[rule.item], rule.multiplier != 0, rule.other != 0 {
      return fix(rule.other, (size - rule.constant) / rule.multiplier, rule)
    }
    guard rule.multiplier == 1 else { return false }
    if areTied(start(rule.item), start(rule.other)) {
      return tie(end(rule.item), end(rule.other), from: start(rule.item), start(rule.other), rule)
    }
    if areTied(end(rule.item), end(rule.other)) {
      return tie(start(rule.item), start(rule.other), from: end(rule.item), end(rule.other), rule)
    }
    return false
  }

  private mutating func fix(_ item: Int, _ size: Double, _ rule: AxisProblem.ShareRule) -> Bool {
    if let known = fixedSizes[item], abs(known - size) > 0.01 {
      if rule.priority >= 1000 { refuse(rule.source, .contradiction) }
    } else {
      fixedSizes[item] = size
    }
    return true
  }

  /// Ties the far edges of two items of one size whose near edges are tied.
  private mutating func tie(
    _ edge: Edge, _ other: Edge, from near: Edge, _ otherNear: Edge, _ rule: AxisProblem.ShareRule
  ) -> Bool {
    let apart = forest.find(near.index).offset - forest.find(otherNear.index).offset
    let grown = edge.side == .end ? rule.constant : -rule.constant
    if !forest.join(edge.index, behind: other.index, by: apart + grown) {
      if rule.priority >= 1000 { refuse(rule.source, .contradiction) }
      return true
    }
    for index in [edge.index, other.index, near.index, otherNear.index] {
      isAnchored[index] = true
    }
    return true
  }

  /// Honours centres of items whose sizes are known: they are edges then.
  mutating func settleCenters() {
    for (number, rule) in problem.centers.enumerated() where settle(rule) {
      settledCenters.insert(number)
    }
  }

  private mutating func settle(_ rule: AxisProblem.CenterRule) -> Bool {
    if let side = rule.side {
      let steady = isFree(rule.item) ? nil : problem.items[rule.item].steady
      guard let size = fixedSizes[rule.item] ?? steady else { return false }
      let other = Edge(item: rule.other, side: side)
      return tie(start(rule.item), behind: other, by: rule.distance - size / 2, rule)
    }
    if rule.multiplier != 1 { return false }
    if rule.other != 0, let size = fixedSizes[rule.item], let other = fixedSizes[rule.other],
      isFree(rule.item) != isFree(rule.other)
    {
      return tie(
        start(rule.item), behind: start(rule.other), by: rule.distance + (other - size) / 2, rule)
    }
    let isPlaced = !isFree(rule.item) && !isFree(rule.other)
    guard isPlaced, areTied(start(rule.item), start(rule.other)),
      areTied(end(rule.item), end(rule.other))
    else { return false }
    let before =
      forest.find(start(rule.item).index).offset - forest.find(start(rule.other).index).offset
    let after = forest.find(end(rule.item).index).offset - forest.find(end(rule.other).index).offset
    return abs((before + after) / 2 - rule.distance) < 0.01
  }

  private mutating func tie(
    _ edge: Edge, behind other: Edge, by distance: Double, _ rule: AxisProblem.CenterRule
  ) -> Bool {
    if forest.join(edge.index, behind: other.index, by: distance) {
      isAnchored[edge.index] = true
      isAnchored[other.index] = true
    } else if rule.priority >= 1000 {
      refuse(rule.source, .contradiction)
    }
    return true
  }
}
