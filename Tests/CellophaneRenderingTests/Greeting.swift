import CellophaneRendering
import Foundation
import UIKit

/// Writes a page of ours with a row of a list in it.
@MainActor func writeGreeting(to folder: URL) async throws {
  var content = UIListContentConfiguration.subtitleCell()
  content.text = "Ada Lovelace"
  content.secondaryText = "Wrote the first program"
  content.image = UIImage(systemName: "person")

  let row = try await renderHTML(
    of: content, as: .fragment(id: "ada", root: "files/"), in: .insetGrouped)
  for finding in row.findings { print(finding) }

  let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Authors</title></head>
    <body>
    <h1>Authors</h1>
    \(row.string)
    </body>
    </html>
    """
  var files = row.files.map { ("files/\($0.path)", Data($0.bytes)) }
  files.append(("index.html", Data(page.utf8)))
  for (path, bytes) in files {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }
}
