/// Sets a text on pages of paper; kept, as a page has no printer.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// Points from the edges of paper.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The highest text, in points.
  open var maximumContentHeight: CGFloat = 0
  /// The widest text, in points.
  open var maximumContentWidth: CGFloat = 0
  /// The page on which the text begins.
  open var startPage = 0
  /// Always 0: nothing is printed.
  open var pageCount: Int { 0 }

  public override init() {
    super.init()
  }
}

/// Sets a plain text on pages of paper; kept, as a page has no printer.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// How letters look.
  open var font: UIFont?
  /// The colour of the text.
  open var color: UIColor?
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural

  /// A text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// A text with its attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Sets marked-up text on pages of paper; kept, as a page has no printer.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text in HTML.
  open var markupText: String?

  /// A text in HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Draws pages of paper; kept, as a page has no printer.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// Points.
  open var headerHeight: CGFloat = 0
  /// Points.
  open var footerHeight: CGFloat = 0
  /// All of a page of paper, in points.
  open var paperRect: CGRect { .zero }
  /// The part of a page that can be printed on, in points.
  open var printableRect: CGRect { .zero }
  /// How many pages there are; asked by nothing here.
  open var numberOfPages: Int { 0 }
  /// What sets texts on the pages.
  open var printFormatters: [UIPrintFormatter]?

  public override init() {
    super.init()
  }

  /// Adds what sets a text from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Called by nothing here: nothing is printed.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Called by nothing here: nothing is printed.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Called by nothing here: nothing is printed.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Called by nothing here: nothing is printed.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Called by nothing here: nothing is printed.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
