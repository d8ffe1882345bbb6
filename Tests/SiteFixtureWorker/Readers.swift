internal import Cellophane
internal import Foundation
internal import UIKit

/// Previews that read something besides the program, each something else, and show it.
enum Readers {
  @PreviewBuilder static var previews: [AnyPreview] {
    Preview("Cell") { UICollectionViewListCell() }
    Preview("Variable") { TitledViewController { Main.variable("KEPT_WORD") ?? "none" } }
    Preview("Variables") {
      TitledViewController { ProcessInfo.processInfo.environment["KEPT_WORD"] ?? "none" }
    }
    Preview("File") {
      TitledViewController { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "missing" }
    }
    Preview("Folder") {
      TitledViewController {
        let names = try? FileManager.default.contentsOfDirectory(atPath: file + "s")
        return names?.sorted().joined(separator: " ") ?? "missing"
      }
    }
    Preview("Date") {
      TitledViewController {
        let attributes = try? FileManager.default.attributesOfItem(atPath: dated)
        return "\(attributes?[.modificationDate] as? Date ?? .distantPast)"
      }
    }
    Preview("Output") {
      TitledViewController {
        print("a word of a preview")
        return "printed"
      }
    }
    Preview("Clock") { TitledViewController { "\(Date().timeIntervalSince1970 > 0)" } }
    Preview("Network") {
      TitledViewController { "\(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0)" }
    }
    Preview("Writer") {
      TitledViewController {
        "\((try? Data().write(to: URL(fileURLWithPath: file + ".out"))) != nil)"
      }
    }
    Preview("Runner") {
      TitledViewController {
        let process = try? Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])
        process?.waitUntilExit()
        return "\(process?.terminationStatus ?? -1)"
      }
    }
  }

  private static var file: String { Main.variable("KEPT_FILE") ?? "/nowhere" }
  private static var dated: String { file + ".dated" }
}

private final class TitledViewController: UIViewController {
  private let text: () -> String

  init(_ text: @escaping () -> String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel()
    label.text = text()
    view = label
  }
}
