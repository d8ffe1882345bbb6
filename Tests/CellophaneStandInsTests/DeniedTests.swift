#if !canImport(ObjectiveC)
  import CellophaneAVFoundation
  import CellophaneCoreLocation
  import CellophaneEventKit
  import CellophaneFoundation
  import CellophaneImageIO
  import CellophaneLocalAuthentication
  import CellophaneMapKit
  import CellophanePhotos
  import Foundation
  import Testing

  /// What a device has and a page has not: an app hears at once that it may not.
  @Suite struct DeniedTests {
    @Test func nobodyMayUseACamera() async {
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
      #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
      #expect(AVCaptureDevice.default(for: .video) == nil)
    }

    @Test func nobodyMaySeePhotos() async {
      #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
      #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
      #expect(PHAsset.fetchAssets(with: nil).count == 0)
    }

    @Test func nobodyMaySeeCalendars() async throws {
      let store = EKEventStore()
      #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
      #expect(try await store.requestFullAccessToReminders() == false)
      #expect(throws: EKError(.eventStoreNotAuthorized)) {
        try store.save(EKReminder(eventStore: store), commit: true)
      }
      #expect(store.calendars(for: .event) == [])
    }

    @Test func aReminderIsDoneWhenItHasADate() {
      let reminder = EKReminder(eventStore: EKEventStore())
      #expect(!reminder.isCompleted)
      reminder.isCompleted = true
      #expect(reminder.completionDate != nil)
      reminder.completionDate = nil
      #expect(!reminder.isCompleted)
    }

    @Test func nobodyCanBeAskedWhoTheyAre() {
      let context = LAContext()
      var error: NSError?
      #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
      #expect(error?.domain == "com.apple.LocalAuthentication")
      #expect(error?.code == -5)
      #expect(context.biometryType == .none)
    }

    @Test func noPictureIsRead() {
      let file = URL(fileURLWithPath: "/a.jpg") as CFURL
      let options = [kCGImageSourceShouldCache: false] as CFDictionary
      #expect(CGImageSourceCreateWithURL(file, options) == nil)
      #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
    }

    @Test func aSearchFindsNothing() {
      var heard: [String] = []
      MKLocalSearch(request: MKLocalSearch.Request()).start { response, error in
        heard.append("\(response == nil) \((error as? MKError)?.code == .placemarkNotFound)")
      }
      CLGeocoder().geocodeAddressString("Bern") { found, error in
        heard.append("\(found == nil) \((error as? CLError)?.code == .network)")
      }
      #expect(heard == ["true true", "true true"])
    }
  }
#endif
