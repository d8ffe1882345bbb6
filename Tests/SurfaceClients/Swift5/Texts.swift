import UIKit

enum Texts {
  static func price(_ amount: Int, old: Int) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "\(amount) €",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.label,
      ])
    text.append(NSAttributedString(string: " "))
    text.append(
      NSAttributedString(
        string: "\(old) €",
        attributes: [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .foregroundColor: UIColor.secondaryLabel, .baselineOffset: 0, .kern: 0.5,
        ]))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    style.lineBreakMode = .byWordWrapping
    style.paragraphSpacing = 8
    style.firstLineHeadIndent = 12
    style.headIndent = 12
    style.lineHeightMultiple = 1.2
    style.minimumLineHeight = 20
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    text.addAttributes(
      [
        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
        .link: URL(string: "https://example.org")!, .backgroundColor: UIColor.yellow,
      ],
      range: NSRange(location: 0, length: 1))
    text.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
    return text
  }

  static func badge() -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow)
    attachment.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(.init(string: " New"))
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowColor = UIColor.black.withAlphaComponent(0.3)
    text.addAttribute(.shadow, value: shadow, range: NSMakeRange(0, text.length))
    text.enumerateAttribute(
      .attachment, in: NSRange(location: 0, length: text.length), options: []
    ) { value, range, stop in
      if value is NSTextAttachment { stop.pointee = true }
    }
    return text
  }

  static func modern() -> AttributedString {
    var text = AttributedString("Hello, world")
    text.font = .preferredFont(forTextStyle: .title1)
    text.foregroundColor = .systemIndigo
    if let range = text.range(of: "world") {
      text[range].underlineStyle = .single
      text[range].uiKit.backgroundColor = .systemYellow
      text[range].link = URL(string: "https://example.org")
    }
    var container = AttributeContainer()
    container.font = .boldSystemFont(ofSize: 12)
    text.mergeAttributes(container)
    return text
  }

  static func height(of text: String, width: CGFloat, font: UIFont) -> CGFloat {
    let box = (text as NSString).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    let size = (text as NSString).size(withAttributes: [.font: font])
    return max(ceil(box.height), size.height)
  }

  static func scaled() -> UIFont {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 28)
    _ = metrics.scaledValue(for: 44)
    _ = UIFont(name: "Avenir-Book", size: 14) ?? .systemFont(ofSize: 14)
    return font
  }

  static func features() -> UIFont {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 1, .selector: 2]],
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    return UIFont(descriptor: descriptor, size: 0)
  }
}

final class FormViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let nameField = UITextField()
  private let notes = UITextView()
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let segments = UISegmentedControl(items: ["One", "Two"])
  private let picker = UIDatePicker()
  private let pages = UIPageControl()
  private let wheel = UIPickerView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let progress = UIProgressView(progressViewStyle: .default)
  private lazy var save: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "checkmark")
    configuration.imagePadding = 8
    configuration.imagePlacement = .trailing
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .brand
    configuration.buttonSize = .large
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
      return outgoing
    }
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .white }
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [unowned self] _ in self.submit() })
    button.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = !button.isEnabled
    }
    return button
  }()
  private let cancel: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.setTitleColor(.systemRed, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .callout)
    button.setImage(UIImage(systemName: "xmark"), for: [])
    button.contentEdgeInsets = UIEdgeInsets(all: 4)
    button.contentHorizontalAlignment = .leading
    button.isEnabled = false
    button.menu = UIMenu(children: [])
    button.showsMenuAsPrimaryAction = true
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.delegate = self
    nameField.borderStyle = .roundedRect
    nameField.leftView = UIImageView(image: UIImage(systemName: "person"))
    nameField.leftViewMode = .always
    nameField.inputAccessoryView = makeToolbar()
    nameField.textContentType = .name
    nameField.addAction(
      UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    notes.delegate = self
    notes.isScrollEnabled = false
    notes.textContainerInset = .zero
    notes.textContainer.lineFragmentPadding = 0
    notes.isEditable = true
    notes.dataDetectorTypes = [.link]
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.setValue(5, animated: false)
    stepper.stepValue = 2
    segments.selectedSegmentIndex = 0
    segments.setTitle("First", forSegmentAt: 0)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    pages.numberOfPages = 3
    pages.currentPage = 1
    spinner.startAnimating()
    spinner.hidesWhenStopped = true
    progress.setProgress(0.4, animated: true)
    let stack = UIStackView(
      axis: .vertical, spacing: 12,
      views: [
        nameField, notes, slider, stepper, segments, picker, pages, spinner, progress, save, cancel,
      ])
    stack.setCustomSpacing(24, after: notes)
    let scroll = UIScrollView()
    scroll.addSubview(stack)
    view.addSubview(scroll)
    scroll.pinEdges()
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
    ])
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.cancelsTouchesInView = false
    tap.delegate = self
    view.addGestureRecognizer(tap)
    nameField.becomeFirstResponder()
  }

  private func makeToolbar() -> UIToolbar {
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
    ]
    bar.sizeToFit()
    return bar
  }

  private func validate() { save.isEnabled = !(nameField.text ?? "").isEmpty }
  private func submit() {
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 1)
      self?.dismiss(animated: true)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let swiftRange = Range(range, in: text) else { return true }
    return text.replacingCharacters(in: swiftRange, with: string).count < 20
  }
  func textViewDidChange(_ textView: UITextView) {
    let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .infinity))
    textView.constraints.first { $0.firstAttribute == .height }?.constant = size.height
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { interaction == .invokeDefaultAction }
}

extension FormViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UIControl) }
}
