internal import UIKit

extension UnshownProperty {
  /// Those of views and their layers.
  static let ofViews: [UnshownProperty] = ofPlainViews + ofControls

  private static let ofPlainViews: [UnshownProperty] = [
    UnshownProperty(UIView.self, "gestureRecognizers", "give the view a control or a row's tap") {
      !$0.unheardGestures.isEmpty
    },
    UnshownProperty(UIView.self, "interactions", "what they do is not asked") {
      !$0.interactions.isEmpty
    },
    UnshownProperty(UIView.self, "layer.mask", "all of the view is seen") {
      $0.layer.mask != nil
    },
    UnshownProperty(UIView.self, "layer.shadowPath", "the shadow is that of the view's box") {
      $0.layer.shadowPath != nil && $0.layer.shadowOpacity > 0
    },
    UnshownProperty(UIView.self, "layer.zPosition", "views lie in the order of their superview's") {
      $0.layer.zPosition != 0
    },
    UnshownProperty(
      UIView.self, "overrideUserInterfaceStyle",
      "it is as light or dark as the page; set it on the window or its root controller"
    ) { $0.hasOwnScheme },
    UnshownProperty(
      UIView.self, "semanticContentAttribute", "contents turn with the page's language"
    ) {
      $0.semanticContentAttribute == .forceLeftToRight
        || $0.semanticContentAttribute == .forceRightToLeft
    },
    UnshownProperty(UIView.self, "tintAdjustmentMode", "the tint is as bright as it is") {
      $0.tintAdjustmentMode == .dimmed
    },
    UnshownProperty(
      UIView.self, "minimumContentSizeCategory", "texts are as large as a page's reader sets them"
    ) { $0.minimumContentSizeCategory != nil },
    UnshownProperty(
      UIView.self, "maximumContentSizeCategory", "texts are as large as a page's reader sets them"
    ) { $0.maximumContentSizeCategory != nil },
    UnshownProperty(
      UIView.self, "showsLargeContentViewer", "nothing is shown larger while it is pressed"
    ) { $0.showsLargeContentViewer },
    UnshownProperty(
      UIVisualEffectView.self, "effect", "contents are seen in their own colours, glass stays apart"
    ) { $0.effect.map { $0.fill == nil } ?? false },
    UnshownProperty(UICollectionViewCell.self, "alpha", "the cell is seen as it is") {
      $0.alpha != 1
    },
    UnshownProperty(UICollectionViewCell.self, "transform", "the cell lies where its row does") {
      $0.transform != .identity
    },
    UnshownProperty(UITableViewCell.self, "alpha", "the cell is seen as it is") { $0.alpha != 1 },
    UnshownProperty(UITableViewCell.self, "transform", "the cell lies where its row does") {
      $0.transform != .identity
    },
    UnshownProperty(
      UITableViewCell.self, "multipleSelectionBackgroundView", "the background is the cell's"
    ) { $0.multipleSelectionBackgroundView != nil },
    UnshownProperty(
      UITableViewCell.self, "shouldIndentWhileEditing", "backgrounds stay where they are"
    ) { !$0.shouldIndentWhileEditing },
    UnshownProperty(
      UICollectionView.self, "collectionViewLayout.sectionInsetReference",
      "insets begin at the list's edges"
    ) {
      ($0.collectionViewLayout as? UICollectionViewFlowLayout)
        .map { $0.sectionInsetReference != .fromContentInset } ?? false
    },
    UnshownProperty(
      UITableView.self, "separatorInsetReference", "lines are inset from the rows' edges"
    ) { $0.separatorInsetReference == .fromAutomaticInsets },
    UnshownProperty(
      UITableView.self, "cellLayoutMarginsFollowReadableWidth", "rows are as wide as the table"
    ) { $0.cellLayoutMarginsFollowReadableWidth },
    UnshownProperty(UITableView.self, "fillerRowHeight", "there are no rows beside the table's") {
      $0.fillerRowHeight > 0
    },
    UnshownProperty(UICollectionView.self, "dragDelegate", "nothing is dragged out of a page") {
      $0.dragDelegate != nil
    },
    UnshownProperty(UICollectionView.self, "dropDelegate", "nothing is dropped on a page") {
      $0.dropDelegate != nil
    },
    UnshownProperty(UITableView.self, "dragDelegate", "nothing is dragged out of a page") {
      $0.dragDelegate != nil
    },
    UnshownProperty(UITableView.self, "dropDelegate", "nothing is dropped on a page") {
      $0.dropDelegate != nil
    },
    UnshownProperty(UIScrollView.self, "contentInset", "insets below 0 are none") {
      !($0 is any AskableList) && $0.contentInsets != $0.contentInsets.outsideIn
    },
    UnshownProperty(UIScrollView.self, "contentOffset", "a page begins at its top") {
      $0.contentOffset.y > 0 || $0.contentOffset.x > 0
    },
    UnshownProperty(UIScrollView.self, "isPagingEnabled", "it scrolls without stops") {
      !($0 is UICollectionView) && $0.isPagingEnabled
    },
    UnshownProperty(UIScrollView.self, "refreshControl", "a page is not pulled") {
      $0.refreshControl != nil
    },
    UnshownProperty(UIImageView.self, "animationImages", "the first of them is seen") {
      ($0.animationImages?.count ?? 0) > 1
    },
    UnshownProperty(UIImageView.self, "image.images", "the first of them is seen") {
      ($0.image?.images?.count ?? 0) > 1
    },
    UnshownProperty(UIImageView.self, "image.capInsets", "all of the picture is stretched") {
      $0.image.map { $0.capInsets != .zero } ?? false
    },
    UnshownProperty(UILabel.self, "baselineAdjustment", "smaller letters stand in the middle") {
      $0.adjustsFontSizeToFitWidth && $0.baselineAdjustment != .alignBaselines
    },
  ]

