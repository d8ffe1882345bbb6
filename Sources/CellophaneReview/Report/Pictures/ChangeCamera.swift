internal import CellophaneSite

/// Takes the pictures of changes whose pages lie in a folder.
struct ChangeCamera {
  let camera: PageCamera

  /// How many of a page's frames are looked at for a difference.
  private static let frameLimit = 12

  /// What a page is looked at in.
  private struct Moment {
    var frame: String?
    var isDark = false
    var words: String
  }

  /// The pictures of a page before and after, in the first surroundings in which they differ: as it
  /// opens, at each of its steps, in dark.
  ///
  /// - Parameter screens: One or both sides.
  func pictures(of screens: [ChangeScreen]) throws(PictureError) -> ChangePictures? {
    guard let last = screens.last else { return nil }
    guard let first = screens.first, screens.count == 2 else {
      let picture = try camera.picture(of: last.path, width: last.width)
      return ChangePictures(
        pictures: [.init(kind: last.side == "before" ? .before : .after, bytes: picture)],
        width: last.width, words: "As it opens")
    }
    let moments = Self.moments(of: screens)
    for moment in moments {
      let before = try picture(of: first, at: moment)
      let after = try picture(of: last, at: moment)
      guard before != after else { continue }
      let difference = try camera.difference(from: before, to: after)
      guard difference.changedPixels > 0 else { continue }
      return ChangePictures(
        pictures: [
          .init(kind: .before, bytes: before), .init(kind: .after, bytes: after),
          .init(kind: .difference, bytes: difference.picture),
        ],
        width: max(first.width, last.width),
        words: "\(moment.words): \(Self.share(difference)) of the pixels differ")
    }
    let steps = moments.count - 2
    return ChangePictures(
      pictures: [], width: last.width,
      words: "It looks the same as it opens, \(steps == 0 ? "" : "at \(steps) of its steps, ")"
        + "in light and in dark; what a touch or a key shows is in no picture.")
  }

  private func picture(
    of screen: ChangeScreen, at moment: Moment
  ) throws(PictureError) -> [UInt8] {
    try camera.picture(
      of: screen.path, frame: moment.frame, width: screen.width, isDark: moment.isDark)
  }

  private static func moments(of screens: [ChangeScreen]) -> [Moment] {
    let opening = Set(screens.compactMap(\.frames.first?.id))
    var seen = opening
    // Only frames that both have can be compared.
    let shared = Set(screens[0].frames.map(\.id)).intersection(screens[1].frames.map(\.id))
    let steps = screens[1].frames.filter { shared.contains($0.id) && seen.insert($0.id).inserted }
    return [Moment(words: "As it opens")]
      + steps.prefix(frameLimit).map { Moment(frame: $0.id, words: "At the step '\($0.title)'") }
      + [Moment(isDark: true, words: "In dark")]
  }

  /// A part of all pixels, in percent.
  private static func share(_ difference: PictureDifference) -> String {
    let tenths = difference.changedPixels * 1000 / max(1, difference.allPixels)
    return tenths == 0 ? "less than 0.1 %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
