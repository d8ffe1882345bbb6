import Seeding
import Testing

#if Overlay
  /// Apps whose screens lie in a storyboard, and their cells in nibs.
  @Suite(.enabled(if: Turn.has("apps of storyboards", .fourth))) struct StoryboardAppTests {
    private static let code = """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }

      final class PersonCell: UITableViewCell {
        @IBOutlet private weak var name: UILabel!

        func show(_ text: String) { name.text = text }
      }

      final class PeopleViewController: UITableViewController {
        private var people = ["Ada", "Grace"]

        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { people.count }

        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
          (cell as? PersonCell)?.show(people[indexPath.row])
          return cell
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let cell = sender as? UITableViewCell, let row = tableView.indexPath(for: cell)
          else { return }
          (segue.destination as? PersonViewController)?.person = people[row.row]
        }
      }

      final class PersonViewController: UIViewController {
        var person = "nobody"
        @IBOutlet private var greeting: UILabel!

        override func viewDidLoad() {
          super.viewDidLoad()
          greeting.text = "This is \\(person)"
        }
      }

      extension PersonViewController {
        @IBAction private func greet() { greeting.text = "Hello, \\(person)" }
      }

      final class BadgeView: UIView {
        @IBOutlet private var label: UILabel!
      }
      """

    private static let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="nav">
        <scenes>
          <scene><objects>
            <navigationController id="nav">
              <navigationBar key="navigationBar" largeTitles="YES"/>
              <connections>
                <segue destination="people" kind="relationship" relationship="rootViewController"/>
              </connections>
            </navigationController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
          </objects></scene>
          <scene><objects>
            <tableViewController id="people" customClass="PeopleViewController" customModule="App">
              <tableView key="view" dataMode="prototypes" style="insetGrouped" rowHeight="-1">
                <prototypes>
                  <tableViewCell id="cell" reuseIdentifier="Person" customClass="PersonCell"
                    accessoryType="disclosureIndicator">
                    <tableViewCellContentView key="contentView" id="content">
                      <subviews>
                        <label id="name" text="Name" translatesAutoresizingMaskIntoConstraints="NO"/>
                      </subviews>
                      <constraints>
                        <constraint firstItem="name" firstAttribute="leading" secondItem="content"
                          secondAttribute="leadingMargin"/>
                        <constraint firstItem="name" firstAttribute="top" secondItem="content"
                          secondAttribute="topMargin"/>
                        <constraint firstAttribute="bottomMargin" secondItem="name"
                          secondAttribute="bottom"/>
                      </constraints>
                    </tableViewCellContentView>
                    <connections>
                      <outlet property="name" destination="name"/>
                      <segue destination="person" kind="show"/>
                    </connections>
                  </tableViewCell>
                </prototypes>
              </tableView>
              <navigationItem key="navigationItem" title="People"/>
            </tableViewController>
          </objects></scene>
          <scene><objects>
            <viewController id="person" customClass="PersonViewController" customModule="App">
              <view key="view" id="root">
                <subviews>
                  <label id="greeting" translatesAutoresizingMaskIntoConstraints="NO"/>
                  <button id="button" buttonType="system"
                    translatesAutoresizingMaskIntoConstraints="NO">
                    <state key="normal" title="Greet"/>
                    <connections>
                      <action selector="greet" destination="person" eventType="touchUpInside"/>
                    </connections>
                  </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                  <constraint firstItem="greeting" firstAttribute="top" secondItem="safe"
                    secondAttribute="top" constant="20"/>
                  <constraint firstItem="greeting" firstAttribute="centerX" secondItem="safe"
                    secondAttribute="centerX"/>
                  <constraint firstItem="button" firstAttribute="top" secondItem="greeting"
                    secondAttribute="bottom" constant="20"/>
                  <constraint firstItem="button" firstAttribute="centerX" secondItem="safe"
                    secondAttribute="centerX"/>
                </constraints>
              </view>
              <connections><outlet property="greeting" destination="greeting"/></connections>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """

    private static let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>
      """

    private static let badge = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="badge" customClass="BadgeView">
          <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
          <subviews><label id="label" text="Brand new">
            <rect key="frame" x="8" y="4" width="64" height="22"/>
          </label></subviews>
          <connections><outlet property="label" destination="label"/></connections>
        </view>
      </objects></document>
      """

    @Test func itIsShownAsItLaunchesWithEveryScene() throws {
      let app = try AppFolder([
        "App/App.swift": Self.code, "App/Base.lproj/Main.storyboard": Self.storyboard,
        "App/Info.plist": Self.list, "App/BadgeView.xib": Self.badge,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          """
            shown: app 1, screens 2, views 1

          waiting for outlets or cells of a storyboard or nib: 1
            App/App.swift:7: PersonCell

          """), "\(built.errors)")
      let launch = try app.read("site/previews/launch.html")
      #expect(launch.contains(">People</h1>") && launch.contains(">Grace</"))
      // A tap goes the way of the segue, prepared by the code, and the button's action is known there.
      #expect(launch.contains("This is Grace") && launch.contains("Hello, Grace"))
      let alone = try app.read("site/previews/person-view-controller.html")
      #expect(alone.contains("This is nobody") && alone.contains(">Greet</"))
      #expect(try app.read("site/previews/badge-view.html").contains("Brand new"))
    }

    @Test func aSceneThatTakesMoreThanItsArchiveIsGivenIt() throws {
      let app = try AppFolder([
        "App/App.swift": Self.code.replacing(
          "var person = \"nobody\"",
          with: """
            let person: String

              init?(coder: NSCoder, person: String) {
                self.person = person
                super.init(coder: coder)
              }

              required init?(coder: NSCoder) { fatalError("init(coder:) is not implemented") }

            """
        ).replacing(
          "(segue.destination as? PersonViewController)?.person = people[row.row]",
          with: "_ = row"),
        "App/Main.storyboard": Self.storyboard,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site", "-v")
      #expect(
        built.errors.contains(
          "it is shown as 'PersonViewController.made(scene: \"person\", of: \"Main\") { "
            + "PersonViewController(coder: $0, person: \"person\") }'"), "\(built.errors)")
      let alone = try app.read("site/previews/person-view-controller.html")
      #expect(alone.contains("This is person"))
    }

    @Test func anOutletOfATypeThatIsNotHereCostsNoOther() throws {
      let app = try AppFolder([
        "App/App.swift": Self.code.replacing(
          "var person = \"nobody\"",
          with: "var person = \"nobody\"\n  @IBOutlet private var chart: MissingChart!"),
        "App/Main.storyboard": Self.storyboard,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      let alone = try app.read("site/previews/person-view-controller.html")
      #expect(alone.contains("This is nobody") && alone.contains("Hello, nobody"))
    }

    @Test func aPackageToKeepTakesThemAlong() throws {
      let app = try AppFolder([
        "App/App.swift": Self.code, "App/Main.storyboard": Self.storyboard,
        "App/BadgeView.xib": Self.badge,
      ])
      let kept = try app.run("eject", "\(app.path)/App", "--output", "\(app.path)/Kept")
      #expect(kept.code == 0, "\(kept.errors)")
      #expect(
        app.files().filter { $0.hasPrefix("Kept/Interfaces/") } == [
          "Kept/Interfaces/BadgeView.nib", "Kept/Interfaces/Main.storyboardc",
        ])
      let source = try app.read("Kept/Sources/CellophaneGallery/Gallery.swift")
      #expect(source.contains("let assetFolders: [String] = [cellophaneInterfaces, "))
      #expect(source.contains("private let cellophaneInterfaces ="))
    }

    @Test func aChangedFileChangesThePagesAndABrokenOneIsSaid() throws {
      let app = try AppFolder([
        "App/App.swift": Self.code, "App/Main.storyboard": Self.storyboard,
        "App/BadgeView.xib": Self.badge,
      ])
      _ = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      try app.write(
        Self.storyboard.replacing("title=\"Greet\"", with: "title=\"Say hello\""),
        to: "App/Main.storyboard")
      try app.write("<document><objects>", to: "App/BadgeView.xib")
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          "'App/BadgeView.xib' cannot be read, and is not in the app: it is no well-formed XML\n"),
        "\(built.errors)")
      let alone = try app.read("site/previews/person-view-controller.html")
      #expect(alone.contains(">Say hello</"))
    }
  }
#endif
