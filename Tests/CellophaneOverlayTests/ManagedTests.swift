#if Overlay
import Testing

/// Properties that CoreData makes.
@Suite struct ManagedTests {
  @Test func theyAskTheirObjectForTheValue() {
    #expect(
      rewritten(
        """
        extension Note {
          @NSManaged public var title: String?
          @NSManaged func addToTags(_ value: Tag)
        }
        """) == """
          extension Note {
                       public var title: String? { get { managedValue(of: "title") } \
          set { setManagedValue(newValue, of: "title") } }
                       func addToTags(_ value: Tag) {}
          }
          """)
  }

  @Test func whatIsForPhonesIsCompiled() {
    #expect(
      rewritten("#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n")
        == "#if true    || os(tvOS)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n")
  }
}
#endif
