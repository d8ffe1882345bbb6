internal import CellophaneTemplates

/// The face that pages show where a reader has none of Apple's: a subset of Inter, whose files stand
/// beside a site's assets.
///
/// A browser loads it when it comes to it among the families of the system's font, which begin with
/// Apple's own, and for letters that it has.
enum InterFont {
  static let family = "Inter"

  static let files: [(path: String, bytes: [UInt8])] = [
    ("assets/inter.woff2", Templates.inter),
    ("assets/inter-license.txt", Templates.interLicense),
  ]

  /// CSS: the rule by which pages know the face. Its lines are as tall as those of the system's font,
  /// and how far its letters stand apart is the font's own matter.
  static let rules = """
    @font-face {
      font-family: "Inter";
      src: url("../assets/inter.woff2") format("woff2");
      font-weight: 100 900;
      font-display: block;
      ascent-override: 95.215%;
      descent-override: 24.121%;
      line-gap-override: 0%;
      unicode-range: U+20-7E, U+A0-17F, U+2009-200A, U+2013-2014, U+2018-201E, U+2020-2022, U+2026,
        U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212;
    }

    """
}
