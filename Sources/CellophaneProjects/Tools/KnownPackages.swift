/// Packages that apps often have as pods, or several products of.
enum KnownPackages {
  /// Where products lie whose name is that of their pod and of their module: all of Swift alone.
  static let addresses = [
    "Alamofire": "Alamofire/Alamofire",
    "Cartography": "robb/Cartography",
    "CombineCocoa": "CombineCommunity/CombineCocoa",
    "CryptoSwift": "krzyzanowskim/CryptoSwift",
    "DifferenceKit": "ra1028/DifferenceKit",
    "KeychainAccess": "kishikawakatsumi/KeychainAccess",
    "Kingfisher": "onevcat/Kingfisher",
    "Moya": "Moya/Moya",
    "Nuke": "kean/Nuke",
    "ObjectMapper": "tristanhimmelman/ObjectMapper",
    "PromiseKit": "mxcl/PromiseKit",
    "ReactorKit": "ReactorKit/ReactorKit",
    "Reusable": "AliSoftware/Reusable",
    "RxCocoa": "ReactiveX/RxSwift",
    "RxDataSources": "RxSwiftCommunity/RxDataSources",
    "RxGesture": "RxSwiftCommunity/RxGesture",
    "RxRelay": "ReactiveX/RxSwift",
    "RxSwift": "ReactiveX/RxSwift",
    "SkeletonView": "Juanpe/SkeletonView",
    "SnapKit": "SnapKit/SnapKit",
    "SwiftyJSON": "SwiftyJSON/SwiftyJSON",
    "Swinject": "Swinject/Swinject",
    "Then": "devxoul/Then",
    "TinyConstraints": "roberthein/TinyConstraints",
  ]

  /// The products that may be at an address: those that are known, or else one of its name.
  static func products(at url: String) -> [String] {
    let path = url.hasSuffix(".git") ? String(url.dropLast(4)) : url
    let known = addresses.filter { path.lowercased().hasSuffix("/\($0.value.lowercased())") }
    return known.isEmpty ? [Paths.name(of: path)] : known.keys.sorted()
  }
}
