package import Foundation

/// What goes into the template of a preview's page: all that there is to know of the page where only
/// the template is another.
package struct PageSlots: Codable, Hashable, Sendable {
  /// Of the root element, escaped and each with a space before it.
  var attributes: String
  var policy: String
  var title: String
  var language: String
  /// The stylesheets and scripts that it links to, from the page.
  var styles: [String]
  var scripts: [String]
  package var body: Data

  var values: [String: Any] {
    [
      "attributes": attributes, "policy": policy, "title": title, "language": language,
      "styles": styles, "scripts": scripts,
    ]
  }
}
