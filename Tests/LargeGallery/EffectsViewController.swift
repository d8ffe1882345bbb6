import UIKit

/// A blur and a glass over what is behind them, with no list beside.
final class EffectsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picture = UIView(frame: CGRect(x: 40, y: 100, width: 180, height: 320))
    picture.backgroundColor = .systemOrange
    view.addSubview(picture)
    let effects: [(String, UIVisualEffect)] = [
      ("Blur", UIBlurEffect(style: .systemThinMaterial)), ("Glass", UIGlassEffect()),
    ]
    for (index, (title, effect)) in effects.enumerated() {
      let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 28))
      label.text = title
      let shown = UIVisualEffectView(effect: effect)
      shown.frame = CGRect(x: 20, y: 140 + 120 * index, width: 340, height: 60)
      shown.contentView.addSubview(label)
      view.addSubview(shown)
    }
  }
}
