internal import ArgumentParser
internal import CellophaneSite
internal import Foundation

/// The commands of an author's executable.
struct SiteCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: (CommandLine.arguments.first as NSString?)?.lastPathComponent,
      abstract: "Shows list code written for UIKit as web pages.",
      // The executable is the author's, so that the number says whose it is.
      version: "Cellophane \(Version.current)",
      subcommands: [
        BuildCommand<Owner>.self, ListCommand<Owner>.self, ShowCommand<Owner>.self,
        ValidateCommand<Owner>.self,
        ScreenshotCommand<Owner>.self, EmbedCommand<Owner>.self, MergeCommand<Owner>.self,
        TextsCommand<Owner>.self,
      ], defaultSubcommand: BuildCommand<Owner>.self)
  }
}
