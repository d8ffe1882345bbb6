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
    // Asked for once: in stacks of stacks each question is one to all inside.
    let sizes = sizes(across: isHorizontal ? .infinity : inner)
    let lengths = sizes.map(length)
    let longest = lengths.max() ?? 0
    let along =
      stack.distribution == .fillEqually
      ? longest * CGFloat(views.count) : lengths.reduce(0, +)
    var breadths = sizes.map(breadth)
    if isHorizontal, along + gaps > inner {
      breadths = heights(within: self.lengths(of: sizes, in: inner))
    }
    let own = size(along + gaps, span(of: breadths))
    return CGSize(
      width: own.width + margins.left + margins.right,
      height: own.height + margins.top + margins.bottom)
  }

  private func sizes(across: CGFloat) -> [CGSize] {
    views.map { $0.wantedSize(within: across) }
  }

  /// How high the views of a row are in their widths: text has more lines where there is less room.
  private func heights(within widths: [CGFloat]) -> [CGFloat] {
    zip(views, widths).map { view, width in view.wantedSize(within: width).height }
  }

  func place() {
    guard !views.isEmpty else { return }
    let box = stack.bounds.inset(by: margins)
    let room = length(box.size)
    let across = breadth(box.size)
    let sizes = sizes(across: isHorizontal ? .infinity : across)
    let lengths = lengths(of: sizes, in: room)
    let breadths = isHorizontal ? heights(within: lengths) : sizes.map(breadth)
    let spreads = spreads(of: lengths, in: room)
    let starts = starts(of: breadths, in: across)
    var position = isHorizontal ? box.minX : box.minY
    for (index, view) in views.enumerated() {
      let own = stack.alignment == .fill ? across : min(breadths[index], across)
      let start = (isHorizontal ? box.minY : box.minX) + starts[index]
      view.untransformedFrame =
        isHorizontal
        ? CGRect(x: position, y: start, width: lengths[index], height: own)
        : CGRect(x: start, y: position, width: own, height: lengths[index])
      position += lengths[index] + stack.gap(after: view) + spreads[index]
    }
    if stack.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror(in: box) }
  }

  /// Where texts are read from the right, rows begin there.
  private func mirror(in box: CGRect) {
    for view in views {
      view.untransformedFrame.origin.x = box.minX + box.maxX - view.untransformedFrame.maxX
    }
  }

  // MARK: Across

  /// What the views need across, where some may be lowered so that their text stands on one line.
  private func span(of breadths: [CGFloat]) -> CGFloat {
    let lowered = lowered(breadths)
    return zip(lowered, breadths).map(+).max() ?? 0
  }

  private func starts(of breadths: [CGFloat], in across: CGFloat) -> [CGFloat] {
    switch stack.alignment {
    case .fill, .leading: breadths.map { _ in 0 }
    case .center: breadths.map { max(across - $0, 0) / 2 }
    case .trailing: breadths.map { max(across - $0, 0) }
    case .firstBaseline: lowered(breadths)
    case .lastBaseline:
      lowered(breadths).map { $0 + max(across - span(of: breadths), 0) }
    }
  }

  /// How much lower than the highest each view stands.
  private func lowered(_ breadths: [CGFloat]) -> [CGFloat] {
    let lines: [CGFloat]
    switch stack.alignment {
    case .firstBaseline where isHorizontal:
      lines = zip(views, breadths).map { view, height in view.firstBaselineInset ?? height }
    case .lastBaseline where isHorizontal:
      lines = zip(views, breadths).map { view, height in
        height - (view.lastBaselineInset ?? 0)
      }
    default: return breadths.map { _ in 0 }
    }
    let lowest = lines.max() ?? 0
    return lines.map { lowest - $0 }
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
      if view.hasOwnLength(along: stack.axis) { return .infinity }
      if view.isSpacer(along: stack.axis) { return -1 }
      let hugging = view.contentHuggingPriority(for: stack.axis).rawValue
      return view is UIImageView || view is UIControl ? hugging + 0.5 : hugging
    }
    let least = priorities.min()
    return priorities.lastIndex { $0 == least } ?? 0
  }

  /// The view that gives way: the one that resists least.
  private var mostCompressible: Int {
    let priorities = views.map { view in
      view.hasOwnLength(along: stack.axis)
        ? .infinity : view.contentCompressionResistancePriority(for: stack.axis).rawValue
    }
    return priorities.indices.min { priorities[$0] < priorities[$1] } ?? 0
  }
}
