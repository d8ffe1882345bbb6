// Swift Testing loads a module of this name beside every import of a module named UIKit, to attach
// images on Apple's platforms. Here there is nothing to add, but the name has to be found.
