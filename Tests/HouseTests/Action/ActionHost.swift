import Foundation
import Testing

/// A host of the action, for one step at a time: a workspace with a repository, its origin, commands
/// that write down how they were called, and what the steps before left.
struct ActionHost {
  let folder = FileManager.default.temporaryDirectory.appending(path: "action-\(UUID().uuidString)")
  var environment: [String: String]

  private static let steps = SourceTree().root.appending(path: ".ci/action")

  /// - Parameter settings: What the setup worked out.
  init(_ settings: [String: String] = [:]) throws {
    let whole = ProcessInfo.processInfo.environment
    environment = [
      "PATH": "\(folder.path)/commands:\(whole["PATH"] ?? "/usr/bin:/bin")", "HOME": folder.path,
      "GITHUB_WORKSPACE": "\(folder.path)/workspace", "RUNNER_TEMP": folder.path,
      "GITHUB_OUTPUT": "\(folder.path)/output", "GITHUB_STEP_SUMMARY": "\(folder.path)/summary",
      "GITHUB_REPOSITORY": "owner/app", "GITHUB_SERVER_URL": "https://host", "GITHUB_RUN_ID": "12",
      "GITHUB_RUN_ATTEMPT": "1", "GITHUB_BASE_REF": "main", "GITHUB_EVENT_NAME": "pull_request",
      "RUNNER_OS": "Linux",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@host", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@host",
    ]
    try write("// swift-tools-version: 6.1\n", to: "workspace/Previews/Package.swift")
    try git("init", "--quiet", "--bare", "../origin")
    try git("init", "--quiet", "--initial-branch", "main")
    try git("remote", "add", "origin", "../origin")
    try commit("One")
    try git("push", "--quiet", "origin", "main")
    let all = [
      "package": "\(folder.path)/workspace/Previews", "name": "Previews", "gallery": "Gallery",
      "tests": "true", "compare": "sites", "pictures": "branch", "url": "",
      "pictures_branch": "cellophane-pictures", "number": "", "head_repository": "owner/app",
      "base": "",
    ].merging(settings) { $1 }
    try write(
      all.map { "\($0)='\($1)'\n" }.sorted().joined(), to: "cellophane/settings")
    try write("", to: "cellophane/out/none")
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Nothing where there is no such file.
  func text(_ path: String) -> String {
    (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// A command that writes its arguments, a line each call, to `calls`, and does what a script says.
  func command(_ name: String, _ script: String) throws {
    try write(
      """
      #!/usr/bin/env bash
      echo "\(name) $*" >> "\(folder.path)/calls"
      \(script)
      """, to: "commands/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "commands/\(name)").path)
  }

  var calls: [Substring] { text("calls").split(separator: "\n") }

  func step(_ name: String, _ more: [String: String] = [:]) throws -> (code: Int32, said: String) {
    try run(
      ["bash", Self.steps.appending(path: name).path], environment.merging(more) { $1 },
      in: "workspace")
  }

  @discardableResult
  func git(_ arguments: String..., in place: String = "workspace") throws -> String {
    let (code, said) = try run(["git"] + arguments, environment, in: place)
    try #require(code == 0, "git \(arguments.joined(separator: " ")): \(said)")
    return said.trimmingCharacters(in: .newlines)
  }

  @discardableResult
  func commit(_ words: String) throws -> String {
    try write(words, to: "workspace/Words")
    try git("add", ".")
    try git("commit", "--quiet", "--message", words)
    return try git("rev-parse", "HEAD")
  }

  func run(
    _ words: [String], _ environment: [String: String]? = nil, in place: String
  ) throws -> (code: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment ?? self.environment
    process.currentDirectoryURL = folder.appending(path: place)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }
}
