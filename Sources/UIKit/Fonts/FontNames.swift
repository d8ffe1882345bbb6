private import Synchronization

/// The names by which fonts can be asked for: a site's own, and families that iOS brings along.
package enum FontNames {
  private static let declared = Mutex<Set<String>>([])

  /// Declares the names of a site's fonts, in place of those before.
  package static func declare(_ names: [String]) {
    declared.withLock { $0 = Set(names.map(key)) }
  }

  /// Records an issue for a family that neither the site nor iOS has.
  static func check(_ family: String) {
    let key = key(family)
    guard !ofSystem.contains(key), !declared.withLock({ $0.contains(key) }) else { return }
    RuntimeIssue.record(
      "missing-font",
      "no font is named '\(family)', so that its texts are in the system's font; put its file into "
        + "the site's folder of fonts")
  }

  /// Family and PostScript names differ in spaces and case.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// iOS: the families that come with every device, and what their PostScript names begin with.
  private static let ofSystem = Set(
    [
      "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
      "Apple SD Gothic Neo", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir",
      "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand",
      "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
      "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
      "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
      "Grantha Sangam MN", "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN",
      "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa",
      "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Lao Sangam MN",
      "Malayalam Sangam MN", "Marker Felt", "Menlo", "Mishafi", "Myanmar Sangam MN", "Noteworthy",
      "Noto Nastaliq Urdu", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK",
      "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand", "STIX Two Text",
      "Symbol", "Tamil Sangam MN", "Thonburi", "Times New Roman", "Times New Roman PS",
      "Times New Roman PSMT", "Arial MT", "Courier New PS", "Courier New PSMT", "Trebuchet MS",
      "Verdana", "Zapf Dingbats", "Zapfino",
    ].map(key))
}
