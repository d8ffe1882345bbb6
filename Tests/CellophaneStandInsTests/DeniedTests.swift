#if !canImport(ObjectiveC)
  import CellophaneAVFoundation
  import CellophaneAuthenticationServices
  import CellophaneCoreLocation
  import CellophaneEventKit
  import CellophaneFoundation
  import CellophaneImageIO
  import CellophaneLocalAuthentication
  import CellophaneMapKit
  import CellophanePhotos
  import Foundation
  import Testing
  import UIKit

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

    /// Hears what becomes of asking.
    @MainActor private final class Listener: ASAuthorizationControllerDelegate {
      var heard: [ASAuthorizationError.Code?] = []

      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
      ) { heard.append((error as? ASAuthorizationError)?.code) }
    }

    @Test @MainActor func nobodyCanSignIn() async throws {
      let provider = ASAuthorizationAppleIDProvider()
      let request = provider.createRequest()
      request.requestedScopes = [.fullName, .email]
      let controller = ASAuthorizationController(authorizationRequests: [request])
      let listener = Listener()
      controller.delegate = listener
      controller.performRequests()
      #expect(listener.heard == [.notHandled])
      #expect(try await provider.credentialState(forUserID: "a") == .notFound)

      var ends: [Bool] = []
      let url = try #require(URL(string: "https://example.org"))
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { url, error in
        let error = error as? ASWebAuthenticationSessionError
        ends.append(url == nil && error?.code == .canceledLogin)
      }
      #expect(!session.start())
      #expect(ends == [true])
    }

    @Test @MainActor func theButtonToSignInSaysSo() {
      let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
      #expect(button.accessibilityLabel == "Continue with Apple")
      #expect(button.layer.borderWidth == 1 && button.backgroundColor == .white)
      #expect(ASAuthorizationAppleIDButton(frame: .zero).accessibilityLabel == "Sign in with Apple")
    }

    @Test func whatIsNoPictureIsNotRead() {
      let file = URL(fileURLWithPath: "/a.jpg") as CFURL
      let options = [kCGImageSourceShouldCache: false] as CFDictionary
      #expect(CGImageSourceCreateWithURL(file, options) == nil)
      #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
    }

    @Test func aPictureIsReadFromBytesAndMadeSmall() throws {
      let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      let bytes = Data(
        header + Array("IHDR".utf8) + [0, 0, 0, 60, 0, 0, 0, 40, 8, 6, 0, 0, 0] as [UInt8])
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
      try bytes.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
      #expect(CGImageSourceGetType(source) == "public.png")
      #expect(CGImageSourceGetCount(source) == 1)
      let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      #expect(image.width == 60 && image.height == 40)
      #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
      let said = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      #expect(said?[kCGImagePropertyPixelWidth] as? Int == 60)
      let options = [kCGImageSourceThumbnailMaxPixelSize: 30] as CFDictionary
      let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
      #expect(small.width == 30 && small.height == 20)
      #expect(UIImage(cgImage: small).size == CGSize(width: 30, height: 20))
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
