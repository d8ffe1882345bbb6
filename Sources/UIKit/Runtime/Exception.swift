/// Stops the program where UIKit raises an exception, with UIKit's fact in our words.
///
/// A message given to `precondition` is not printed in an optimised build; this one is.
@usableFromInline
package func raise(
  _ fact: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) -> Never {
  fatalError(fact(), file: file, line: line)
}
