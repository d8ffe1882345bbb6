#if !canImport(ObjectiveC)
  public import UIKit

  /// Is asked about a map; never, here.
  @preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// What shows this?
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// It shows another part.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// It shows another part next.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Something is chosen.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// It is chosen no more.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// More is wanted to be known.
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl)
    /// Somebody is somewhere.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Some are on it.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// It is all there.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  }

  extension MKMapViewDelegate {
    /// The usual.
    public func mapView(
      _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  }
#endif
