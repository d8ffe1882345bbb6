package import CellophaneLook

/// How previews are asked.
package struct ResolveOptions: Sendable {
  /// The look of previews that name none.
  package var look = Look.iOS26
  /// BCP 47.
  package var language = "en"
  /// How much is asked.
  package var limits = Limits()
  /// How long all pages together may be asked what touches do, in seconds; `nil` is as long as it takes.
  package var seconds: Double?
  /// Hears of what touches run, and says which of them to leave out.
  package var watch = AskingWatch()
  /// Whether it is found out what touches do; without it a page only shows.
  package var asks = true
  /// Says which symbols have a drawing; `nil` knows them all.
  package var isKnownSymbol: (@Sendable (String) -> Bool)?

  package init() {}
}
