import Observation
import Testing
import UIKit

@Observable @MainActor private final class Cart {
  var count = 0
  var name = "Cart"
}

private final class Shop: UIViewController {
  let cart = Cart()
  let total = Total()
  private(set) var calls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    total.cart = cart
    view.addSubview(total)
  }

  override func updateProperties() {
    super.updateProperties()
    calls += 1
    title = "\(cart.count) things"
  }
}

private final class Total: UIView {
  var cart: Cart?
  private(set) var words: [String] = []
  private(set) var layouts: [String] = []

  override func updateProperties() {
    super.updateProperties()
    words.append("\(cart?.count ?? 0)")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts.append(cart?.name ?? "none")
  }
}

/// UIKit's calls of code that reads observables are made again when these change.
@MainActor @Suite struct ObservedReadsTests {
  private let phone = UITraitCollection { $0.horizontalSizeClass = .compact }

  private func shown() -> Shop {
    let shop = Shop()
    shop.appear(in: phone, size: CGSize(width: 402, height: 874))
    return shop
  }

  @Test func propertiesAreUpdatedBeforeLayoutAndAfterEachChange() {
    let shop = shown()
    #expect(shop.title == "0 things")
    #expect(shop.calls == 1)
    shop.cart.count = 2
    #expect(shop.title == "0 things")
    shop.view.window?.settle()
    #expect(shop.title == "2 things")
    #expect(shop.total.words == ["0", "2"])
    shop.cart.count = 3
    shop.updatePropertiesIfNeeded()
    #expect(shop.title == "3 things")
    #expect(shop.total.words == ["0", "2", "3"])
  }

  @Test func whatIsNotReadAsksForNothing() {
    let shop = shown()
    shop.cart.name = "Bag"
    shop.view.window?.settle()
    #expect(shop.calls == 1)
  }

  @Test func theyAreUpdatedWhereThatIsAskedFor() {
    let shop = shown()
    shop.setNeedsUpdateProperties()
    shop.total.setNeedsUpdateProperties()
    shop.view.window?.settle()
    #expect(shop.calls == 2)
    #expect(shop.total.words == ["0", "0"])
  }

  @Test func layoutFollowsWhatItReads() {
    let shop = shown()
    shop.cart.name = "Bag"
    shop.view.window?.settle()
    #expect(shop.total.layouts == ["Cart", "Bag"])
  }

  @Test func aCellFollowsWhatItsHandlerReads() {
    let cart = Cart()
    let cell = UICollectionViewListCell()
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "\(cart.count)"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    cart.count = 4
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "4")
    let row = UITableViewCell()
    row.configurationUpdateHandler = { row, _ in row.accessibilityLabel = "\(cart.count)" }
    row.layoutIfNeeded()
    cart.count = 5
    row.layoutIfNeeded()
    #expect(row.accessibilityLabel == "5")
  }

  @Test func aChangeElsewhereIsHeard() async {
    let shop = shown()
    let cart = shop.cart
    await Task.detached { await MainActor.run { cart.count = 7 } }.value
    shop.view.window?.settle()
    #expect(shop.title == "7 things")
  }
}
