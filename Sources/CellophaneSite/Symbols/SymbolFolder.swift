internal import CellophaneFiles
internal import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneValidation

/// A site's own drawings of symbols: SVG files by the symbols' names.
struct SymbolFolder {
  /// By name.
  private(set) var drawings: [String: ResolvedDrawing] = [:]
  /// Why files were left aside.
  private(set) var findings: [Finding] = []

  /// - Parameter path: `nil` where a site has none.
  /// - Throws: `SiteError.symbolsMissing` where there is no such folder.
  init(_ path: String?) throws(SiteError) {
    guard let path else { return }
    guard FileKind.isFolder(path) else { throw .symbolsMissing(path: path) }
    for name in try Files.names(in: path).sorted() where name.hasSuffix(".svg") {
      let symbol = String(name.dropLast(4))
      do throws(DrawingError) {
        guard Self.isName(symbol) else { throw DrawingError("has a name that no symbol can have") }
        let bytes = try Self.bytes(of: "\(path)/\(name)")
        drawings[symbol] = ResolvedDrawing(try Drawing(svg: bytes))
      } catch {
        findings.append(
          Finding(
            severity: .warning, rule: "symbol-file", page: "\(path)/\(name)", line: error.line,
            message: "the symbol '\(symbol)' \(error.description), so that "
              + (Symbols.contains(symbol) ? "our own drawing" : "a placeholder")
              + " is shown; export it as shapes in one colour with a view box"))
      }
    }
  }

  /// Letters, digits and dots between them.
  private static func isName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  private static func bytes(of path: String) throws(DrawingError) -> [UInt8] {
    do {
      return try Files.read(path)
    } catch {
      throw DrawingError("cannot be read")
    }
  }
}

extension ResolvedDrawing {
  /// In a square around the middle of the view box.
  fileprivate init(_ drawing: Drawing) {
    let side = max(drawing.width, drawing.height)
    self.init(
      x: drawing.x - (side - drawing.width) / 2, y: drawing.y - (side - drawing.height) / 2,
      side: side,
      shapes: drawing.shapes.map { shape in
        Shape(
          data: shape.data, transform: shape.transform,
          paint: Paint(
            isFilled: shape.isFilled, isEvenOdd: shape.isEvenOdd, strokeWidth: shape.strokeWidth,
            cap: shape.cap.rawValue, join: shape.join.rawValue, opacity: shape.opacity))
      })
  }
}
