import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A list whose title says what was chosen.
private final class Choice: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nothing"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Tea"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Something"
  }
}

/// What a page shows is there before it is known what its touches do.
@Suite @MainActor struct UnaskedTests {
  private func outline(asks: Bool) async -> String {
    var options = ResolveOptions()
    options.asks = asks
    let preview = Preview("Tea") { UINavigationController(rootViewController: Choice()) }
    return await AnyPreview(preview).resolve(options)[0].outline
  }

  @Test func aPageThatIsNotAskedShowsTheSameAndNoTouchDoesAnything() async {
    let (asked, unasked) = (await outline(asks: true), await outline(asks: false))
    #expect(asked.contains("Tea") && unasked.contains("Tea"))
    #expect(asked.contains("Nothing") && unasked.contains("Nothing"))
    #expect(asked.contains("Something"))
    #expect(!unasked.contains("Something"))
  }
}
