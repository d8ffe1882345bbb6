internal import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneLook

/// The page with every symbol that has a drawing, and its name.
struct SymbolsPage: Sendable {
  static let path = "symbols.html"

  /// What the site is called.
  let site: String
  let look: Look.Name
  /// The site's own drawings, by name.
  let drawings: [String: ResolvedDrawing]

  func html(in shell: Shell) -> [UInt8] {
    shell.page([
      "policy": PageValues.policy,
      "look": look.rawValue,
      "site": PageValues.text(site),
      "summary":
        "\(PageValues.grouped(Symbols.names.count)) drawings under the names that code uses",
      "styles": SharedFiles.styles(look, []) + ["styles/text.css"] + SharedFiles.indexStyles
        + ["styles/symbols.css"],
      "scripts": SharedFiles.indexScripts,
      "sprite": String(
        decoding: Symbols.sprite(of: symbols, drawings: drawings), as: UTF8.self),
      "samples": Self.samples.map { title, reference, style in
        ["title": title, "reference": reference, "style": style]
      },
      "families": families.enumerated().map { index, family in
        [
          "id": "family-\(index + 1)", "title": PageValues.text(family.title),
          "count": PageValues.grouped(family.names.count), "names": family.names,
        ] as [String: Any]
      },
    ])
  }

  /// Ours, and first the site's own that have none of our names.
  private var families: [Symbols.Family] {
    let own = drawings.keys.filter { !Symbols.contains($0) }.sorted()
    let first = own.isEmpty ? [] : [Symbols.Family(title: "This site’s own", names: own)]
    return first + Symbols.families
  }

  private static let sample = "bell.badge"

  private var symbols: [SymbolReference] {
    families.flatMap(\.names).map { SymbolReference($0) }
      + Self.weights.indices.map { SymbolReference(Self.sample, weight: ($0 + 1) * 100) }
  }

  private static let weights = [
    "Ultra light", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// Weights, scales and palettes of one symbol.
  private static var samples: [(title: String, reference: String, style: String)] {
    weights.enumerated().map { index, title in
      (title, index == 3 ? sample : "\(sample)-\((index + 1) * 100)", "")
    } + [
      ("Small", sample, "--sample-scale:.69"), ("Medium", sample, "--sample-scale:.83"),
      ("Large", sample, "--sample-scale:1"),
      (
        "Hierarchical", sample,
        "--layer-1:var(--system-blue);"
          + "--layer-2:color-mix(in srgb,var(--system-blue) 50%,transparent)"
      ),
      ("Palette", sample, "--layer-1:var(--system-red);--layer-2:var(--system-indigo)"),
      (
        "Multicolour", "cloud.rain.fill",
        "--layer-1:var(--system-blue);--layer-2:var(--system-gray2)"
      ),
    ]
  }
}
