internal import CellophaneRendering

/// Pages that stand for those that are not there.
enum ErrorPages {
  /// The chromeless page of a preview that could not be resolved.
  ///
  /// - Parameter frames: The calls of its author's code in which it stopped, the innermost first.
  static func failure(
    _ preview: SitePreview, sentence: String, frames: [StackFrame], in shell: Shell
  ) -> [UInt8] {
    shell.page([
      "policy": PageValues.policy,
      "title": PageValues.text(preview.title),
      "sentence": PageValues.text(sentence),
      "place": PageValues.text("\(preview.file):\(preview.line)"),
      "hasFrames": !frames.isEmpty,
      "frames": frames.map {
        ["function": PageValues.text($0.function), "place": PageValues.text($0.place)]
      },
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
