import UIKit

/// A market in two tabs: what is sold, and what is in the bag.
public final class MarketTabBarController: UITabBarController {
  private let bag = Bag()

  override public func viewDidLoad() {
    super.viewDidLoad()
    let stalls = UINavigationController(rootViewController: StallsViewController(bag))
    stalls.tabBarItem = UITabBarItem(
      title: "Stalls", image: UIImage(systemName: "house"),
      tag: 0)
    let contents = UINavigationController(rootViewController: BagViewController(bag))
    contents.tabBarItem = UITabBarItem(title: "Bag", image: UIImage(systemName: "bag"), tag: 1)
    viewControllers = [stalls, contents]
    bag.changed = { bag in
      contents.tabBarItem.badgeValue = bag.count == 0 ? nil : "\(bag.count)"
    }
  }
}

/// What was chosen, and how often.
@MainActor final class Bag {
  private(set) var goods = [(good: Good.all[0], count: 1)]
  var changed: (Bag) -> Void = { _ in } {
    didSet { changed(self) }
  }

  var count: Int { goods.reduce(0) { $0 + $1.count } }

  func count(of good: Good) -> Int { goods.first { $0.good == good }?.count ?? 0 }

  func put(_ count: Int, of good: Good) {
    if let place = goods.firstIndex(where: { $0.good == good }) {
      if count > 0 { goods[place].count = count } else { goods.remove(at: place) }
    } else if count > 0 {
      goods.append((good, count))
    }
    changed(self)
  }
}

/// Something that is sold.
struct Good: Hashable, Sendable {
  let name: String
  let symbol: String

  static let all = [
    Good(name: "Herbs", symbol: "leaf"), Good(name: "Cider", symbol: "drop"),
    Good(name: "Candles", symbol: "flame"), Good(name: "Ribbon", symbol: "gift"),
  ]
}