  private static let ofControls: [UnshownProperty] = [
    UnshownProperty(UIControl.self, "toolTip", "nothing is said at the pointer") {
      $0.toolTip != nil
    },
    UnshownProperty(
      UIControl.self, "contentVerticalAlignment", "contents stand in the middle"
    ) { $0.contentVerticalAlignment != .center },
    UnshownProperty(
      UIButton.self, "configuration.titleAlignment", "lines stand as the button's contents do"
    ) { $0.configuration.map { $0.titleAlignment != .automatic } ?? false },
    UnshownProperty(
      UIButton.self, "configuration.titleLineBreakMode", "titles go on in further lines"
    ) { $0.configuration.map { $0.titleLineBreakMode != .byTruncatingTail } ?? false },
    UnshownProperty(
      UIButton.self, "configuration.imageColorTransformer", "images have the button's colour"
    ) { $0.configuration?.imageColorTransformer != nil },
    UnshownProperty(
      UISegmentedControl.self, "apportionsSegmentWidthsByContent", "choices are equally wide"
    ) { $0.apportionsSegmentWidthsByContent },
    UnshownProperty(UITextField.self, "defaultTextAttributes", "set 'font' and 'textColor'") {
      !$0.defaultTextAttributes.isEmpty
    },
    UnshownProperty(UITextView.self, "linkTextAttributes", "links have the look's colour") {
      !($0.linkTextAttributes ?? [:]).isEmpty
    },
    UnshownProperty(UISwitch.self, "onImage", "a switch is drawn as the look has it") {
      $0.onImage != nil
    },
    UnshownProperty(UISwitch.self, "offImage", "a switch is drawn as the look has it") {
      $0.offImage != nil
    },
    UnshownProperty(UISlider.self, "setThumbImage(_:for:)", "the knob is the look's") {
      $0.hasThumbImages
    },
    UnshownProperty(
      UISlider.self, "addAction(_:for:)", "the knob moves, and who hears of its value is not asked"
    ) { $0.hasActions },
    UnshownProperty(
      UIDatePicker.self, "addAction(_:for:)", "no other date is chosen, so nobody hears of one"
    ) { $0.hasActions },
    UnshownProperty(
      UIPickerView.self, "delegate", "no other row is chosen, so nobody hears of one"
    ) { $0.delegate != nil },
    UnshownProperty(
      UIPageControl.self, "addAction(_:for:)", "no other page is chosen, so nobody hears of one"
    ) { $0.hasActions },
    UnshownProperty(
      UITextField.self, "addAction(_:for:)",
      "it takes a text, and what typing alone does counts where it turns buttons on"
    ) { $0.hasActions && !($0 is UISearchTextField) },
    UnshownProperty(
      UITextField.self, "delegate", "it takes a text, and the delegate is not asked"
    ) { $0.delegate != nil && !($0 is UISearchTextField) },
    UnshownProperty(
      UITextView.self, "delegate", "it takes a text, and the delegate is not asked"
    ) { $0.isEditable && $0.delegate != nil },
    UnshownProperty(UITextField.self, "attributedText", "a field has one font and one colour") {
      $0.attributedText.map { $0.differs(.foregroundColor) || $0.differs(.font) } ?? false
    },
    UnshownProperty(UITextView.self, "dataDetectorTypes", "texts have the links that were set") {
      !$0.dataDetectorTypes.isEmpty
    },
    UnshownProperty(
      UISegmentedControl.self, "setTitleTextAttributes(_:for:)",
      "titles have the look's font, and a colour of their own alone"
    ) { $0.hasOwnTitles },
    UnshownProperty(
      UISegmentedControl.self, "setBackgroundImage(_:for:barMetrics:)",
      "the plate behind the choice is the look's"
    ) { $0.hasOwnImages },
    UnshownProperty(
      UISegmentedControl.self, "setContentOffset(_:forSegmentAt:)",
      "titles and drawings stand in the middle of their choices"
    ) { $0.hasMovedContents },
    UnshownProperty(UISearchBar.self, "prompt", "the field stands alone") { $0.prompt != nil },
    UnshownProperty(UIProgressView.self, "progressImage", "the line has a colour alone") {
      $0.progressImage != nil
    },
    UnshownProperty(UIProgressView.self, "trackImage", "the line has a colour alone") {
      $0.trackImage != nil
    },
    UnshownProperty(UISearchBar.self, "showsBookmarkButton", "the button is left out") {
      $0.showsBookmarkButton
    },
    UnshownProperty(UISearchBar.self, "showsSearchResultsButton", "the button is left out") {
      $0.showsSearchResultsButton
    },
    UnshownProperty(UISearchBar.self, "barTintColor", "the bar has the colour of what it is on") {
      $0.barTintColor != nil
    },
    UnshownProperty(UISearchBar.self, "backgroundImage", "the bar has the colour of what it is on")
    {
      $0.backgroundImage.map { $0.size != .zero } ?? false
    },
  ]

