#if !canImport(ObjectiveC)
  import CellophaneAVFoundation
  import CellophaneAVKit
  import CellophaneCoreMedia
  import Foundation
  import Testing
  import UIKit

  /// Films, sounds and their times.
  @Suite @MainActor struct MediaTests {
    @Test func timesAreFractionsOfSeconds() {
      #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
      #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
      let halves = CMTime(value: 1, timescale: 2) + CMTime(value: 2, timescale: 4)
      #expect(halves == CMTime(value: 1, timescale: 1))
      #expect(halves - .zero > CMTime(value: 1, timescale: 3))
      #expect(CMTimeAdd(halves, halves).seconds == 2)
      #expect(CMTimeSubtract(halves, .zero) == halves)
      #expect(CMTimeCompare(.zero, halves) == -1)
      #expect(CMTime.invalid.seconds.isNaN)
      #expect(!CMTime.indefinite.isNumeric)
    }

    @Test func aPlayerKeepsWhatItIsToPlayAndPlaysNothing() {
      let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
      player.play()
      player.rate = 2
      #expect(player.rate == 0)
      #expect(player.timeControlStatus == .paused)
      #expect((player.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent == "film.mp4")
      let screen = AVPlayerViewController()
      screen.player = player
      screen.loadViewIfNeeded()
      #expect(screen.view.backgroundColor == .black)
    }

    @Test func aQueueGoesOn() {
      let items = [1, 2].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
      let player = AVQueuePlayer(items: items)
      player.advanceToNextItem()
      #expect(player.currentItem === items[1])
      player.advanceToNextItem()
      #expect(player.items() == [])
    }

    @Test func aSoundThatIsNotThereIsRefused() throws {
      #expect(throws: CocoaError(.fileNoSuchFile)) {
        try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such.m4a"))
      }
      #expect(try AVAudioPlayer(data: Data()).play() == false)
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio)
      #expect(AVAudioSession.sharedInstance().category == .playback)
    }

    @Test func aRectangleKeepsItsShapeInAnother() {
      let place = CGRect(x: 10, y: 0, width: 100, height: 100)
      #expect(
        AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: place)
          == CGRect(x: 10, y: 25, width: 100, height: 50))
    }
  }
#endif
