#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Stops the wall clock of this process at a time; monotonic clocks go on.
///
/// Linux: this library's definitions of `clock_gettime`, `gettimeofday` and `time` stand before
/// the C library's. Elsewhere nothing happens.
///
/// - Returns: Whether the clock could be stopped.
bool surroundings_fix_clock(int64_t seconds, int32_t nanoseconds);

/// Makes the random numbers of this process follow from a seed, from its first again.
///
/// Linux: this library's definitions of `getrandom`, `getentropy`, `arc4random` and `syscall`,
/// and of Foundation's source of UUIDs, stand before the system's. Elsewhere nothing happens.
///
/// - Returns: Whether the numbers could be fixed.
bool surroundings_fix_random(uint64_t seed);

/// Makes Foundation's current locale another, by the two words that a `Locale` consists of.
///
/// Linux: this library's definitions of the getters of `Locale.current` and
/// `Locale.autoupdatingCurrent` stand before Foundation's. Elsewhere nothing happens.
///
/// - Returns: Whether the locale could be fixed.
bool surroundings_fix_locale(void *object, const void *conformance);

/// Ends this process when the one that started it ends, where the system can.
void surroundings_end_with_parent(void);
