import CellophaneSite
import Foundation
import Testing

/// The commands of a gallery as a shell sees them: exit code, standard output, standard error.
@Suite struct CommandTests {
  private func run(
    _ arguments: String..., environment: [String: String] = [:],
    program: String = fixtureExecutable
  ) throws -> (code: Int32, output: String, errors: String) {
    try runFixture(arguments, environment: environment, program: program)
  }

  @Test func buildWritesASiteInPlainLines() throws {
    let folder = try TemporaryFolder()
    let result = try run("build", "--output", folder.output)
    #expect(result.code == 0)
    #expect(result.output == "")
    // A slow machine's first lines say how far it is.
    let lines = result.errors.split(separator: "\n")
    #expect(lines.last?.hasPrefix("\(folder.output): 1 page in ") == true)
    #expect(!result.errors.contains("\u{1B}"))
    #expect(folder.exists("Public/previews/hello.html"))
  }

  @Test func quietSaysNothingWhenNothingIsWrong() throws {
    let folder = try TemporaryFolder()
    #expect(try run("build", "--quiet", "--output", folder.output).errors == "")
  }

  @Test func validateTellsAGoodSiteFromABadOne() throws {
    let folder = try TemporaryFolder()
    _ = try run("build", "--output", folder.output)
    #expect(try run("validate", folder.output).code == 0)
    try folder.write("<!DOCTYPE html>\n<p>", to: "Public/404.html")
    let bad = try run("validate", folder.output)
    #expect(bad.code == 1)
    #expect(bad.errors.hasPrefix("\(folder.output)/404.html:2:"))
  }

