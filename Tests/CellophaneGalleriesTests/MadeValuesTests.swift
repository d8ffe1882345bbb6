@testable import CellophaneGalleries
import Testing

/// Arguments that are made up of what an app offers.
@Suite struct MadeValuesTests {
  private static let texts = [
    Array(
      """
      // struct Comment { init() {} }
      enum Kind: String {
        case plain = "{", other
        struct Inner { var size: CGFloat }
      }
      indirect enum Choice { case many([Choice], Int), some(of: Kind) }
      enum Never {}
      struct Item: Codable {
        let id: Int
        var note: String?
        var isDone = false
        var words: String { "a { b" }
        static var all: [Item] { [] }
      }
      protocol Loading: AnyObject { func load() }
      final class NetLoader: Loading {
        let far: Unknown
        init(far: Unknown) { self.far = far }
      }
      final class Loader: Loading {
        private init(secret: Int) {}
        init(
          items: [Item] = [],
          kind: Kind
        ) { _ = kind }
        func load() {}
      }
      class Model {
        let item: Item
        init(item: Item, loader: any Loading, done: @escaping (Int, String) -> Void) {}
        convenience init?(text: String) { nil }
      }
      class SubModel: Model {}
      final class Store { static let shared = Store(file: "") }
      struct Loop { let next: Loop }
      class Closed { private init(key: Int) {} }
      extension Closed { convenience init?(text: String) { nil } }
      struct First { struct Parts { let a: Int }; init(parts: Parts) {} }
      struct Second { struct Parts { let b: Int }; init(parts: Parts) {} }
      struct Box<Value> { let value: Value }
      protocol Naming { var name: String { get } }
      protocol Telling: Naming {}
      typealias TellingIO = Telling & Loading
      private struct HiddenTeller: Telling, Loading {}
      class TellerBase: Telling { init() {} }
      final class Teller: TellerBase, Loading {}
      protocol Putting { func put() }
      protocol Taking { func take() }
      typealias Trading = Putting & Taking
      final class Trader: Trading { init() {} }
      protocol Sorting {}
      final class Dealer: Putting & Sorting { init() {} }
      protocol Sessions {}
      extension URLSession: Sessions {}
      typealias Making = (
        Item,
        String
      ) -> Kind
      class ListScreen { typealias ViewModel = Model; typealias Input = ViewModel.Kind }
      extension Model { struct Kind { let item: Item } }
      extension Kind.Inner { init(scale: Scale) { size = 1 } }
      """.utf8)
  ]
  private var values: MadeValues { MadeValues(Self.texts) }

  @Test(arguments: [
    ("()", "()"), ("(title: String)", "(title: \"title\")"), ("(_ title: String)", "(\"text\")"),
    ("(id: Int, note: String?)", "(id: 0, note: nil)"),
    ("(names: [String], byName: [String: [Int]])", "(names: [], byName: [:])"),
    ("(second: Second)", "(second: Second(parts: Second.Parts(b: 0)))"),
    ("(ids: Set<Int>, done: @escaping () -> Void)", "(ids: [], done: { })"),
    ("(make: @MainActor (Int) -> Item)", "(make: { _ in Item(id: 0) })"),
    ("(kind: Kind, inner: Kind.Inner)", "(kind: Kind.plain, inner: Kind.Inner(size: 0))"),
    ("(choice: Choice)", "(choice: Choice.many([], 0))"),
    ("(loader: any Loading)", "(loader: Loader(kind: Kind.plain))"),
    (
      "(model: SubModel)",
      "(model: SubModel(item: Item(id: 0), loader: Loader(kind: Kind.plain), done: { _, _ in }))"
    ),
    ("(names: Naming)", "(names: Teller())"),
    ("(both: any Naming & Loading)", "(both: Teller())"),
    ("(with: TellingIO)", "(with: Teller())"),
    ("(trading: Trading)", "(trading: Trader())"),
    ("(putting: Putting & Sorting)", "(putting: Dealer())"),
    ("(one: AnyObject & Loading)", "(one: Loader(kind: Kind.plain))"),
    ("(sent: PassthroughSubject<Int, Never>)", "(sent: .init())"),
    ("(kind: CurrentValueSubject<Kind, Never>)", "(kind: .init(Kind.plain))"),
    ("(session: any Sessions)", "(session: URLSession.shared)"),
    ("(queue: DispatchQueue)", "(queue: DispatchQueue.main)"),
    ("(make: @escaping Making)", "(make: { _, _ in Kind.plain })"),
    ("(store: Store, style: UITableView.Style = .plain)", "(store: Store.shared)"),
  ])
  func argumentsAreMadeOfWhatThereIs(parameters: String, arguments: String) {
    #expect(values.arguments(for: parameters, in: "Screen") == arguments)
  }

  @Test func aNameThatATypeHasForAnotherIsThatOne() {
    #expect(
      values.arguments(for: "(viewModel: ViewModel)", in: "ListScreen")
        == "(viewModel: Model(item: Item(id: 0), loader: Loader(kind: Kind.plain), "
        + "done: { _, _ in }))")
    #expect(
      values.arguments(for: "(_ input: Input)", in: "ListScreen")
        == "(Model.Kind(item: Item(id: 0)))")
    #expect(values.arguments(for: "(viewModel: ViewModel)", in: "Screen") == nil)
  }

  @Test(arguments: [
    "(far: Unknown)", "(none: Never)", "(loop: Loop)", "(box: Box<Int>)", "(comment: Comment)",
    "(coder: NSCoder)", "(closed: Closed)",
  ])
  func whatNothingIsKnownOfIsNotMade(parameters: String) {
    #expect(values.arguments(for: parameters, in: "Screen") == nil)
  }

  @Test func aScreenThatItsOwnFunctionCompletesIsMadeByThat() {
    let values = MadeValues([
      Array(
        """
        struct Item { let id: Int }
        final class Rows: UIViewController {
          @IBOutlet private var label: UILabel!
          private var item: Item!
          static func create(
            with item: Item,
            title: String?
          ) -> Rows { Rows() }
          static func empty() -> Rows { Rows() }
          static func found(item: Item) -> Rows? { nil }
          private static func hidden(item: Item) -> Rows { Rows() }
          class func of(id: Int) -> Self { fatalError() }
        }
        final class Whole: UIViewController {
          @IBOutlet private var label: UILabel!
          static func create(with item: Item) -> Whole { Whole() }
        }
        """.utf8)
    ])
    #expect(
      values.factoryCalls(of: "Rows")
        == ["Rows.create(with: Item(id: 0), title: nil)", "Rows.of(id: 0)"])
    #expect(values.factoryCalls(of: "Whole") == [])
  }
}
