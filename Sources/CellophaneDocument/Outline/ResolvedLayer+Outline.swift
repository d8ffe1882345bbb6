internal import CellophaneLook

extension ResolvedLayer {
  func write(to writer: inout OutlineWriter) {
    writer.node(
      [
        "layer",
        frame.map { "at \($0.x.plain),\($0.y.plain) \($0.width.plain)x\($0.height.plain)" },
      ] + (image?.details ?? []) + [
        background.map { $0.words.after(.on) }, cornerRadius.after(.radius),
        borderWidth.after(.border), borderColor?.words, alpha.after(.alpha, unless: 1),
      ])
  }
}
