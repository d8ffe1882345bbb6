import UIKit

/// Ways in which apps place views in a cell, each with round numbers.
@MainActor struct Arrangement {
  let view: UIView
  let name: String

  init(_ view: UIView, name: String) {
    self.view = view
    self.name = name
  }

  // MARK: Parts

  /// Every part says its name, by which a page can be measured.
  private func add<Part: UIView>(_ part: Part, _ role: String, to other: UIView? = nil) -> Part {
    part.translatesAutoresizingMaskIntoConstraints = false
    part.accessibilityLabel = "\(name) \(role)"
    part.accessibilityContainerType = .semanticGroup
    (other ?? view).addSubview(part)
    return part
  }

  private func label(
    _ role: String, _ text: String, _ style: UIFont.TextStyle = .body, to other: UIView? = nil
  ) -> UILabel {
    let label = add(UILabel(), role, to: other)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label
  }

  private func box(_ role: String, _ color: UIColor, to other: UIView? = nil) -> UIView {
    let box = add(UIView(), role, to: other)
    box.backgroundColor = color
    return box
  }

  private func named<Part: UIView>(_ part: Part, _ role: String) -> Part {
    part.accessibilityLabel = "\(name) \(role)"
    part.accessibilityContainerType = .semanticGroup
    return part
  }

  // MARK: Rows

  /// A round picture, two lines of text and a badge at the end.
  @discardableResult func avatar() -> UILabel {
    let picture = box("picture", .systemTeal)
    picture.layer.cornerRadius = 20
    let title = label("title", "Marie Curie")
    let detail = label("detail", "Radium and polonium", .footnote)
    detail.textColor = .secondaryLabel
    let badge = label("count", "12", .footnote)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      view.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    return title
  }

