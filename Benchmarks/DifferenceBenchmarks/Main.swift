import CellophaneSnapshots
import Measuring

/// Differences of fixtures, which are made when a test fails and so in debug builds: build it in
/// debug to know what a test waits for.
@main
enum DifferenceBenchmarks {
  static func main() {
    var table = Table()
    let rows = 1_667
    let texts: [(kind: SnapshotKind, text: (Int, (Int) -> String) -> [UInt8])] = [
      (.outline, outline), (.html, page),
    ]
    for (kind, text) in texts {
      let old = text(rows) { _ in "label" }
      for (name, every) in [("ten", 166), ("a hundred", 16), ("every row", 1)] {
        let new = text(rows) { $0 % every == every / 2 ? "systemRed" : "label" }
        let reach = name == "ten" ? "20 ms" : ""
        table.add(
          Measurement(".\(kind.rawValue) of 10000 lines, \(name) changed") {
            keep(LineDifference(from: old, to: new))
          }, reach: reach)
        table.add(
          Measurement("  with words and a report") {
            keep(FixtureDifference(from: old, to: new, as: kind).report())
          }, reach: reach)
      }
    }
    let large = outline(rows * 10) { _ in "label" }
    let other = outline(rows * 10) { _ in "systemRed" }
    table.add(
      Measurement("lines of 100000, every row changed") {
        keep(LineDifference(from: large, to: other))
      })
    table.print()
  }

  /// A page of six lines a row.
  private static func page(_ rows: Int, color: (Int) -> String) -> [UInt8] {
    var text = "<!DOCTYPE html>\n<html>\n<body>\n<div class=\"collection\" id=\"list\">\n"
    text += "<div class=\"rows\" role=\"grid\">\n"
    for row in 0..<rows {
      text += """
        <div class="row" id="list/\(row)" role="row" aria-labelledby="list/\(row)~name">
        <div class="cell content-cell background-list-plain-cell" role="gridcell">
        <svg class="cell-image symbol" aria-hidden="true"><use href="#symbol-bell"/></svg>
        <span class="cell-text" style="--text-color:var(--\(color(row)))">Row \(row)</span>
        </div>
        </div>

        """
    }
    return [UInt8]((text + "</div>\n</div>\n</body>\n</html>\n").utf8)
  }

  /// An outline of six lines a row.
  private static func outline(_ rows: Int, color: (Int) -> String) -> [UInt8] {
    var text = "page rows \"Rows\" iOS26\n  environment phone 402x874\n  frame start \"Start\"\n"
    text += "    grid list \"List\"\n      section \"0\" plain\n"
    for row in 0..<rows {
      text += """
                row "Row \(row)" "Row \(row)" >[disclosureIndicator]
                  content cell margins 15,16,15,8 image 16 across 8 down 4
                    text "Row \(row)" body \(color(row))
                  background listPlainCell systemBackground
                  when selected
                    background listPlainCell systemGray4

        """
    }
    return [UInt8](text.utf8)
  }
}
