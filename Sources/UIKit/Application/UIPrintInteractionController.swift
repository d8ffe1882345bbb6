/// What is put on paper; kept, as a page has no printer.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  /// What kind of thing is printed.
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }
  /// How paper lies.
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }
  /// Whether both sides are printed.
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  /// The printer that was chosen last.
  open var printerID: String?
  /// What the job is called.
  open var jobName = "Document"
  /// What kind of thing is printed.
  open var outputType = OutputType.general
  /// How paper lies.
  open var orientation = Orientation.portrait
  /// Whether both sides are printed.
  open var duplex = Duplex.none

  /// What was kept of a job, which is nothing here.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
  }

  /// What a job is by default.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// A size of paper.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
  /// Points.
  open var paperSize: CGSize { CGSize(width: 595, height: 842) }
  /// The part that can be printed on, in points.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }

  public override init() {
    super.init()
  }

  /// The first of some papers: no printer has others.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    paperList.first ?? UIPrintPaper()
  }
}

/// Lets a person print; a page has no printer, and nothing comes.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Told whether something was printed, and what went wrong.
  public typealias CompletionHandler = (
    UIPrintInteractionController, Bool, (any Error)?
  ) -> Void

  /// The one for this app.
  open class var shared: UIPrintInteractionController { one }
  private static let one = UIPrintInteractionController()
  /// Always `false`: a page has no printer.
  open class var isPrintingAvailable: Bool { false }
  /// Always `false`: a page has no printer.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Always `false`: a page has no printer.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// Decides and hears; not kept alive.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// What is put on paper.
  open var printInfo: UIPrintInfo?
  /// Draws the pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Sets the text of the pages.
  open var printFormatter: UIPrintFormatter?
  /// The one thing that is printed.
  open var printingItem: Any?
  /// The things that are printed.
  open var printingItems: [Any]?
  /// Whether a person chooses how often.
  open var showsNumberOfCopies = true
  /// Whether a person chooses the paper.
  open var showsPaperSelectionForLoadedPapers = false

  public override init() {
    super.init()
  }

  /// Nothing comes: a page has no printer.
  ///
  /// - Returns: `false`.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Nothing comes: a page has no printer.
  ///
  /// - Returns: `false`.
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Nothing comes: a page has no printer.
  ///
  /// - Returns: `false`.
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Accepted; a page has no printer.
  open func dismiss(animated: Bool) {}
}

/// Decides about printing and hears of it; every method is optional, and no page calls any.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { 0 }
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
