import CellophaneValidation

/// A page as previews are written, around a body.
func page(_ body: String) -> [UInt8] {
  Array(
    """
    <!DOCTYPE html>
    <html lang="en" dir="ltr">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>
    <meta name="viewport" content="width=device-width"/>
    <title>Test</title>
    </head>
    <body>
    <main class="page">
    \(body)
    </main>
    </body>
    </html>

    """.utf8)
}

/// What is wrong with a body, one line each; its first line is the page's eleventh.
func findings(_ body: String, _ grammar: PageGrammar = .preview) throws -> [String] {
  try PageValidator().check(page(body), page: "p.html", grammar: grammar).findings
    .map(\.description)
}
