public import UIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// Stands where an app writes a mail. No mail can be sent here, which `canSendMail()` says.
///
/// MessageUI: `MFMailComposeViewController`.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Whether mails can be sent: not here.
  open class func canSendMail() -> Bool { false }

  /// Who is told what became of the mail; never, here.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Says what the mail is about; its title is that.
  open func setSubject(_ subject: String) { title = subject }
  /// Says whom it goes to; not kept.
  open func setToRecipients(_ recipients: [String]?) {}
  /// Says who gets a copy; not kept.
  open func setCcRecipients(_ recipients: [String]?) {}
  /// Says who gets a copy that nobody sees; not kept.
  open func setBccRecipients(_ recipients: [String]?) {}
  /// Says its text; not kept.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file; not kept.
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

/// Who is told what became of a mail.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The mail was sent, kept or left.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