  /// A picture of 16 to 9 over a caption, in a card inset by 16.
  func card() {
    let card = box("card", .secondarySystemBackground)
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    let picture = box("picture", .systemIndigo, to: card)
    let caption = label("caption", "A wide picture keeps its proportions.", to: card)
    caption.numberOfLines = 0
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16),
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      caption.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      caption.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
  }

  /// Words, a spacer that takes the room, and a switch.
  func setting() {
    let words = named(UILabel(), "words")
    words.text = "Sounds"
    let spacer = named(UIView(), "spacer")
    let toggle = named(UISwitch(), "switch")
    toggle.isOn = true
    let row = add(UIStackView(arrangedSubviews: [words, spacer, toggle]), "row")
    row.spacing = 8
    row.alignment = .center
    pin(row, to: view, 16, 6)
  }

  /// Three boxes of one width, with gaps of 10.
  func chain() {
    let boxes = ["first", "second", "third"].map { box($0, .systemOrange) }
    NSLayoutConstraint.activate(
      boxes.flatMap { box in
        [
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
          box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
          box.heightAnchor.constraint(equalToConstant: 28),
        ]
      } + [
        boxes[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 10),
        boxes[2].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor, constant: 10),
        boxes[2].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
        boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
      ])
  }

  /// A button in the middle, half as wide as the cell.
  func centered() {
    let button = add(UIButton(configuration: .filled()), "button")
    button.configuration?.title = "Continue"
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      button.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
  }

  /// A row of a symbol and a column, whose second gap is its own.
  func stacks() {
    let lines = ["One", "Two", "Three"].map { text in
      let line = named(UILabel(), text.lowercased())
      line.text = text
      line.font = .systemFont(ofSize: 15)
      return line
    }
    let column = named(UIStackView(arrangedSubviews: lines), "column")
    column.axis = .vertical
    column.spacing = 2
    column.setCustomSpacing(14, after: lines[1])
    let mark = named(UIView(), "mark")
    mark.backgroundColor = .systemPink
    mark.widthAnchor.constraint(equalToConstant: 24).isActive = true
    mark.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let row = add(UIStackView(arrangedSubviews: [mark, column]), "row")
    row.alignment = .center
    row.spacing = 16
    pin(row, to: view, 16, 8)
  }

  /// A box that fills the margins.
  func margins() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 30, bottom: 6, trailing: 20)
    let box = box("box", .systemGreen)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 26),
    ])
  }

  /// Text of many lines beside a column of 60.
  func wrapping() {
    let time = box("time", .systemGray4)
    let text = label(
      "text",
      "A long text takes as many lines as its width asks for, and the cell grows with it, on "
        + "narrow phones as on wide screens where it needs but two or three of them.")
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      time.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      time.topAnchor.constraint(equalTo: text.topAnchor),
      time.widthAnchor.constraint(equalToConstant: 60),
      time.heightAnchor.constraint(equalToConstant: 20),
      text.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
  }

  /// Two containers whose contents line up with each other's.
  func cousins() {
    let upper = box("upper", .secondarySystemBackground)
    let lower = box("lower", .tertiarySystemBackground)
    let key = label("key", "Name", to: upper)
    let value = label("value", "Lise Meitner", to: upper)
    let otherKey = label("other key", "Occupation", to: lower)
    let otherValue = label("other value", "Physicist", to: lower)
    for key in [key, otherKey] {
      key.setContentHuggingPriority(.required, for: .horizontal)
      key.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 4),
      lower.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      key.widthAnchor.constraint(equalTo: otherKey.widthAnchor),
      value.leadingAnchor.constraint(equalTo: otherValue.leadingAnchor),
    ])
    for (box, key, value) in [(upper, key, value), (lower, otherKey, otherValue)] {
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        key.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
        key.topAnchor.constraint(equalTo: box.topAnchor),
        key.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        value.leadingAnchor.constraint(equalTo: key.trailingAnchor, constant: 12),
        value.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
        value.centerYAnchor.constraint(equalTo: key.centerYAnchor),
      ])
    }
  }

  /// A large and a small text on one line.
  func baselines() {
    let large = label("large", "21°", .largeTitle)
    let small = label("small", "feels like 19°", .footnote)
    NSLayoutConstraint.activate([
      large.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      large.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      large.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
    ])
  }

  /// A dot on the corner of a picture.
  func badge() {
    let picture = box("picture", .systemBlue)
    let dot = box("dot", .systemRed)
    dot.layer.cornerRadius = 6
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      picture.widthAnchor.constraint(equalToConstant: 44),
      picture.heightAnchor.constraint(equalToConstant: 44),
      dot.widthAnchor.constraint(equalToConstant: 12),
      dot.heightAnchor.constraint(equalToConstant: 12),
      dot.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
      dot.centerYAnchor.constraint(equalTo: picture.topAnchor),
    ])
  }

  /// A message at the trailing edge, at most three quarters as wide as the cell.
  func bubble() {
    let bubble = box("bubble", .systemBlue)
    bubble.layer.cornerRadius = 16
    let text = label(
      "text", "At most three quarters of the cell's width, however much there is to say.",
      to: bubble)
    text.numberOfLines = 0
    text.textColor = .white
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
      bubble.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      bubble.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 16),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
      text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  /// Rows of a form in stacks, with fields that begin at one place.
  func form() {
    let names = ["City", "Postal code"].map { text in
      let label = named(UILabel(), text)
      label.text = text
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      return label
    }
    let fields = ["Vienna", "1090"].map { text in
      let field = named(UITextField(), text)
      field.text = text
      return field
    }
    let rows = zip(names, fields).map { name, field in
      let row = UIStackView(arrangedSubviews: [name, field])
      row.spacing = 12
      return row
    }
    let column = add(UIStackView(arrangedSubviews: rows), "column")
    column.axis = .vertical
    column.spacing = 8
    names[0].widthAnchor.constraint(equalTo: names[1].widthAnchor).isActive = true
    pin(column, to: view, 16, 10)
  }

  private func pin(_ part: UIView, to other: UIView, _ across: CGFloat, _ down: CGFloat) {
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: other.topAnchor, constant: down),
      part.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: across),
      part.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -across),
      part.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -down),
    ])
  }
}