  /// Those of controllers and of what stands in bars.
  static let ofControllers: [UnshownProperty] = [
    UnshownProperty(UINavigationItem.self, "centerItemGroups", "they are left out") {
      !$0.centerItemGroups.isEmpty
    },
    UnshownProperty(UINavigationItem.self, "backAction", "the button goes back as by default") {
      $0.backAction != nil
    },
    UnshownProperty(UINavigationItem.self, "renameDelegate", "the title has no menu") {
      $0.renameDelegate != nil
    },
    UnshownProperty(UINavigationItem.self, "titleMenuProvider", "the title has no menu") {
      $0.titleMenuProvider != nil
    },
    UnshownProperty(
      UINavigationItem.self, "additionalOverflowItems", "all items stand in the bar"
    ) { $0.additionalOverflowItems != nil },
    UnshownProperty(
      UINavigationItem.self, "attributedTitle", "of it a page has the words alone"
    ) { $0.attributedTitle?.hasAttributes ?? false },
    UnshownProperty(
      UINavigationItem.self, "attributedSubtitle", "of it a page has the words alone"
    ) { $0.attributedSubtitle?.hasAttributes ?? false },
    UnshownProperty(
      UINavigationItem.self, "largeAttributedSubtitle", "of it a page has the words alone"
    ) { $0.largeAttributedSubtitle?.hasAttributes ?? false },
    UnshownProperty(
      UINavigationItem.self, "subtitleView", "the words of 'subtitle' stand below the title"
    ) { $0.subtitleView != nil },
    UnshownProperty(
      UINavigationItem.self, "largeSubtitleView", "the words of 'subtitle' stand below the title"
    ) { $0.largeSubtitleView != nil },
    UnshownProperty(
      UINavigationItem.self, "standardAppearance", "of it a page has the colours alone"
    ) { $0.standardAppearance != nil },
    UnshownProperty(
      UINavigationBar.self, "titleTextAttributes", "of them a page has the colours alone"
    ) { $0.hasOtherTitles },
    UnshownProperty(UIToolbar.self, "barTintColor", "bars look as the look has them") {
      $0.barTintColor != nil
    },
    UnshownProperty(
      UIToolbar.self, "setBackgroundImage(_:forToolbarPosition:barMetrics:)",
      "bars look as the look has them"
    ) { $0.hasOwnImages },
    UnshownProperty(UITabBar.self, "barTintColor", "bars look as the look has them") {
      $0.barTintColor != nil
    },
    UnshownProperty(
      UITabBar.self, "unselectedItemTintColor", "tabs that are not chosen look as the look has them"
    ) { $0.unselectedItemTintColor != nil },
    UnshownProperty(UIBarButtonItem.self, "action", "give the item a 'primaryAction'") {
      $0.action?.isKnown == false && $0.primaryAction == nil && $0.menu == nil
    },
    UnshownProperty(UIViewController.self, "modalTransitionStyle", "it comes as its style has it") {
      $0.modalTransitionStyle != .coverVertical
    },
    UnshownProperty(UIViewController.self, "edgesForExtendedLayout", "lists go on beneath bars") {
      $0.edgesForExtendedLayout != .all
    },
    UnshownProperty(
      UISplitViewController.self, "primaryBackgroundStyle", "a column has its list's colour"
    ) { $0.primaryBackgroundStyle != .none },
    UnshownProperty(
      UISearchController.self, "searchResultsController", "the searched controller is seen"
    ) { $0.searchResultsController != nil },
    UnshownProperty(UISearchController.self, "searchSuggestions", "nothing is proposed") {
      $0.searchSuggestions?.isEmpty == false
    },
  ]
}

extension AttributedString {
  /// Whether any of its words looks otherwise than a text without attributes.
  fileprivate var hasAttributes: Bool { runs.contains { $0.attributes != AttributeContainer() } }
}
