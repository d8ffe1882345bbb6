import UIKit

/// Every control of UIKit's in its states, in stacks that scroll.
public final class ControlsViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    view.backgroundColor = .systemBackground
    let scroller = UIScrollView()
    let column = UIStackView(arrangedSubviews: [
      switches(), segments(), slider(), stepper(), progress(), fields(), dates(), pages(),
      plainButtons(), buttons(), layers(),
    ])
    column.axis = .vertical
    column.spacing = 16
    for view in [scroller, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroller)
    scroller.addSubview(column)
    let content = scroller.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.widthAnchor.constraint(
        equalTo: scroller.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private func row(
    _ views: [UIView], _ distribution: UIStackView.Distribution = .equalSpacing
  ) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    row.alignment = .center
    row.distribution = distribution
    return row
  }

  private func switches() -> UIView {
    let states = [(true, true), (false, true), (true, false), (false, false)]
    return row(
      states.map { isOn, isEnabled in
        let control = UISwitch()
        control.isOn = isOn
        control.isEnabled = isEnabled
        return control
      })
  }

  private func segments() -> UIView {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 1
    let symbols = UISegmentedControl(
      items: ["list.bullet", "square.grid.2x2"].compactMap { UIImage(systemName: $0) })
    symbols.selectedSegmentIndex = 0
    symbols.setEnabled(false, forSegmentAt: 1)
    let column = UIStackView(arrangedSubviews: [control, symbols])
    column.axis = .vertical
    column.spacing = 8
    return column
  }

  private func slider() -> UIView {
    let slider = UISlider()
    slider.value = 0.3
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.2")
    return slider
  }

  private func stepper() -> UIView {
    let stepper = UIStepper()
    let full = UIStepper()
    full.value = 100
    return row([stepper, full])
  }

  private func progress() -> UIView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    let small = UIActivityIndicatorView(style: .medium)
    small.startAnimating()
    let large = UIActivityIndicatorView(style: .large)
    large.color = .systemOrange
    large.startAnimating()
    return row([progress, small, large], .fill)
  }

  private func fields() -> UIView {
    let plain = UITextField()
    plain.placeholder = "Placeholder"
    let round = UITextField()
    round.borderStyle = .roundedRect
    round.text = "Rounded"
    round.clearButtonMode = .always
    let secret = UITextField()
    secret.borderStyle = .roundedRect
    secret.isSecureTextEntry = true
    secret.text = "secret"
    secret.isEnabled = false
    let search = UISearchBar()
    search.placeholder = "Search"
    search.showsCancelButton = true
    let text = UITextView()
    text.text = "A text view\nof two lines."
    text.font = .preferredFont(forTextStyle: .body)
    text.backgroundColor = .secondarySystemBackground
    text.layer.cornerRadius = 8
    text.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let column = UIStackView(arrangedSubviews: [plain, round, secret, search, text])
    column.axis = .vertical
    column.spacing = 8
    return column
  }

  private func dates() -> UIView {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    picker.preferredDatePickerStyle = .compact
    let time = UIDatePicker()
    time.date = picker.date
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .wheels
    let month = UIDatePicker()
    month.date = picker.date
    month.datePickerMode = .date
    month.preferredDatePickerStyle = .inline
    let column = UIStackView(arrangedSubviews: [picker, time, month])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 8
    return column
  }

  private func pages() -> UIView {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    return pages
  }

  private func plainButtons() -> UIView {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    let info = UIButton(type: .detailDisclosure)
    return row([system, disabled, info])
  }

  private func buttons() -> UIView {
    let all: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
      ("Bordered", .bordered()), ("Prominent", .borderedProminent()), ("Glass", .glass()),
    ]
    var rows: [UIView] = []
    for pair in stride(from: 0, to: all.count, by: 3) {
      let part = all[pair..<min(pair + 3, all.count)]
      rows.append(
        row(
          part.map { name, configuration in
            let button = UIButton(configuration: configuration)
            button.configuration?.title = name
            return button
          }))
    }
    var large = UIButton.Configuration.filled()
    large.title = "Play"
    large.subtitle = "12 songs"
    large.image = UIImage(systemName: "play.fill")
    large.imagePadding = 8
    large.buttonSize = .large
    large.cornerStyle = .capsule
    var trailing = UIButton.Configuration.tinted()
    trailing.title = "More"
    trailing.image = UIImage(systemName: "chevron.right")
    trailing.imagePlacement = .trailing
    trailing.imagePadding = 4
    trailing.buttonSize = .small
    var busy = UIButton.Configuration.gray()
    busy.title = "Saving"
    busy.showsActivityIndicator = true
    busy.imagePadding = 6
    let choices = UIButton(configuration: .gray())
    choices.menu = UIMenu(children: [
      UIAction(title: "Small") { _ in }, UIAction(title: "Medium", state: .on) { _ in },
    ])
    choices.showsMenuAsPrimaryAction = true
    choices.changesSelectionAsPrimaryAction = true
    let off = UIButton(configuration: .filled())
    off.configuration?.title = "Off"
    off.isEnabled = false
    rows.append(UIButton(configuration: large))
    rows.append(
      row([UIButton(configuration: trailing), UIButton(configuration: busy), choices, off]))
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 8
    return column
  }

  private func layers() -> UIView {
    func box(_ color: UIColor) -> UIView {
      let box = UIView()
      box.backgroundColor = color
      box.widthAnchor.constraint(equalToConstant: 44).isActive = true
      box.heightAnchor.constraint(equalToConstant: 44).isActive = true
      return box
    }
    let round = box(.systemTeal)
    round.layer.cornerRadius = 10
    round.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bordered = box(.systemBackground)
    bordered.layer.borderWidth = 2
    bordered.layer.borderColor = UIColor.systemRed.cgColor
    bordered.layer.cornerRadius = 22
    let shadowed = box(.secondarySystemBackground)
    shadowed.layer.shadowOpacity = 0.4
    shadowed.layer.shadowRadius = 4
    shadowed.layer.shadowOffset = CGSize(width: 0, height: 2)
    let faint = box(.systemPurple)
    faint.alpha = 0.4
    let turned = box(.systemYellow)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 8)
    return row([round, bordered, shadowed, faint, turned])
  }
}
