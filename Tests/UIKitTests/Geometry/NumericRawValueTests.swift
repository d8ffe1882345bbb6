import Testing
import UIKit

@Suite @MainActor struct NumericRawValueTests {
  @Test func prioritiesAreCountedWith() {
    #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(rawValue: 251))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
    var priority = UILayoutPriority.required
    priority -= 1
    #expect(priority.rawValue == 999)
    priority += 1
    #expect(priority == .required)
    #expect(UIFont.Weight.bold > .regular)
  }
}
