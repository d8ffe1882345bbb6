internal import CellophaneRendering
internal import CellophaneTemplates
internal import Mustache

/// The pages of a report, and the files that they link to.
package struct ReportShell {
  package enum Kind { case list, change }

  private let list: MustacheTemplate
  private let change: MustacheTemplate

  package init() throws(SiteError) {
    list = try Self.template(Templates.report, named: "report.mustache")
    change = try Self.template(Templates.change, named: "change.mustache")
  }

  private static func template(
    _ source: [UInt8], named name: String
  ) throws(SiteError) -> MustacheTemplate {
    do {
      // Values come escaped; the template must not escape them again.
      return try MustacheTemplate(
        string: "{{% CONTENT_TYPE:TEXT}}" + String(decoding: source, as: UTF8.self))
    } catch {
      throw .badTemplate(template: name, reason: "\(error)")
    }
  }

  /// A page of values that are escaped already, by ``text(_:)`` and ``reference(_:)``.
  package func page(_ kind: Kind, _ values: [String: Any]) -> [UInt8] {
    let root = kind == .list ? "" : "../"
    var values = values
    values["policy"] = PageValues.policy
    values["styles"] = ["site.css", "report.css"].map { "\(root)styles/\($0)" }
    values["scripts"] = ["\(root)scripts/report.js"]
    return Array((kind == .list ? list : change).render(values).utf8)
  }

  /// What the pages link to, by path from the report's root.
  package static let files: [(path: String, bytes: [UInt8])] =
    [
      ("scripts/report.js", Templates.reportScript),
      ("styles/report.css", Templates.reportStylesheet),
    ]
    + Templates.surroundingFiles.filter { $0.name == "site.css" }.map {
      ("styles/\($0.name)", $0.bytes)
    }

  package static func text(_ value: String) -> String { PageValues.text(value) }

  package static func reference(_ path: String) -> String {
    PageValues.text(PageValues.reference(path))
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    PageValues.count(number, noun)
  }
}
