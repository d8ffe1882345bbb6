/// Stands where a cell shows a view of SwiftUI's, which there is none of here: a row that names it.
///
/// A rewrite of sources puts the view's words in its place, `UIHostingConfiguration("Row(item)")`,
/// and leaves out its margins, its background and its least size.
public struct UIHostingConfiguration: UIContentConfiguration {
  private let view: String

  /// - Parameter view: How the view is made, as it is written.
  public init(_ view: String) {
    self.view = view
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    RuntimeIssue.record(
      "view-of-swiftui",
      "'\(view)' is a view of SwiftUI's, which is not shown: a row says its name instead")
    return HostingPlaceholder(self)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  fileprivate var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = String(view.prefix { $0 != "(" && $0 != " " && $0 != "{" })
    content.secondaryText = "SwiftUI"
    content.textProperties.color = .secondaryLabel
    content.secondaryTextProperties.color = .tertiaryLabel
    return content
  }
}

/// The row that stands for a view.
private final class HostingPlaceholder: UIView, UIContentView {
  private let list: UIListContentView
  private var shown: UIHostingConfiguration

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIHostingConfiguration else { return }
      shown = configuration
      list.configuration = configuration.content
    }
  }

  init(_ configuration: UIHostingConfiguration) {
    shown = configuration
    list = UIListContentView(configuration: configuration.content)
    super.init(frame: .zero)
    list.translatesAutoresizingMaskIntoConstraints = false
    addSubview(list)
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: leadingAnchor),
      list.trailingAnchor.constraint(equalTo: trailingAnchor),
      list.topAnchor.constraint(equalTo: topAnchor),
      list.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    shown = UIHostingConfiguration("")
    list = UIListContentView(configuration: UIListContentConfiguration.cell())
    super.init(coder: coder)
  }
}
