import CellophaneSnapshots
import Measuring

/// Differences of fixtures, which are made when a test fails and so in debug builds: build it in
/// debug to know what a test waits for.
@main
enum DifferenceBenchmarks {
  static func main() {
    var table = Table()
    let rows = 1_667
    let old = outline(rows) { _ in "label" }
    for (name, changed) in [("ten", 10), ("a hundred", 100), ("every row", rows)] {
      let new = outline(rows) { $0 % max(1, rows / changed) == 0 ? "systemRed" : "label" }
      table.add(
        Measurement("lines of 10000, \(name) changed") {
          keep(LineDifference(from: old, to: new))
        }, reach: changed == 10 ? "20 ms" : "")
      table.add(
        Measurement("  with words and a report") {
          keep(FixtureDifference(from: old, to: new, as: .outline).report())
        })
    }
    let large = outline(rows * 10) { _ in "label" }
    let other = outline(rows * 10) { _ in "systemRed" }
    table.add(
      Measurement("lines of 100000, every row changed") {
        keep(LineDifference(from: large, to: other))
      })
    table.print()
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
