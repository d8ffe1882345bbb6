internal import Cellophane
internal import CellophaneSite
internal import CellophaneValidation
internal import Foundation
internal import SiteFixtures
internal import UIKit

/// The worker of the fixture sites, and a gallery with the commands that every gallery has.
@main enum Main {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, arguments[1] == "fixture",
      let fixture = FixtureSite(rawValue: arguments[2])
    else { return await FixtureGallery.main() }
    guard arguments.count > 4, arguments[3] == "build" else {
      await WorkerLoop.run(fixture.site)
    }
    await build(fixture, into: arguments[4])
  }

  /// A variable of the environment, of which no other is read.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Builds a fixture from outside a test, so that it can be killed or looked at.
  private static func build(_ fixture: FixtureSite, into output: String) async {
    let worker = [CommandLine.arguments[0], "fixture", fixture.rawValue]
    let options = BuildOptions(output: output, jobs: 2, worker: worker)
    let start = ContinuousClock.now
    do {
      let result = try await SiteBuilder(site: fixture.site, options: options).build()
      for finding in result.findings { print(finding) }
      print("\(result.pages) pages, \(result.written) written, \(start.duration(to: .now))")
    } catch {
      print(error)
      exit(1)
    }
  }
}

struct FixtureGallery: PreviewSite {
  let title = "Fixture gallery"
  let assetFolders = [Main.variable("PICTURES")].compactMap(\.self)

  @PreviewBuilder var previews: [AnyPreview] {
    Preview("Hello", group: "Greetings") { UIViewController() }
    switch Main.variable("FIXTURE") {
    case "twice": Preview("Hello", id: "hello-again") { UIViewController() }
    case "nameless": Preview("?!") { UIViewController() }
    case "symbol":
      Preview("Symbol") { SymbolViewController() }
      Preview("Symbol again") { SymbolViewController() }
    case "places": Preview("Places", environments: [.phone, .pad]) { PlacesViewController() }
    case "fonts": Preview("Fonts") { FontsViewController() }
    case "reads": Readers.previews
    case "pictures": Preview("Pictures") { PicturesViewController() }
    default: []
    }
  }
}

private final class FontsViewController: UIViewController {
  override func loadView() {
    let labels = ["Cellophane Block", "CellophaneBlock-BoldItalic", "Avenir-Book", "Unobtainium"]
      .map { name in
        let label = UILabel()
        label.text = name
        label.font = UIFont(name: name, size: 17)
        return label
      }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    view = stack
  }
}

/// Every file of a folder as a picture.
private final class PicturesViewController: UIViewController {
  override func loadView() {
    let folder = Main.variable("PICTURES") ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let stack = UIStackView(
      arrangedSubviews: names.sorted().map { name in
        // UIKit reads PDFs of catalogs and bundles only.
        let image =
          name.hasSuffix("pdf")
          ? UIImage(named: name) : UIImage(contentsOfFile: "\(folder)/\(name)")
        return UIImageView(
          image: name == "template.pdf" ? image?.withRenderingMode(.alwaysTemplate) : image)
      })
    stack.axis = .vertical
    view = stack
  }
}

private final class SymbolViewController: UIViewController {
  override func loadView() {
    view = UIImageView(image: UIImage(systemName: "no.such.square"))
  }
}
