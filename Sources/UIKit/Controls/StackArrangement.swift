/// Works out the frames of a stack view's views.
@MainActor struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let isHorizontal: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isHorizontal = stack.axis == .horizontal
  }

  private var margins: UIEdgeInsets {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
  }

  private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private var gaps: CGFloat {
    views.dropLast().map { stack.gap(after: $0) }.reduce(0, +)
  }

  /// The size that the views and gaps ask for.
  func wanted(within width: CGFloat) -> CGSize {
    let margins = margins
    let inner = width - margins.left - margins.right
    let sizes = views.map { $0.wantedSize(within: isHorizontal ? .infinity : inner) }
    let longest = sizes.map(length).max() ?? 0
    let along =
      stack.distribution == .fillEqually
      ? longest * CGFloat(views.count) : sizes.map(length).reduce(0, +)
    let own = size(along + gaps, sizes.map(breadth).max() ?? 0)
    return CGSize(
      width: own.width + margins.left + margins.right,
      height: own.height + margins.top + margins.bottom)
  }

  func place() {
    guard !views.isEmpty else { return }
    let box = stack.bounds.inset(by: margins)
    let room = length(box.size)
    let across = breadth(box.size)
    let sizes = views.map { $0.wantedSize(within: isHorizontal ? .infinity : across) }
    let lengths = lengths(of: sizes, in: room)
    let spreads = spreads(of: lengths, in: room)
    var position = isHorizontal ? box.minX : box.minY
    for (index, view) in views.enumerated() {
      let own = stack.alignment == .fill ? across : min(breadth(sizes[index]), across)
      let start = (isHorizontal ? box.minY : box.minX) + offset(across - own)
      view.frame =
        isHorizontal
        ? CGRect(x: position, y: start, width: lengths[index], height: own)
        : CGRect(x: start, y: position, width: own, height: lengths[index])
      position += lengths[index] + stack.gap(after: view) + spreads[index]
    }
  }

  /// What is added to the gap after each view.
  private func spreads(of lengths: [CGFloat], in room: CGFloat) -> [CGFloat] {
    let count = CGFloat(max(lengths.count - 1, 1))
    let slack = max(room - lengths.reduce(0, +) - gaps, 0)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: return lengths.map { _ in 0 }
    case .equalSpacing: return lengths.map { _ in slack / count }
    case .equalCentering:
      let step = (room - (lengths[0] + lengths[lengths.count - 1]) / 2) / count
      let spreads = zip(views, zip(lengths, lengths.dropFirst())).map { view, pair in
        step - (pair.0 + pair.1) / 2 - stack.gap(after: view)
      }
      return spreads.allSatisfy { $0 >= 0 } ? spreads + [0] : lengths.map { _ in slack / count }
    }
  }

  private func offset(_ slack: CGFloat) -> CGFloat {
    switch stack.alignment {
    case .fill, .leading, .firstBaseline: 0
    case .center: slack / 2
    case .trailing, .lastBaseline: slack
    }
  }

  private func lengths(of sizes: [CGSize], in room: CGFloat) -> [CGFloat] {
    var lengths = sizes.map(length)
    let free = room - gaps
    switch stack.distribution {
    case .fillEqually:
      return lengths.map { _ in max(free / CGFloat(lengths.count), 0) }
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      return total > 0 ? lengths.map { $0 / total * free } : lengths
    case .fill:
      let rest = free - lengths.reduce(0, +)
      let index = rest >= 0 ? mostStretchable : mostCompressible
      lengths[index] = max(lengths[index] + rest, 0)
      return lengths
    case .equalSpacing, .equalCentering:
      return lengths
    }
  }

  /// The view that takes what room is left: the one that hugs its content least, the last of
  /// several, and a spacer before all.
  private var mostStretchable: Int {
    let priorities = views.map { view -> Float in
      if view.isSpacer(along: stack.axis) { return -1 }
      let hugging = view.contentHuggingPriority(for: stack.axis).rawValue
      return view is UIImageView || view is UIControl ? hugging + 0.5 : hugging
    }
    let least = priorities.min()
    return priorities.lastIndex { $0 == least } ?? 0
  }

  /// The view that gives way: the one that resists least.
  private var mostCompressible: Int {
    let priorities = views.map { $0.contentCompressionResistancePriority(for: stack.axis).rawValue }
    return priorities.indices.min { priorities[$0] < priorities[$1] } ?? 0
  }
}
