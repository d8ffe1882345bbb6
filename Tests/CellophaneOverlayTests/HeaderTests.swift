#if Overlay
@testable import CellophaneOverlay
import Testing

/// Headers in Objective-C, as Swift.
@Suite struct HeaderTests {
  private func swift(_ text: String, implementations: [String] = []) -> [String] {
    let found = ObjectiveCHeaders(
      headers: [("Note.h", text)], implementations: implementations)
    return (found.sources.first?.lines.map(\.text) ?? []).filter { $0 != "import UIKit" }
  }

  @Test func aClassHasItsPropertiesAndMethods() {
    #expect(
      swift(
        """
        #import <Foundation/Foundation.h>
        /* A note. */
        @interface Note : BaseNote <NSCoding> { NSString *_title; }
        @property (nonatomic, copy) NSString *title; // In one line.
        @property (nonatomic, getter=isPinned) BOOL pinned;
        @property (strong, nullable) NSArray<NSString *> *tags;
        @property (copy) void (^onChange)(Note *note, BOOL isNew);
        - (instancetype)initWithTitle:(NSString *)title;
        - (void)addTag:(NSString *)tag;
        - (NSString *)dateString:(NSDate *)date brief:(BOOL)brief;
        - (void)presentFromController:(UIViewController *)controller animated:(BOOL)animated;
        - (BOOL)saveAndReturnError:(NSError **)error;
        + (Note *)sharedNote;
        - (void)gone NS_UNAVAILABLE;
        @end
        """) == [
          "class Note: BaseNote {",
          "var `title`: String! = nil",
          "var `isPinned`: Bool = false",
          "var `tags`: [String]? = nil",
          "var `onChange`: ((Note?, Bool) -> Void)! = nil",
          "convenience init(`title`: String!) { self.init() }",
          "func `addTag`(_ `tag`: String!) {  }",
          "func `dateString`(_ `date`: Date!, `brief`: Bool) -> String! { nil }",
          "func `present`(from `controller`: UIViewController!, `animated`: Bool) {  }",
          "func `save`() throws {  }",
          "class func `shared`() -> Note! { nil }",
          "}",
        ])
  }

  @Test func aClassThatFillsATableHasEmptyCells() {
    let written = """
      @implementation NotesController
      - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
        return [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleValue1 reuseIdentifier:@"a"];
      }
      @end
      """
    #expect(
      swift("@interface NotesController : UITableViewController\n@end", implementations: [written])
        == [
          "class NotesController: UITableViewController {",
          "override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) "
            + "-> UITableViewCell { UITableViewCell(style: .value1, reuseIdentifier: nil) }",
          "}",
        ])
  }

  @Test func whatIsAlwaysThereIsMadeOrEndsTheApp() throws {
    let found = ObjectiveCHeaders(
      headers: [
        (
          "A.h",
          "NS_ASSUME_NONNULL_BEGIN\n@interface A : NSObject\n@property UIWindow *window;\n"
            + "- (A *)copyOf:(nullable A *)other;\n@end\nNS_ASSUME_NONNULL_END\n"
        )
      ], implementations: [])
    let lines = try #require(found.sources.first).lines
    #expect(lines[2].text == "lazy var `window`: UIWindow = UIWindow()")
    #expect(
      lines[2].others == [
        "lazy var `window`: UIWindow = { fatalError(\"A.h:3 is written in Objective-C\") }()", "",
      ])
    #expect(lines[2].line == 3)
    #expect(lines[3].text == "func `copy`(of `other`: A?) -> A { A() }")
  }

  @Test func constantsHaveTheirValues() {
    #expect(
      swift(
        """
        #define kLimit 12
        #define kName @"A name"
        #define MAX_OF(a, b) ((a) > (b))
        extern NSString *const kKey;
        extern NSString * const NoteChangedNotification;
        extern const CGFloat kHeight;
        """, implementations: ["NSString *const kKey = @\"a key\";\nconst CGFloat kHeight = 4.5;"])
        == [
          "let kLimit = 12", "let kName = \"A name\"", "let kKey: String = \"a key\"",
          "extension NSNotification.Name { static let NoteChanged = "
            + "NSNotification.Name(\"NoteChangedNotification\") }",
          "let NoteChangedNotification = \"NoteChangedNotification\"",
          "let kHeight: CGFloat = 4.5",
        ])
  }

  @Test func enumerationsLoseWhatTheirCasesShare() {
    #expect(
      swift(
        """
        typedef NS_ENUM(NSInteger, NoteState) { NoteStateNew, NoteStateOld = 4, NoteStateDefault };
        typedef NS_OPTIONS(NSUInteger, NoteMarks) {
          NoteMarkNone = 0, NoteMarkPinned = 1 << 0, NoteMarkShared = 1 << 1
        };
        typedef enum { One, Two } Count;
        typedef void (^NoteBlock)(NSInteger count);
        """) == [
          "enum NoteState: Int {", "case new = 0", "case old = 4", "case `default` = 5", "}",
          "struct NoteMarks: OptionSet, Hashable, Sendable {",
          "var rawValue: UInt; init(rawValue: UInt) { self.rawValue = rawValue }",
          "static let pinned = NoteMarks(rawValue: 1)",
          "static let shared = NoteMarks(rawValue: 2)", "}",
          "struct Count: RawRepresentable, Hashable, Sendable "
            + "{ var rawValue: UInt32; init(rawValue: UInt32) { self.rawValue = rawValue } }",
          "let One = Count(rawValue: 0)", "let Two = Count(rawValue: 1)",
          "typealias NoteBlock = (Int) -> Void",
        ])
  }

  @Test func protocolsHaveDefaultsForWhatIsOptional() {
    let found = ObjectiveCHeaders(
      headers: [
        (
          "D.h",
          "@class Note;\n@protocol Other;\n@protocol NoteDelegate <NSObject>\n- (void)noteChanged;\n"
            + "@optional\n- (BOOL)list:(UIView *)list shouldShowNote:(Note *)note;\n@end\n"
            + "@interface NSString (Notes)\n- (NSString *)firstLine;\n@end\n"
        )
      ], implementations: [])
    #expect(
      found.sources.first?.lines.map(\.text).dropFirst() == [
        "protocol NoteDelegate: AnyObject {", "func `noteChanged`()",
        "func `list`(_ `list`: UIView!, shouldShow `note`: Note!) throws -> Bool", "}",
        "extension NoteDelegate {",
        "func `list`(_ `list`: UIView!, shouldShow `note`: Note!) throws -> Bool "
          + "{ throw CancellationError() }", "}",
        "extension NSString {", "func `firstLine`() -> String! { nil }", "}",
      ])
    #expect(found.optionalMethods == ["list(_:shouldShow:)"])
  }
}
#endif
