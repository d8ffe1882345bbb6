#if os(Linux)
  import CellophaneDocument
  import CellophanePreview
  import Foundation
  import Testing
  import UIKit

  @Suite(.serialized) @MainActor struct MainBundleTests {
    /// What a preview's code finds in `Bundle.main`.
    private func found(_ name: String, _ ending: String?) async -> [String] {
      final class Finding: UIViewController {
        var words: [String] = []
        let name: String
        let ending: String?
        init(_ name: String, _ ending: String?) {
          self.name = name
          self.ending = ending
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          let url = Bundle.main.url(forResource: name, withExtension: ending)
          let path = Bundle.main.path(forResource: name, ofType: ending)
          label.text = "\(url?.lastPathComponent ?? "-") \(path?.split(separator: "/").last ?? "-")"
          view.addSubview(label)
        }
      }
      let text = await outline(Preview("Bundle") { Finding(name, ending) })
      return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        .filter { $0.hasPrefix("label") }
    }

    @Test func theMainBundleFindsTheResourcesOfThePreviewsTarget() async {
      #expect(await found("Media", "xcassets") == [#"label "Media.xcassets Media.xcassets""#])
    }

    @Test func whatIsNowhereIsNil() async {
      #expect(await found("Nothing", "txt") == [#"label "- -""#])
    }
  }
#endif
