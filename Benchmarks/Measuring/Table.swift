/// A table of measurements, to be read in a terminal.
public struct Table {
  private var rows: [[String]] = []

  public init() {}

  public mutating func add(_ measurement: Measurement, reach: String = "") {
    rows.append([
      measurement.name, Self.words(measurement.time), measurement.yardstick.map(Self.words) ?? "",
      measurement.ratio.map { Self.decimal($0) + "×" } ?? "", reach,
    ])
  }

  public func print() {
    let all = [["", "time", "yardstick", "ratio", "reach"]] + rows
    let widths = (0..<5).map { column in all.map { $0[column].count }.max() ?? 0 }
    for row in all {
      let line = zip(row.indices, row).map { column, word in
        let padding = String(repeating: " ", count: widths[column] - word.count)
        return column == 0 ? word + padding : padding + word
      }
      Swift.print(line.joined(separator: "  "))
    }
  }

  private static func words(_ duration: Duration) -> String {
    let microseconds = duration / .microseconds(1)
    if microseconds < 1000 { return decimal(microseconds) + " µs" }
    if microseconds < 1_000_000 { return decimal(microseconds / 1000) + " ms" }
    return decimal(microseconds / 1_000_000) + " s"
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
