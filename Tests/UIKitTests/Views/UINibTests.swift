import Testing
import UIKit

/// Files of archived views, which are not read.
@MainActor @Suite struct UINibTests {
  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func aClassTakesTheIdentifierOfANib() throws {
    let table = UITableView()
    table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Source()
    table.dataSource = source
    #expect(table.visibleCells.count == 1)
  }

  @Test func aCellOfANibStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView()
        table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
        _ = table.dequeueReusableCell(withIdentifier: "row")
      }
    }
  }

  @Test func aNibWithoutACellDoesNotStop() {
    let table = UITableView()
    table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
    table.register(UINib(nibName: "Head", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") == nil)
  }
}
