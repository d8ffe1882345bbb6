@testable import CellophaneHTML
import Testing

@Suite struct NumbersTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (17, "17"), (20.29, "20.29"), (0.5, "0.5"), (-1.25, "-1.25"),
      (1.0 / 3, "0.333"), (0.0004, "0"), (0.1 + 0.2, "0.3"), (1_234_567, "1234567"),
      (.infinity, "0"), (.nan, "0"),
    ] as [(Double, String)])
  func aNumberHasAtMostThreeDecimals(number: Double, expected: String) {
    var bytes = ByteBuffer(capacity: 0)
    Numbers.append(number, to: &bytes)
    #expect(String(decoding: bytes.array, as: UTF8.self) == expected)
  }
}
