import CellophaneDocument
import Testing

@Suite struct ContentDigestTests {
  @Test func itIsTheSameOnEveryRun() {
    #expect(ContentDigest([]).description == "cbf29ce484222325")
    #expect(ContentDigest("a".utf8).description == "af63dc4c8601ec8c")
    #expect(ContentDigest("foobar".utf8).description == "85944171f73967e8")
  }

  @Test func oneByteMoreIsAnotherDigest() {
    let digests = (0..<200).map { ContentDigest(Array(repeating: 0, count: $0)).description }
    #expect(Set(digests).count == 200)
    #expect(digests.allSatisfy { $0.count == 16 })
  }

  @Test func aFileIsNamedAfterWhatIsInIt() {
    let name = ResolvedAsset.fileName(of: Array("a".utf8), ending: "png")
    #expect(name == "af63dc4c8601ec8c.png")
  }
}
