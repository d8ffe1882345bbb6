/// The static members that an app's extensions give to colours and images.
struct OwnMembers {
  private let types: [String: TypeBody]

  init(_ texts: [String]) {
    let extending = texts.filter { $0.contains(/\bextension\s+UI(?:Color|Image)\b/) }
    types = TypeBody.all(
      in: extending.map { Array($0.utf8) },
      known: [AssetName.Kind.color.value, AssetName.Kind.image.value])
  }

  /// What extensions of the value's class declare, by name.
  func names(of kind: AssetName.Kind) -> Set<String> {
    let text = types[kind.value]?.text ?? ""
    return Set(
      text.matches(of: /\b(?:static|class)\s+(?:let|var)\s+(`?\w+`?)/).map { String($0.1) })
  }
}
