/// How a summary leads to the pages of its report.
package enum SummaryLinks: Hashable, Sendable {
  /// It lies beside them.
  case beside
  /// They are at an address, which ends without a slash.
  case at(String)
  /// Nobody knows where they are; changes are named only.
  case unknown

  func link(_ text: String, to path: String) -> String {
    switch self {
    case .beside: "[\(text)](\(path))"
    case .at(let address): "[\(text)](\(address)/\(path))"
    case .unknown: "**\(text)**"
    }
  }
}