  @Test func listSaysWhatWouldBeBuilt() throws {
    let result = try run("list")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix("hello\tHello\tGreetings\tphone\tTests/SiteFixtureWorker/Main.swift:")
    )
  }

  @Test(arguments: [
    ["--no-such-flag"], ["--jobs", "0"], ["--quiet", "--verbose"], ["--look", "x"],
  ])
  func aWrongCallExitsWithTwo(arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: fixtureExecutable)
    process.arguments = ["build"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  @Test func aGalleryAndTheCommandSayTheirVersion() throws {
    let gallery = try run("--version")
    #expect(gallery.code == 0)
    #expect(gallery.output == "Cellophane \(Version.current)\n")
    let other = try run("--version", program: command)
    #expect(other.code == 0)
    #expect(other.output == "\(Version.current)\n")
  }

  @Test func aSiteThatCannotBeBuiltExitsWithOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Public")
    let result = try run("build", "--output", folder.output)
    #expect(result.code == 1)
    #expect(
      result.errors
        == "\(folder.output): error: the output is a file; name a folder, or move the file away\n")
  }

  @Test func aTitleGivenTwiceIsShownAtBothPlaces() throws {
    let folder = try TemporaryFolder()
    let result = try run("build", "--output", folder.output, environment: ["FIXTURE": "twice"])
    #expect(result.code == 1)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("Tests/SiteFixtureWorker/Main.swift:"))
    #expect(
      lines[0].contains(
        ": error: the preview's title 'Hello' is taken at Tests/SiteFixtureWorker/Main.swift:"))
    #expect(!folder.exists("Public"))
  }

  @Test func aTitleThatGivesNoFileNameIsAnError() throws {
    let folder = try TemporaryFolder()
    let result = try run("build", "--output", folder.output, environment: ["FIXTURE": "nameless"])
    #expect(result.code == 1)
    #expect(result.errors.contains("error: the preview's title '?!' gives no file name"))
  }

  @Test func anUnknownSymbolIsAWarningAtItsPreview() throws {
    let folder = try TemporaryFolder()
    let result = try run("build", "--output", folder.output, environment: ["FIXTURE": "symbol"])
    #expect(result.code == 0)
    #expect(result.errors.contains("Tests/SiteFixtureWorker/Main.swift:"))
    #expect(result.errors.contains("warning: "))
    #expect(result.errors.contains("'no.such.square'"))
    #expect(folder.exists("Public/previews/symbol.html"))
  }

  @Test func aLookThatDoesNotExistIsASentenceWithThoseThatDo() throws {
    let result = try run("build", "--look", "iOS99")
    #expect(result.code == 2)
    #expect(result.errors.contains("The value 'iOS99' is invalid for '--look <look>'"))
    #expect(result.errors.contains("'iOS18' and 'iOS26'"))
  }

  @Test func aLookIsChosenForTheBuild() throws {
    let folder = try TemporaryFolder()
    _ = try run("build", "--output", folder.output, "--look", "iOS18")
    #expect(folder.exists("Public/styles/ios18.css"))
    #expect(try folder.text("Public/previews/hello.html").contains("data-look=\"iOS18\""))
  }

  @Test func theCommandForWrittenSitesChecksAndLists() throws {
    let folder = try TemporaryFolder()
    _ = try run("build", "--output", folder.output)
    #expect(try run("validate", folder.output, program: command).code == 0)
    let list = try run("list", folder.output, program: command)
    #expect(list.output == "hello\tHello\tGreetings\tpreviews/hello.html\n")
    #expect(try run("list", folder.path, program: command).code == 1)
    #expect(try run("list", program: command).code == 2)
  }

  @Test func helpIsNoError() throws {
    let result = try run("--help")
    #expect(result.code == 0)
    #expect(result.output.contains("build (default)"))
    #expect(!result.output.contains("worker"))
  }

  @Test func picturesNeedABrowser() throws {
    let folder = try TemporaryFolder()
    let output = "\(folder.path)/Pictures"
    let none = try run("screenshot", "-o", output, environment: ["PATH": "", "CHROME_PATH": ""])
    #expect(none.code == 1)
    #expect(
      none.errors == "error: there is no browser that can take pictures; install one of "
        + "'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', or "
        + "name its path in CHROME_PATH\n")
    let wrong = try run("screenshot", "-o", output, environment: ["CHROME_PATH": "/no/such"])
    #expect(wrong.code == 1)
    #expect(
      wrong.errors == "error: CHROME_PATH names '/no/such', which is no program; "
        + "name Chromium's or Chrome's path\n")
    let stopped = try run("screenshot", "-o", output, environment: ["CHROME_PATH": "/bin/ls"])
    #expect(stopped.code == 1)
    #expect(stopped.errors.contains("error: the browser '/bin/ls' stopped"))
    #expect(!folder.exists("Pictures/hello@2x.png"))
  }

  @Test func pagesThatCannotBeKeptWhereTheyShouldAreAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let result = try run(
      "build", "--output", folder.output, "--kept", "\(folder.path)/file/pages")
    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix("\(folder.path)/file/pages: error: cannot make the folder: "),
      "\(result.errors)")
    #expect(!folder.exists("Public"))
  }

  @Test func aVariantThatIsNoneIsAnError() throws {
    let result = try run("screenshot", "--variants", "light,dark+purple")
    #expect(result.code == 1)
    #expect(
      result.errors == "error: the variant 'dark+purple' is not known; name light, dark, "
        + "highContrast, rightToLeft or a text size as accessibility3, several at once as "
        + "dark+rightToLeft\n")
  }

  @Test func aMomentThatNoPageHasIsRefusedWithTheChoices() throws {
    let result = try run("screenshot", "--together", "both", "hello", "hello?scheme=darkk")
    #expect(result.code == 1)
    #expect(
      result.errors == "error: 'scheme=darkk' in 'hello?scheme=darkk' asks for nothing that a page "
        + "shows; ask for scheme=light|dark, contrast=normal|more, dir=ltr|rtl, "
        + "textSize=extraSmall|small|medium|large|extraLarge|extraExtraLarge|"
        + "extraExtraExtraLarge|accessibility1|accessibility2|accessibility3|accessibility4|"
        + "accessibility5, state=highlighted|selected|focused|disabled|expanded|swiped|editing, "
        + "or for rows by their ids with toggled=, selected=, swiped=, editing=, or for q=TEXT\n")
    for part in ["colour=red", "dark", "textSize=", "dir=up"] {
      let result = try run("screenshot", "--together", "one", "hello?\(part)#frame-start")
      #expect(result.errors.hasPrefix("error: '\(part)' in 'hello?\(part)#frame-start' asks"))
    }
  }

  @Test func whatIsFoundIsCountedAlikeInTheIndexAndOnThePage() throws {
    let folder = try TemporaryFolder()
    _ = try run("build", "--output", folder.output, environment: ["FIXTURE": "symbol"])
    #expect(try folder.text("Public/index.html").contains(">1 finding<"))
    #expect(try folder.text("Public/pages/symbol.html").contains("<h2>1 finding</h2>"))
  }

  @Test(arguments: [
    ["--scale", "4"], ["--width", "7"], ["--together", "a"], ["hello"],
    ["hello", "--together", "a", "--filter", "b"],
  ])
  func aWrongCallForPicturesExitsWithTwo(arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: fixtureExecutable)
    process.arguments = ["screenshot"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }
}
