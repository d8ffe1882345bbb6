@testable import CellophaneHTML
import CellophaneLook
import Foundation
import Testing

@Suite struct MotionTests {
  @Test func theSpringIsCriticallyDampedAndEndsWhereItShould() {
    func gone(_ angle: Double) -> Double { 1 - (1 + angle) * exp(-angle) }
    #expect(MotionMetrics.spring.count == 17)
    for (step, share) in MotionMetrics.spring.enumerated() {
      let there = gone(2 * .pi * Double(step) / 16) / gone(2 * .pi)
      #expect(abs(share - there) <= 0.0005, "\(step)")
    }
  }

  @Test(arguments: Look.Name.allCases)
  func rowsMoveByTheSpringInTheMeasuredTime(name: Look.Name) {
    let css = String(decoding: LookStylesheet.css(for: Look(name)), as: UTF8.self)
    #expect(css.contains("\n--disclosing:0.441s;\n--spring:linear(0,0.06,0.189,"))
    #expect(css.contains("\n--pushing:0.344s;\n--pushed-aside:0.3;\n--pushed-darker:0.1;"))
  }
}
