import Foundation
import Testing

/// What the other steps of the action work out, and how they end.
@Suite struct ActionStepTests {
  private let inputs = [
    "INPUT_PROJECT": "", "INPUT_OPTIONS": "", "INPUT_PACKAGE": "Previews",
    "INPUT_GALLERY": "Gallery", "INPUT_TESTS": "true",
    "INPUT_COMPARE": "sites", "INPUT_PICTURES": "none",
    "INPUT_PICTURES_BRANCH": "cellophane-pictures", "INPUT_URL": "", "PULL_NUMBER": "",
    "PULL_BASE": "", "PULL_REPOSITORY": "",
  ]

  /// The outputs of a step, those in several lines apart.
  private func outputs(_ host: ActionHost) -> [Substring: Substring] {
    let lines = host.text("output").split(separator: "\n").filter { $0.contains("=") }
    return Dictionary(
      lines.map { line in
        let name = line.prefix { $0 != "=" }
        return (name, line.dropFirst(name.count + 1))
      }
    ) { $1 }
  }

  @Test func theKeysOfWhatIsKeptFollowTheManifestAndTheToolchain() throws {
    let host = try ActionHost()
    defer { host.remove() }
    try host.command("swift", "echo swift 6.1")
    #expect(try host.step("setup", inputs.merging(["GITHUB_SHA": "aaa"]) { $1 }).code == 0)
    let first = outputs(host)
    #expect(first["kept"] == "\(host.folder.path)/workspace/Previews/.build")
    #expect(first["base"] == "")
    let key = try #require(first["build-key"])
    #expect(key.wholeMatch(of: /cellophane-build-Linux-Previews-\d+-\d+-aaa/) != nil)
    #expect(host.text("output").contains("\n\(key.dropLast(3))\n"))
    #expect(first["site-key"]?.hasSuffix("-aaa") == true)

    #expect(try host.step("setup", inputs.merging(["GITHUB_SHA": "bbb"]) { $1 }).code == 0)
    #expect(outputs(host)["build-key"] == "\(key.dropLast(3))bbb")

    try host.write("// swift-tools-version: 6.2\n", to: "workspace/Previews/Package.swift")
    #expect(try host.step("setup", inputs.merging(["GITHUB_SHA": "aaa"]) { $1 }).code == 0)
    let second = try #require(outputs(host)["build-key"])
    #expect(second.split(separator: "-")[..<5] == key.split(separator: "-")[..<5])
    #expect(second.split(separator: "-")[5] != key.split(separator: "-")[5])

    try host.command("swift", "echo swift 6.2")
    #expect(try host.step("setup", inputs.merging(["GITHUB_SHA": "aaa"]) { $1 }).code == 0)
    let third = try #require(outputs(host)["build-key"])
    #expect(third.split(separator: "-")[4] != key.split(separator: "-")[4])
    #expect(third.split(separator: "-")[5] == second.split(separator: "-")[5])
  }

  /// Of the merge that the host proposes the first parent is the base, in a clone of one commit too.
  @Test func theBaseIsTheFirstParentOfTheHostsMerge() throws {
    let host = try ActionHost()
    defer { host.remove() }
    try host.command("swift", "true")
    try host.command("gh", "true")
    let base = try host.git("rev-parse", "main")
    try host.git("switch", "--quiet", "--create", "proposed")
    let head = try host.commit("Two")
    let tree = try host.git("rev-parse", "HEAD^{tree}")
    let merge = try host.git("commit-tree", tree, "-p", base, "-p", head, "-m", "Merge")
    try host.git("push", "--quiet", "origin", "\(merge):refs/pull/7/merge")
    try FileManager.default.removeItem(at: host.folder.appending(path: "workspace"))
    try host.git("init", "--quiet", "workspace", in: ".")
    try host.git("remote", "add", "origin", "file://\(host.folder.path)/origin")
    try host.git("fetch", "--quiet", "--depth", "1", "origin", "refs/pull/7/merge")
    try host.git("checkout", "--quiet", "FETCH_HEAD")
    let pull = [
      "PULL_NUMBER": "7", "PULL_BASE": "older", "PULL_REPOSITORY": "owner/app",
      "GITHUB_SHA": merge,
    ]
    #expect(try host.step("setup", inputs.merging(pull) { $1 }).code == 0)
    #expect(outputs(host)["base"] == base[...])
    #expect(outputs(host)["site-key"]?.hasSuffix("-\(base)") == true)
  }

  @Test(arguments: [
    (
      "INPUT_PACKAGE", "Lamps",
      "'Lamps' has no Package.swift; 'package' is the folder of the package of previews"
    ),
    ("INPUT_TESTS", "no", "'tests' is 'no'; it is one of: true false"),
    ("INPUT_COMPARE", "pages", "'compare' is 'pages'; it is one of: sites fixtures"),
    ("INPUT_PICTURES", "", "'pictures' is ''; it is one of: branch none"),
    ("INPUT_URL", "pages", "'url' is 'pages'; it is the address of the report, https://…"),
    (
      "GITHUB_EVENT_NAME", "pull_request_target",
      "'pull_request_target' gives code that somebody proposes a token that writes; say "
        + "'pull_request'"
    ),
  ])
  func aWrongInputIsRefused(name: String, value: String, words: String) throws {
    let host = try ActionHost()
    defer { host.remove() }
    let answer = try host.step("setup", inputs.merging([name: value]) { $1 })
    #expect(answer == (2, "::error title=Cellophane::\(words)\n"))
  }

  /// A compiler that says of a site which revision it is of.
  private let gallery = """
    case "$*" in
      "run "*)
        output="${!#}"
        mkdir -p "$output"
        git rev-parse HEAD > "$output/manifest.json"
        echo "changed by the build" > ../Words
        ;;
    esac
    """

