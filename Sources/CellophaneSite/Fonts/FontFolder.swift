internal import CellophaneFiles
internal import CellophaneDocument
internal import CellophaneValidation

/// The fonts of a site, and the stylesheet by which its pages know them.
struct FontFolder {
  static let stylesheet = "styles/fonts.css"

  /// By what names code can ask for the fonts; empty where there is none.
  private(set) var names: [String] = []
  /// The fonts, each once under a name made from its content, and the stylesheet.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// Why files were left aside.
  private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - path: `nil` where a site has none.
  ///   - systemFont: The family that stands in for the system's font.
  ///   - carriesInter: Whether Inter comes along for readers without a system face of Apple's. It
  ///     does not where the author's fonts have it, or stand in for the system's.
  /// - Throws: `SiteError` where there is no such folder, or no such family in it.
  init(_ path: String?, systemFont: String?, carriesInter: Bool) throws(SiteError) {
    var css = "/* The site’s fonts. */\n"
    var families: [String] = []
    if let path {
      guard FileKind.isFolder(path) else { throw .fontsMissing(path: path) }
      for name in try Files.names(in: path).sorted() {
        guard let dot = name.lastIndex(of: "."),
          FontFile.endings.contains(name[name.index(after: dot)...].lowercased())
        else { continue }
        let bytes = try Files.read("\(path)/\(name)")
        do throws(FontError) {
          let font = try FontFile(bytes, stem: String(name[..<dot]))
          css += "\n" + add(font)
          families += font.families.filter { !families.contains($0) }
        } catch {
          findings.append(
            Finding(
              severity: .warning, rule: "font-file", page: "\(path)/\(name)",
              message: "the font \(error), so that pages do without it; export it again"))
        }
      }
    }
    if let systemFont {
      guard families.contains(systemFont) else {
        throw .noSystemFont(name: systemFont, families: families)
      }
      css += """

        :root {
          --system-family: \(FontFile.quoted(systemFont)), -apple-system, system-ui, sans-serif;
        }

        """
    }
    if carriesInter, systemFont == nil, !families.contains(InterFont.family) {
      css += "\n" + InterFont.rules
      files += InterFont.files
    }
    if !files.isEmpty { files.append((Self.stylesheet, Array(css.utf8))) }
  }

  /// Keeps a font's file.
  ///
  /// - Returns: Its rules.
  private mutating func add(_ font: FontFile) -> String {
    let name = ResolvedAsset.fileName(of: font.bytes, ending: font.format.fileExtension)
    let file = "assets/" + name
    if !files.contains(where: { $0.path == file }) { files.append((file, font.bytes)) }
    names += (font.families + [font.postScriptName]).filter { !names.contains($0) }
    return font.rules(path: "../" + file)
  }
}
