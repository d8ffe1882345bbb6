internal import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneLook
internal import CellophaneRendering

/// The pages of the symbols that have a drawing: one of all names, and one or more for each family
/// of drawings, so that nobody waits for all of them.
struct SymbolsPage: Sendable {
  static let path = "\(folder)/index.html"
  private static let folder = "symbols"
  /// The most drawings of a page.
  private static let drawingLimit = 150

  /// What the site is called.
  let site: String
  /// The stylesheets of its fonts.
  var fonts: [String] = []
  let look: Look.Name
  /// The site's own drawings, by name.
  let drawings: [String: ResolvedDrawing]

  /// A page of drawings.
  struct Part: Sendable {
    /// From the site's folder.
    var path: String { "\(folder)/\(file)" }
    /// As `tools.html`, beside the page of all names.
    var file: String
    /// As `Tools`, or `Letters and numbers, 2 of 3`.
    var title: String
    /// What tells it from the family's others: `2`.
    var shortTitle: String
    var names: [String]
  }

  /// The pages of each family, in order.
  var families: [(title: String, parts: [Part])] {
    let own = drawings.keys.filter { !Symbols.contains($0) }.sorted()
    let first = own.isEmpty ? [] : [Symbols.Family(title: "This site’s own", names: own)]
    return (first + Symbols.families).map { ($0.title, Self.parts(of: $0)) }
  }

  /// A family's pages, of which none has many more drawings than another.
  private static func parts(of family: Symbols.Family) -> [Part] {
    let count = max(1, (family.names.count + drawingLimit - 1) / drawingLimit)
    let size = (family.names.count + count - 1) / count
    let word = family.title.lowercased().prefix { $0.isASCII && $0.isLetter }
    let name = word == "this" ? "own" : word
    return (0..<count).map { index in
      let suffix = index == 0 ? "" : "-\(index + 1)"
      return Part(
        file: "\(name)\(suffix).html",
        title: count == 1 ? family.title : "\(family.title), \(index + 1) of \(count)",
        shortTitle: index == 0 ? family.title : "\(index + 1)",
        names: Array(family.names.dropFirst(index * size).prefix(size)))
    }
  }

  /// The page of all names.
  func html(in shell: Shell) -> [UInt8] {
    let families = families
    let count = families.flatMap(\.parts).reduce(0) { $0 + $1.names.count }
    return shell.page(
      values(
        titled: "Symbols",
        trail: [PageValues.link("../index.html", site)],
        [
          "summary": "\(PageValues.grouped(count)) drawings under the names that code uses",
          "sprite": String(
            decoding: Symbols.sprite(of: sampled, drawings: drawings), as: UTF8.self),
          "hasSamples": true,
          "samples": Self.samples.map { title, reference, style in
            ["title": title, "reference": reference, "style": style]
          },
          "families": families.enumerated().map { index, family in
            [
              "id": "family-\(index + 1)", "title": PageValues.text(family.title),
              "count": PageValues.grouped(family.parts.reduce(0) { $0 + $1.names.count }),
              "parts": family.parts.map { PageValues.link($0.file, $0.shortTitle) },
              "hasNames": true,
              "names": family.parts.flatMap { part in
                part.names.map { ["page": part.file, "name": $0] }
              },
            ] as [String: Any]
          },
        ]))
  }

  /// A page of drawings.
  func html(of part: Part, in shell: Shell) -> [UInt8] {
    shell.page(
      values(
        titled: part.title,
        trail: [
          PageValues.link("../index.html", site),
          PageValues.link("index.html", "Symbols"),
        ],
        [
          "summary": PageValues.count(part.names.count, "drawing"),
          "families": [
            [
              "id": "family", "title": "Drawings",
              "count": PageValues.grouped(part.names.count), "hasTiles": true,
              "tiles": part.names.map { name in
                let picture = Symbols.picture(of: name, drawings: drawings)
                return ["name": name, "picture": String(decoding: picture, as: UTF8.self)]
              },
            ] as [String: Any]
          ],
        ]))
  }

  private func values(
    titled title: String, trail: [[String: Any]], _ own: [String: Any]
  ) -> [String: Any] {
    let styles =
      PageFiles.styles(look, []) + ["styles/text.css"] + SharedFiles.indexStyles
      + ["styles/symbols.css"] + fonts
    return [
      "policy": PageValues.policy(hasFonts: !fonts.isEmpty), "look": look.rawValue,
      "site": PageValues.text(site),
      "title": PageValues.text(title), "trail": trail, "styles": styles.map { "../" + $0 },
      "scripts": SharedFiles.indexScripts.map { "../" + $0 },
    ].merging(own) { $1 }
  }

  private static let sample = "bell.badge"

  private var sampled: [SymbolReference] {
    Self.weights.indices.map { SymbolReference(Self.sample, weight: ($0 + 1) * 100) }
      + [SymbolReference.Scale.small, .medium].map { SymbolReference(Self.sample, scale: $0) }
      + [SymbolReference("cloud.rain.fill")]
  }

  private static let weights = [
    "Ultra light", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// Weights, scales and palettes of one symbol.
  private static var samples: [(title: String, reference: String, style: String)] {
    weights.enumerated().map { index, title in
      (title, index == 3 ? sample : "\(sample)-\((index + 1) * 100)", "")
    } + [
      ("Small", "\(sample)-small", "--sample-scale:.69"),
      ("Medium", "\(sample)-medium", "--sample-scale:.83"),
      ("Large", sample, "--sample-scale:1"),
      (
        "Hierarchical", sample,
        "--layer-1:var(--system-blue);--layer-2:var(--system-blue);--shade-2:0.5"
      ),
      ("Palette", sample, "--layer-1:var(--system-red);--layer-2:var(--system-indigo)"),
      (
        "Multicolour", "cloud.rain.fill",
        "--layer-1:var(--system-blue);--layer-2:var(--system-gray2)"
      ),
    ]
  }
}
