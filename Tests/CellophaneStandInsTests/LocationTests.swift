#if !canImport(ObjectiveC)
  import CellophaneCoreLocation
  import CellophaneMapKit
  import Foundation
  import Testing

  /// Places, and who asks for the device's.
  @Suite @MainActor struct LocationTests {
    private final class Hearer: NSObject, CLLocationManagerDelegate {
      var heard: [String] = []
      var whenFailed: (() -> Void)?

      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        heard.append(manager.authorizationStatus == .denied ? "denied" : "another")
      }

      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        switch error {
        case CLError.denied: heard.append("failed")
        default: heard.append("\(error)")
        }
        whenFailed?()
      }
    }

    @Test(.timeLimit(.minutes(1))) func whoAsksHearsOnceThatItMayNot() async {
      let (manager, hearer) = (CLLocationManager(), Hearer())
      await withCheckedContinuation { continuation in
        hearer.whenFailed = { continuation.resume() }
        manager.delegate = hearer
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        manager.startUpdatingLocation()
        #expect(hearer.heard == [])
      }
      #expect(hearer.heard == ["denied", "failed"])
    }

    @Test func placesAreFarFromEachOther() {
      let bern = CLLocation(latitude: 46.948, longitude: 7.4474)
      let zurich = CLLocation(latitude: 47.3769, longitude: 8.5417)
      #expect((bern.distance(from: zurich) / 1000).rounded() == 95)
      let around = CLCircularRegion(center: bern.coordinate, radius: 100_000, identifier: "Bern")
      #expect(around.contains(zurich.coordinate))
    }

    @Test func aRegionOfMetresIsOneOfDegrees() {
      let region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
        longitudinalMeters: 111_195)
      #expect(region.span.latitudeDelta == 1)
      #expect(region.span.longitudeDelta.rounded() == 2)
    }

    @Test func aMapKeepsWhatIsPutOnIt() {
      let map = MKMapView(frame: .zero)
      let pin = MKPointAnnotation()
      map.addAnnotations([pin, MKPointAnnotation()])
      map.removeAnnotation(pin)
      #expect(map.annotations.count == 1)
      #expect(map.view(for: pin) == nil)
    }
  }
#endif
