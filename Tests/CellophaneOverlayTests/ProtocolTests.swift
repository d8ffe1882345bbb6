#if Overlay
import CellophaneOverlay
import Testing

/// Protocols with optional methods.
@Suite struct ProtocolTests {
  @Test func optionalMethodsThrowWhereAClassHasNone() {
    #expect(
      rewritten([
        "A.swift": """
        @objc public protocol RowDelegate {
          func row(_ row: Row)
          @objc optional func rowTapped(_ row: Row, times: Int) -> Bool
        }
        """,
        "B.swift": """
        func ask(_ delegate: RowDelegate?) {
          if delegate?.rowTapped?(row, times: 2) ?? true { delegate?.row(row) }
          delegate?.scrollViewDidScroll?(list)
          onTap?(row)
          model.onTap?(row)
          return delegate?.tableView?(list, heightForRowAt: path) ?? 44
        }
        """,
      ]) == [
        "A.swift": """
              public protocol RowDelegate: AnyObject {
          func row(_ row: Row)
                         func rowTapped(_ row: Row, times: Int) throws -> Bool
        }; extension RowDelegate { public func rowTapped(_ row: Row, times: Int) throws -> Bool \
        { throw CancellationError() } }
        """,
        "B.swift": """
        func ask(_ delegate: RowDelegate?) {
          if (try? delegate?.rowTapped (row, times: 2)) ?? true { delegate?.row(row) }
          delegate?.scrollViewDidScroll (list)
          onTap?(row)
          model.onTap?(row)
          return delegate?.tableView (list, heightForRowAt: path) ?? 44
        }
        """,
      ])
  }
}
#endif
