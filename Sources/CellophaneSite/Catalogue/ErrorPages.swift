internal import CellophaneRendering

/// Pages that stand for those that are not there.
enum ErrorPages {
  /// The chromeless page of a preview that could not be resolved.
  ///
  /// - Parameter frames: The calls of its author's code in which it stopped, the innermost first.
  static func failure(
    _ preview: SitePreview, sentence: String, frames: [StackFrame], in shell: Shell
  ) -> [UInt8] {
    page(
      preview, sentence: sentence,
      lines: frames.map {
        ["code": PageValues.text($0.function), "place": PageValues.text($0.place)]
      },
      in: shell)
  }

  /// The chromeless page of a preview whose own page is not what it should be.
  static func malformed(
    _ preview: SitePreview, faults: [MarkupFault], in shell: Shell
  ) -> [UInt8] {
    page(
      preview, sentence: "The page of this preview is not shown, for its markup is wrong.",
      lines: faults.map { fault in
        [
          "place": PageValues.text(fault.place), "code": PageValues.text(fault.line),
          "words": PageValues.text("\(fault.message) [\(fault.rule)]"),
        ]
      }, in: shell)
  }

  private static func page(
    _ preview: SitePreview, sentence: String, lines: [[String: String]], in shell: Shell
  ) -> [UInt8] {
    shell.page([
      "policy": PageValues.policy,
      "title": PageValues.text(preview.title),
      "sentence": PageValues.text(sentence),
      "place": PageValues.text("\(preview.file):\(preview.line)"),
      "hasLines": !lines.isEmpty,
      "lines": lines,
      "styles": SharedFiles.failureStyles.map { "../\($0)" },
    ])
  }

  /// The page that hosts serve where there is none, from any folder: it loads nothing but what
  /// stands beside it when it is opened from the site's root.
  static func notFound(site: String, in shell: Shell) -> [UInt8] {
    shell.page([
      "policy": PageValues.policy,
      "title": "Not found",
      "site": PageValues.text(site),
      "home": "index.html",
      "styles": SharedFiles.failureStyles,
    ])
  }
}
