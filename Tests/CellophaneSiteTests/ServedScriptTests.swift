import CellophaneRendering
import CellophaneTemplates
import Foundation
import Testing

@Suite struct ServedScriptTests {
  private func served(_ source: String) -> String {
    String(decoding: ServedScript.bytes(of: Array(source.utf8)), as: UTF8.self)
  }

  @Test func onlyWhatPeopleNeedIsLeftOut() {
    let source = """
      "use strict";
      {
        // Says so.
        const say = (words) => {
          if (!words) return "two  words // and 'more'";
          return `a ${words} ` + 'it\\'s  so' + typeof words in page ? 1 : -1;
        };
      }

      """
    #expect(
      served(source) == """
        "use strict";{const say=words=>{if(!words)return"two  words // and 'more'";\
        return`a ${words} `+'it\\'s  so'+typeof words in page?1:-1}}

        """)
  }

  @Test func onlyAnArrowsOneParameterStandsBare() {
    let source = "f((one) => g(one), ({ two }) => two, () => 3, (four, five) => four >= (five));"
    #expect(served(source) == "f(one=>g(one),({two})=>two,()=>3,(four,five)=>four>=(five));\n")
  }

  @Test func declarationsGoOnWithThoseBeforeThem() {
    let source = """
      const one = (a) => { const b = 1; const { c } = a; let d; let e = ";const "; return b; };
      const two = 2;
      if (one) { run(); }
      const three = 3;
      for (const x of two) run(x);
      const four = 4;

      """
    #expect(
      served(source) == """
        const one=a=>{const b=1,{c}=a;let d,e=";const ";return b},two=2;if(one){run()}const three=3;\
        for(const x of two)run(x);const four=4;

        """)
  }

  @Test func signsStayApart() {
    #expect(served("a + +b - -1 + c - d;") == "a+ +b- -1+c-d;\n")
  }

  @Test func wordsOnLinesOfTheirOwnStayApart() {
    #expect(served("let typed\n  = else\n  of\nother;\n") == "let typed=else of other;\n")
  }

  /// How many bytes `gzip` makes of others, without the name of a file, which is never served.
  private func compressed(_ bytes: [UInt8]) throws -> Int {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).js")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9cn", file.path]
    process.standardOutput = output
    try process.run()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    return data.count
  }

  /// One in another would lose white space that is its own.
  @Test func noTemplateLiteralHoldsAnother() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Templates").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "js" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let isNested = line.contains(/`[^`]*\$\{[^`}]*`/)
        #expect(!isNested, "\(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test func scriptsKeepTheirSize() throws {
    let scripts = PageFiles.all(looks: []).filter { $0.path.hasPrefix("scripts/") }
    let outline = try #require(scripts.first { $0.path == "scripts/outline.js" }).bytes
    // Disclosure is served as it is written.
    #expect(outline == Templates.outlineScript)
    #expect(outline.count <= 5 * 1024)
    #expect(try compressed(outline) <= 2 * 1024)
    let all: [UInt8] = scripts.flatMap(\.bytes)
    #expect(all.count <= 51_560)
    #expect(try compressed(all) <= 17_760)
  }
}