  private func proposal() throws -> (host: ActionHost, base: String, head: String) {
    var host = try ActionHost()
    let base = try host.git("rev-parse", "HEAD")
    host.environment["GITHUB_SHA"] = base
    let head = try host.commit("Two")
    try host.write(
      "\(host.text("cellophane/settings"))number=7\nbase=\(base)\n", to: "cellophane/settings")
    return (host, base, head)
  }

  @Test func theBaseIsBuiltInPlaceAndTheProposalComesBack() throws {
    let (host, base, head) = try proposal()
    defer { host.remove() }
    try host.command("swift", gallery)
    #expect(try host.step("before").code == 0)
    #expect(host.text("cellophane/before/manifest.json") == "\(base)\n")
    #expect(try host.git("rev-parse", "HEAD") == head)
    #expect(try host.git("symbolic-ref", "--short", "HEAD") == "main")
    #expect(host.text("workspace/Words") == "Two")
    #expect(host.text("cellophane/remarks") == "")
  }

  @Test func aSiteThatWasKeptIsNotBuilt() throws {
    let (host, _, _) = try proposal()
    defer { host.remove() }
    try host.command("swift", "exit 1")
    try host.write("kept", to: "cellophane/before/manifest.json")
    #expect(try host.step("before") == (0, "the site of the base was kept\n"))
    #expect(host.calls == [])
  }

  @Test func aBaseThatDoesNotBuildIsSaidAndFixturesAreCompared() throws {
    let (host, base, head) = try proposal()
    defer { host.remove() }
    try host.command("swift", "[ \"$1\" != build ]")
    #expect(try host.step("before").code == 0)
    #expect(
      host.text("cellophane/remarks")
        == "- There is no site of the base (\(base.prefix(7))), since it does not build. What "
        + "changed is said by the fixtures instead.\n")
    #expect(try host.git("rev-parse", "HEAD") == head)
    try host.write("site", to: "cellophane/out/site/manifest.json")
    #expect(try host.step("report").code == 0)
    #expect(host.calls.last?.contains("snapshots report --base \(base) ") == true)
  }

  @Test func whatStepsBeforeChangedIsNotLost() throws {
    let (host, _, _) = try proposal()
    defer { host.remove() }
    try host.command("swift", gallery)
    try host.write("Three", to: "workspace/Words")
    #expect(try host.step("before").code == 0)
    #expect(host.text("workspace/Words") == "Three")
    #expect(
      host.text("cellophane/remarks").contains(
        "since steps before this one changed files of the repository"))
  }

  @Test(arguments: [(0, 0, "false"), (1, 0, "true"), (3, 3, nil as String?)])
  func theReportFailsOnlyWhereItIsBroken(
    command: Int32, step: Int32, changed: String?
  ) throws {
    let (host, base, _) = try proposal()
    defer { host.remove() }
    try host.command("swift", "exit \(command)")
    try host.command("chromium", "true")
    try host.write("site", to: "cellophane/before/manifest.json")
    try host.write("site", to: "cellophane/out/site/manifest.json")
    #expect(try host.step("report").code == step)
    #expect(outputs(host)["changed"].map(String.init) == changed)
    let temp = "\(host.folder.path)/cellophane"
    let package = "\(host.folder.path)/workspace/Previews"
    let expected = """
      swift run --package-path \(package) --skip-build cellophane snapshots report \(package) \
      --site \(temp)/out/site --against main at \(base.prefix(7)) --pictures --pictures-url \
      https://host/owner/app/raw/cellophane-pictures/7/12-1 --output \(temp)/out/report \
      --summary \(temp)/words.md --format github
      """
    #expect(host.calls.map(String.init) == [expected])
  }

  @Test func testsThatFailFailTheStepAfterWhatTheyProposeIsShown() throws {
    let host = try ActionHost()
    defer { host.remove() }
    try host.command("swift", "[ \"$1\" != test ] || { mkdir -p \"$SNAPSHOT_ARTIFACTS\"; exit 5; }")
    #expect(try host.step("test").code == 5)
    #expect(host.calls.map { $0.split(separator: " ")[1] } == ["test", "run"])
    #expect(
      host.calls.last?.contains("--output \(host.folder.path)/cellophane/out/proposed") == true)
  }

  @Test func aSiteOfWhatIsPushedIsKeptAndItsExitIsTheGallerys() throws {
    let host = try ActionHost()
    defer { host.remove() }
    try host.command(
      "swift",
      "mkdir -p \"$RUNNER_TEMP/cellophane/out/site\"; "
        + "echo site > \"$RUNNER_TEMP/cellophane/out/site/manifest.json\"; exit 1")
    #expect(try host.step("site").code == 1)
    #expect(host.text("cellophane/before/manifest.json") == "site\n")
  }

  /// Each of the action's steps is a script that is here, and nothing beside it.
  @Test func theStepsAreTheScriptsOfTheFolder() throws {
    let root = SourceTree().root
    let action = try String(contentsOf: root.appending(path: "action.yml"), encoding: .utf8)
    let runs = action.split(separator: "\n").filter { $0.hasPrefix("      run: ") }
    let named = runs.compactMap { line in
      line.wholeMatch(of: #/ +run: '"\$GITHUB_ACTION_PATH/\.ci/action/([a-z]+)"'/#)?.1
    }
    #expect(named.count == runs.count)
    let folder = root.appending(path: ".ci/action")
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(scripts) == Set(named.map(String.init) + ["host"]))
    for name in named {
      #expect(FileManager.default.isExecutableFile(atPath: "\(folder.path)/\(name)"), "\(name)")
    }
  }
}
