import UIKit

/// What apps say of pickers, of pictures of pixels, and of texts that people see large.
class WheelsController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
  UILargeContentViewerInteractionDelegate
{
  let picker = UIPickerView()

  override var navigationController: UINavigationController? {
    super.navigationController ?? presentingViewController?.navigationController
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    view.maximumContentSizeCategory = .accessibilityLarge
    view.minimumContentSizeCategory = .medium
    picker.showsLargeContentViewer = true
    picker.largeContentTitle = "Wheels"
    picker.largeContentImage = UIImage(systemName: "gear")
    picker.addInteraction(UILargeContentViewerInteraction(delegate: self))
    let bar = UIToolbar()
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    activityItemsConfiguration = UIActivityItemsConfiguration(objects: ["Hello"])
  }

  func upright(_ image: UIImage) -> UIImage? {
    guard let pixels = image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 8)) else {
      return image.images.flatMap { UIImage.animatedImage(with: $0, duration: image.duration) }
    }
    return UIImage(cgImage: pixels, scale: image.scale, orientation: .up)
  }

  func show(_ snapshot: NSDiffableDataSourceSnapshotReference) -> [String] {
    let snapshot = snapshot as NSDiffableDataSourceSnapshot<Int, String>
    return snapshot.itemIdentifiers
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    NSAttributedString(string: "\(row)")
  }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = "\(row)"
    return label
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.rowSize(forComponent: component).height * 2
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    title = (pickerView.view(forRow: row, forComponent: component) as? UILabel)?.text
  }
}
