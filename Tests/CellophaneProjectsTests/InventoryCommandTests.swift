import CellophaneProjects
import Foundation
import Testing

/// `cellophane inventory`, as it is called.
@Suite struct InventoryCommandTests {
  private func run(_ arguments: [String]) throws -> CommandRun {
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("cellophane").path
    return try CommandRun(command, arguments)
  }

  @Test func aFolderIsSaidForPeople() throws {
    let folder = try ProjectFolder([
      "Cells/Row.swift": "", "Cells/Media.xcassets/Contents.json": "",
      "Cells/en.lproj/A.strings": "",
      "Cells/fr.lproj/A.strings": "",
    ])
    let answer = try run(["inventory", "\(folder.path)/Cells"])
    #expect(answer.code == 0)
    #expect(
      folder.short(answer.output) == """
        Cells: a folder of source, 1 target
          'Cells', library, in Swift 5 mode
            1 source, 1 asset catalog, 2 tables of texts

        """)
  }

  @Test func aFileIsSaidForPrograms() throws {
    let folder = try ProjectFolder(["My Cells.swift": ""])
    let answer = try run(["inventory", "\(folder.path)/My Cells.swift", "--format", "json"])
    #expect(
      folder.short(answer.output) == """
        {
          "findings" : [

          ],
          "kind" : "file",
          "packages" : [

          ],
          "path" : "My Cells.swift",
          "schema" : "inventory/1",
          "targets" : [
            {
              "dependencies" : [

              ],
              "files" : {
                "assetCatalogs" : [

                ],
                "interfaces" : [

                ],
                "otherSources" : [

                ],
                "resources" : [

                ],
                "sources" : [
                  "My Cells.swift"
                ],
                "texts" : [

                ]
              },
              "kind" : "library",
              "module" : "My_Cells",
              "name" : "My Cells",
              "phones" : true,
              "settings" : {
                "defines" : [

                ],
                "experimentalFeatures" : [

                ],
                "flags" : [

                ],
                "swiftVersion" : "5",
                "upcomingFeatures" : [

                ]
              }
            }
          ]
        }

        """)
  }

  @Test func whatIsNotThereIsAWrongCall() throws {
    let answer = try run(["inventory", "/nowhere"])
    #expect(answer.code == 2)
    #expect(
      answer.errors
        == "/nowhere: error: there is nothing; name a project ('.xcodeproj'), a package, "
        + "a folder or a Swift file\n")
  }
}
