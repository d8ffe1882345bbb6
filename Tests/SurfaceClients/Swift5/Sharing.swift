import UIKit

// What apps share, drop, print, choose and present in their own way.

final class OpenInBrowserActivity: UIActivity {
  private var url: URL?

  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("app.browser") }
  override var activityTitle: String? { "Open in browser" }
  override var activityImage: UIImage? { UIImage(systemName: "safari") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is URL }
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    url = activityItems.compactMap { $0 as? URL }.first
  }
  override func perform() {
    if let url { UIApplication.shared.open(url) }
    activityDidFinish(true)
  }
}

final class TitleSource: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ controller: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    activityType == .mail ? "A mail" : "A text"
  }
  func activityViewController(
    _ controller: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "A subject" }
}

final class DocumentsViewController: UITableViewController {
  private var names = ["One", "Two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "DocumentCell", bundle: nil), forCellReuseIdentifier: "document")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "document")
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    navigationItem.renameDelegate = self
    navigationItem.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/a"))
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Rename", action: NSSelectorFromString("rename"))
    ]
    UIMenuController.shared.update()
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: "search", localizedTitle: "Search", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "magnifyingglass"),
        userInfo: ["id": "1" as NSString])
    ]
  }

  func share(from item: UIBarButtonItem) {
    let sheet = UIActivityViewController(
      activityItems: [TitleSource()], applicationActivities: [OpenInBrowserActivity()])
    sheet.excludedActivityTypes = [.addToReadingList, .assignToContact]
    sheet.completionWithItemsHandler = { type, done, _, _ in print(type as Any, done) }
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }

  func putOnPaper(_ text: String) {
    let printer = UIPrintInteractionController.shared
    printer.printInfo = UIPrintInfo.printInfo()
    printer.printFormatter = UISimpleTextPrintFormatter(text: text)
    printer.present(animated: true)
  }

  func choose() {
    let colors = UIColorPickerViewController()
    colors.delegate = self
    colors.selectedColor = view.tintColor
    present(colors, animated: true)
    let fonts = UIFontPickerViewController()
    fonts.delegate = self
    present(fonts, animated: true)
    let documents = UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/a")])
    documents.delegate = self
    present(documents, animated: true)
    guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return }
    let camera = UIImagePickerController()
    camera.sourceType = .camera
    camera.delegate = self
    present(camera, animated: true)
  }
}

extension DocumentsViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))
    item.localObject = names[indexPath.row]
    return [item]
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
  ) {
    for item in coordinator.items {
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: 0, section: 0))
      item.dragItem.itemProvider.loadFileRepresentation(forTypeIdentifier: "public.item") { _, _ in
      }
    }
  }
}

extension DocumentsViewController:
  UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
  UIDocumentPickerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UINavigationItemRenameDelegate
{
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    view.tintColor = viewController.selectedColor
  }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    title = viewController.selectedFontDescriptor?.postscriptName
  }
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    names += urls.map(\.lastPathComponent)
  }
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    _ = info[.originalImage] as? UIImage
  }
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
    self.title = title
  }
}

final class CardPresentation: UIPresentationController {
  private(set) var interactor: UIPercentDrivenInteractiveTransition?
  private let card = UIView()

  override var presentedView: UIView? { card }
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.addSubview(card)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { card.removeFromSuperview() }
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
  }
  func drag(to part: CGFloat) {
    interactor = interactor ?? UIPercentDrivenInteractiveTransition()
    interactor?.update(part)
  }
}

final class CardDismissal: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewImplicitlyAnimating?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.25 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }
  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeIn)
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }
}

final class SearchKeys: UIInputView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .default)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class PinStack: UIStackView {
  var onEnd: () -> Void = {}

  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }

  @discardableResult override func endEditing(_ force: Bool) -> Bool {
    onEnd()
    return super.endEditing(force)
  }
}

extension UITextInput {
  var cursor: NSRange? {
    guard let range = selectedTextRange else { return nil }
    return NSRange(
      location: offset(from: beginningOfDocument, to: range.start),
      length: offset(from: range.start, to: range.end))
  }
}

extension UIAlertController {
  static func saying(_ words: String) -> Self {
    Self(title: words, message: nil, preferredStyle: .alert)
  }
}
