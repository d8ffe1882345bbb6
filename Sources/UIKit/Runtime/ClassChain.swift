/// Whether a class is another or inherits from it.
func isClass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
  var current: AnyClass? = type
  while let known = current {
    if known == ancestor { return true }
    current = _getSuperclass(known)
  }
  return false
}
