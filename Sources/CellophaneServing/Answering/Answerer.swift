/// Answers one request after another, whoever asks.
struct Answerer: Sendable {
  let files: ServedFiles
  let host: ServedHost
  let room: TabRoom
  let pictures: ServedPictures

  enum Reply: Sendable {
    case answer(Answer)
    /// The connection is a tab's line from now on.
    case line
    /// A picture is to be taken first.
    case picture(PictureWish)
  }

  func reply(to head: RequestHead) -> Reply {
    let named = head["host"] ?? ""
    guard host.answers(host: head["host"], origin: head["origin"]) else {
      return .answer(Answer(.refused, "this server answers requests of its own pages"))
    }
    guard head.method == "GET" || head.method == "HEAD", !head.hasBody else {
      return .answer(Answer(.notRead, "this server is only read"))
    }
    if head.target == "/\(ServedPage.folder)/live" { return .line }
    let isHead = head.method == "HEAD"
    if !isHead, let wish = PictureWish(target: head.target) { return .picture(wish) }
    if let file = files.file(head.target, host: named) {
      return .answer(Answer(.found, file, isHead: isHead))
    }
    guard head["accept"]?.contains("text/html") ?? true else {
      return .answer(Answer(.missing, "there is no such file"))
    }
    return .answer(Answer(.missing, files.missing(host: named), isHead: isHead))
  }
}
