import Testing

@testable import CellophaneServing

@Suite struct CompilerWordsTests {
  @Test func anErrorIsSaidOnceHoweverManyJobsPrintIt() {
    let words = CompilerWords(
      """
      [1/7] Compiling App Cell.swift
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      /app/Cell.swift:3:9: warning: variable 'b' was never used
      1 | let b = 1
      /app/Cell.swift:2:7: error: cannot find 'a' in scope
      1 | // first
      2 | let x = a
        |         `- error: cannot find 'a' in scope
      [2/7] Emitting module App
      /app/Cell.swift:2:7: error: cannot find 'a' in scope
      1 | // first
      2 | let x = a
        |         `- error: cannot find 'a' in scope
      """)
    #expect(words.count == 1)
    #expect(
      words.text == """
        /app/Cell.swift:2:7: error: cannot find 'a' in scope
        1 | // first
        2 | let x = a
          |         `- error: cannot find 'a' in scope
        """)
  }

  @Test func notesFollowTheirError() {
    let words = CompilerWords(
      """
      /app/Cell.swift:2:7: error: ambiguous use of 'a'
      /app/Other.swift:1:5: note: found this candidate
      /app/Cell.swift:9:7: warning: never used
      /app/Other.swift:4:5: note: of the warning
      """)
    #expect(
      words.text == """
        /app/Cell.swift:2:7: error: ambiguous use of 'a'
        /app/Other.swift:1:5: note: found this candidate
        """)
  }

  @Test func whatTheBuildSaysOfItselfIsKeptWhereNoFileIsAtFault() {
    let words = CompilerWords(
      "Building for debugging...\nerror: the package 'x' is required by nobody\n")
    #expect(words.count == 0)
    #expect(words.text == "error: the package 'x' is required by nobody")
  }
}
