import CellophanePreview
import Testing
import UIKit

/// Pictures that stand in lines of text.
@MainActor @Suite struct AttachmentTests {
  private func preview(
    _ change: @escaping @MainActor @Sendable (NSTextAttachment) -> Void = { _ in }
  ) -> Preview<UICollectionViewListCell> {
    Preview("Mail") {
      let clip = NSTextAttachment(image: UIImage(systemName: "paperclip")!)
      change(clip)
      let text = NSMutableAttributedString(string: "Photos ")
      text.append(NSAttributedString(attachment: clip))
      var content = UIListContentConfiguration.cell()
      content.attributedText = text
      let cell = UICollectionViewListCell()
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func aSymbolStandsInTheLine() async {
    let text = await outline(preview())
    #expect(text.contains(#"run "Photos ""#))
    #expect(text.contains(#"run "" symbol paperclip"#), "\(text)")
    #expect(!text.contains("\u{FFFC}"))
  }

  @Test func itsBoundsAreItsSizeAndHowFarItIsMoved() async {
    let text = await outline(preview { $0.bounds = CGRect(x: 0, y: -3, width: 20, height: 18) })
    #expect(text.contains(#"run "" raised -3 symbol paperclip"#), "\(text)")
  }

  @Test func aLabelAndATextViewShowItToo() async {
    let text = await outline(
      Preview("Views") {
        let cell = UICollectionViewCell()
        let star = NSAttributedString(
          attachment: NSTextAttachment(image: UIImage(systemName: "star")!))
        let label = UILabel()
        label.attributedText = star
        let view = UITextView()
        view.attributedText = star
        let stack = UIStackView(arrangedSubviews: [label, view])
        stack.frame = cell.contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(stack)
        return cell
      })
    #expect(text.split(separator: "\n").count { $0.contains("symbol star") } == 2, "\(text)")
  }

  @Test func anAttachmentWithoutAPictureIsNothing() async {
    let text = await outline(preview { $0.image = nil })
    #expect(!text.contains("\u{FFFC}"))
    #expect(!text.contains("symbol"))
  }
}
