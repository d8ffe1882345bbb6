internal import ArgumentParser
internal import Foundation

/// The commands of an author's executable.
struct SiteCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: (CommandLine.arguments.first as NSString?)?.lastPathComponent,
      abstract: "Shows list code written for UIKit as web pages.",
      subcommands: [
        BuildCommand<Owner>.self, ListCommand<Owner>.self, ValidateCommand<Owner>.self,
        ScreenshotCommand<Owner>.self,
        WorkerCommand<Owner>.self,
      ], defaultSubcommand: BuildCommand<Owner>.self)
  }
}
