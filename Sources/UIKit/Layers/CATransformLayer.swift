/// A layer that only holds others.
open class CATransformLayer: CALayer {}
