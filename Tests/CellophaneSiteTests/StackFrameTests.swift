import CellophaneSite
import Testing

@Suite struct StackFrameTests {
  private static let here = #filePath

  @Test func framesAreReadFromWhatSwiftPrints() {
    let output = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Signal 4: Backtracing from 0x7f521416df7f... done ***

      Thread 0 "Gallery" crashed:

        0                  0x00007f521416df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        1 [ra]             0x0000555576ef04d1 Shelf.title(of:) + 64 in Gallery at /app/Sources/Shelf in use.swift:102:10
        2 [inlined] [ra]   0x0000555576ef5344 closure #1 in Shelf.show() in my gallery at /app/Sources/Shelf.swift:98
        3 [async] [thunk]  0x0000555576ef0fe0 partial apply for closure #1 in Gallery at //<compiler-generated>
        4 [ra]             0x0000555576ef5344 Array.map(_:) + 5 in Gallery at /home/build-user/swift/stdlib/Array.swift:5:3
      ...
      12 rows at /app/Rows.swift:7
      """
    #expect(
      StackFrame.ofAuthor(in: output) == [
        StackFrame(
          function: "Shelf.title(of:)", path: "/app/Sources/Shelf in use.swift", line: 102),
        StackFrame(
          function: "closure #1 in Shelf.show()", path: "/app/Sources/Shelf.swift", line: 98),
      ])
  }

  @Test func ourOwnFramesAndThoseOfOtherPackagesStandBack() {
    let root = Self.here.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    func frame(_ path: String) -> String { "1 0x00 f() + 4 in Gallery at \(path):7:1\n" }
    let ours = frame("\(root)/Sources/UIKit/A.swift")
    let other = frame("/app/.build/checkouts/swift-collections/Sources/B.swift")
    let own = frame("/app/C.swift")
    #expect(StackFrame.ofAuthor(in: ours) == [])
    #expect(
      StackFrame.ofAuthor(in: ours + other).map(\.path)
        == ["/app/.build/checkouts/swift-collections/Sources/B.swift"])
    #expect(StackFrame.ofAuthor(in: ours + other + own).map(\.path) == ["/app/C.swift"])
    // An example of ours is an author's code.
    #expect(StackFrame.ofAuthor(in: frame("\(root)/Examples/A.swift")).count == 1)
  }
}
