#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a program looked at outside of itself.
enum surroundings_sight {
  /// A path was opened to be read, or asked whether it is there.
  surroundings_reads = 'r',
  /// A path was asked for all that is known of it, its times among it.
  surroundings_asks = 'a',
  /// A path was written, made, moved or removed.
  surroundings_writes = 'w',
  /// A program was started, by its path.
  surroundings_starts = 's',
  /// A socket was made.
  surroundings_connects = 'n',
  /// The machine was asked for its name, its memory, the room on its disks or the like.
  surroundings_measures = 'm',
  /// It could not be seen which path was meant, or there were too many.
  surroundings_hides = 'h',
};

/// Lets the process at the other end of a socket see what this one and whatever it starts looks at
/// from now on; each look waits until it is seen.
///
/// Linux, where the kernel lets a program watch another's calls; elsewhere nothing happens.
///
/// - Parameter socket: Is closed.
/// - Returns: Whether it is seen.
bool surroundings_be_watched(int socket);

/// Makes two sockets of which programs that are started have none.
bool surroundings_socket_pair(int ends[2]);

/// Who sees what another process looks at, on a thread of its own.
struct surroundings_watcher;

/// Sees what the process at the other end of a socket looks at once it lets itself be watched.
///
/// - Parameter socket: Is closed in the end.
/// - Returns: Nothing where there is no thread for it.
struct surroundings_watcher *surroundings_watch(int socket);

/// Says what was seen since it was asked last, each once.
void surroundings_take_sights(
    struct surroundings_watcher *watcher, void *context,
    void (*each)(void *context, char sight, const char *path));

/// Ends the watching; whoever is still watched cannot look any more.
void surroundings_stop_watching(struct surroundings_watcher *watcher);

/// What this process asked for that no other can see.
struct surroundings_asked {
  /// The wall clock, where it is not fixed.
  bool clock;
  /// All variables of the environment, or more of them than are kept.
  bool environment;
};

/// What was asked for since the process began; the clock since it is watched, for libraries ask once
/// as they are loaded.
struct surroundings_asked surroundings_asked(void);

/// Says the names of the variables of the environment that were asked for, each once.
void surroundings_asked_variables(
    void *context, void (*each)(void *context, const char *name));

/// Notes that the wall clock was asked for.
///
/// - Parameter caller: A place in who asks: what some libraries of the system's do for themselves does
///   not count.
void surroundings_note_clock(const void *caller);

/// Thirty-two hexadecimal digits that tell contents apart, with a zero at the end.
struct surroundings_digest {
  char digits[33];
};

struct surroundings_digest surroundings_digest_of(const void *bytes, size_t count);

/// The digest of a file's bytes.
///
/// - Returns: Whether the file could be read.
bool surroundings_digest_of_file(const char *path, struct surroundings_digest *digest);

/// Says the libraries that this process has loaded, by path and by what tells their contents apart:
/// what their linker noted, else a digest of the file.
void surroundings_libraries(
    void *context, void (*each)(void *context, const char *path, const char *content));
