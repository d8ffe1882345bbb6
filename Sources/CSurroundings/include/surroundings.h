#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "watching.h"

/// What of Foundation's and Dispatch's this library stands before, or replaces in tables of methods.
///
/// Nothing is changed where one of the functions of a part is another one than is known here.
enum surroundings_part {
  surroundings_texts,
  surroundings_resources,
  surroundings_formats,
  surroundings_languages,
  surroundings_locale,
  surroundings_center,
  surroundings_cache,
  surroundings_suites,
  surroundings_defaults,
  surroundings_queues,
  surroundings_work,
  surroundings_timers,
  /// What run loops are to do next.
  surroundings_loops,
  surroundings_threads,
  surroundings_observers,
  surroundings_parts,
};

/// Whether the system's libraries have all functions of a part. Linux; elsewhere none is known.
bool surroundings_knows(enum surroundings_part part);

/// Whether the system's libraries have a function of this name.
bool surroundings_has(const char *symbol);

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

/// What `Locale.current` is where nothing else is said.
bool surroundings_usual_locale(void *object, const void *conformance);

/// Makes Foundation's current locale another, by the two words that a `Locale` consists of.
///
/// Linux: this library's definitions of the getters of `Locale.current` and
/// `Locale.autoupdatingCurrent` stand before Foundation's. Elsewhere nothing happens.
///
/// - Returns: Whether the locale could be fixed.
bool surroundings_fix_locale(void *object, const void *conformance);

/// Makes Foundation's current locale another for a while, by the two words of a `Locale`; none, by
/// two zeros, gives the fixed one back, else the machine's.
bool surroundings_override_locale(void *object, const void *conformance);

/// Makes `Locale.preferredLanguages` an array, by its one word.
///
/// Linux only, as the locale.
bool surroundings_fix_languages(void *array);

/// Gives the text of a key: a `Bundle`, a `String` and two `String?` are read, a `String` is made.
typedef void (*surroundings_lookup)(
    const void *bundle, const void *key, const void *value, const void *table, void *result);

/// Lets a function of ours answer `Bundle.localizedString(forKey:value:table:)`, which
/// `NSLocalizedString` asks.
///
/// Linux: the method's place in the table of the class is filled with ours. Foundation's own does
/// not know catalogs of texts, and stops where a table has plurals. Elsewhere nothing happens.
///
/// - Returns: Whether the method was found in the class.
bool surroundings_localize(void *bundle_class, surroundings_lookup hook);

/// Finds a resource that a bundle has not: a `Bundle` and three `String?` are read, a `URL?` is made
/// in the place of the one that is `nil`.
typedef void (*surroundings_resource_hook)(
    const void *bundle, const void *name, const void *ending, const void *folder, void *result);

/// Lets a function of ours find what `Bundle.url(forResource:withExtension:subdirectory:)` does not.
///
/// Linux only, as the texts.
bool surroundings_find_resources(void *bundle_class, surroundings_resource_hook hook);

/// Makes another format of a format and its arguments: a `String` and a `[any CVarArg]` are read, a
/// `String` is made where the answer is true.
typedef bool (*surroundings_formatter)(
    const void *format, const void *arguments, void *result);

/// Lets a function of ours choose the format of Foundation's `String(format:…)` and
/// `String.localizedStringWithFormat`, which know no plurals.
///
/// Linux: this library's definitions stand before Foundation's. Elsewhere nothing happens.
///
/// - Returns: Whether it may.
bool surroundings_format(surroundings_formatter hook);

/// Makes `NotificationCenter.default` another object; none, by zero, gives Foundation's own back.
///
/// Linux: this library's definition of the getter stands before Foundation's. Elsewhere nothing
/// happens.
///
/// - Returns: Whether it could be made another.
bool surroundings_use_center(void *object);

/// Makes `URLCache.shared` another object, which author code may set; none, by zero, gives
/// Foundation's own back.
///
/// Linux only, as the center.
bool surroundings_use_cache(void *object);

/// What stands for `URLCache.shared` now; zero where Foundation's own does.
void *surroundings_used_cache(void);

/// Tells whether the main queue runs what asks.
typedef bool (*surroundings_main_hook)(void);

/// Makes `Thread.isMainThread` hold for what the main queue runs, and `OperationQueue.current` be the
/// main one there, as in an app: here the queue may be served by any thread.
///
/// Linux only, as the center.
///
/// - Parameter thread: The class `Thread`.
/// - Returns: Whether it holds now.
bool surroundings_take_main(surroundings_main_hook hook, void *thread);

/// What a notification centre is asked for: who is to hear on a queue.
struct surroundings_observing {
  /// A `NSNotification.Name?`.
  void *name[2];
  /// An `Any?`, by its place.
  const void *object;
  void *queue;
  /// A closure, which is lent.
  void *block;
  void *context;
  void *center;
};

/// Asks whether something of ours observes instead; an `any NSObjectProtocol` is written then.
typedef bool (*surroundings_observing_hook)(
    const struct surroundings_observing *asked, void *observer);

/// Lets a function of ours hear of each observer with a queue.
///
/// Linux only, as the center.
bool surroundings_watch_observers(surroundings_observing_hook hook);

/// Hears of a suite of defaults: a `String?` is read.
typedef void (*surroundings_suite_hook)(const void *name);

/// Lets a function of ours hear of each `UserDefaults(suiteName:)` before it is made.
///
/// Linux only, as the center.
bool surroundings_watch_suites(surroundings_suite_hook hook);

/// Whether anything in this process may have asked for defaults, standard ones or a suite's; before
/// that nobody can have written any. Where it is not seen, anything may.
///
/// Linux only, as the center.
bool surroundings_may_have_defaults(void);

/// Keeps an address under a key: `UserDefaults`, a `URL?` and a `String` are read. Whether it did.
typedef bool (*surroundings_address_hook)(
    const void *defaults, const void *url, const void *key);

/// Lets a function of ours do what `UserDefaults.set(_:forKey:)` does with an address, which Swift
/// takes a `nil` in code for.
///
/// Linux: the method's place in the table of the class is filled with ours. Foundation's own calls
/// itself without end where there is none, and keeps the path alone where it is not a file's.
/// Elsewhere nothing happens.
///
/// - Parameter defaults_class: The class `UserDefaults`.
/// - Returns: Whether the method was found in the class.
bool surroundings_keep_addresses(void *defaults_class, surroundings_address_hook hook);

/// Says whether this thread's asking for defaults counts, which it does until then.
void surroundings_count_defaults(bool counts);

/// Makes a pipe that programs which are started do not have.
bool surroundings_pipe(int ends[2]);

/// Makes a file that programs which are started do not have.
///
/// - Parameter name: Ends with six `X`, which are filled in.
/// - Returns: A descriptor, or -1.
int surroundings_temporary_file(char *name);

/// Makes whatever loses its parent among what this process has started a child of this one, so that
/// `surroundings_wait` ends it, whatever group it made for itself.
///
/// Linux; elsewhere nothing happens.
void surroundings_adopt_orphans(void);

/// Ends this process and what it has started when the one that started it ends, or at `SIGTERM`.
///
/// Linux; elsewhere nothing happens.
void surroundings_end_with_parent(void);

/// Whether this process can be doubled: it has no other threads, whose work and locks a child would
/// miss. Linux only.
bool surroundings_can_fork(void);

/// Doubles this process. The child leads a group of its own, and ends with its parent.
///
/// - Returns: The child's number in the parent, 0 in the child, below 0 where there is none.
int surroundings_fork(void);

/// Notes the number that the one thread of a child had in the process that was doubled.
///
/// Linux alone.
void surroundings_note_former_thread(int thread);

/// Says of a lock of Swift's that the thread of a child has it, where it holds that thread's former
/// number and the kernel is asked to wait for it.
///
/// Linux alone.
///
/// - Parameter operation: What the kernel is asked.
void surroundings_correct_owner(void *lock, int operation);

/// Waits for a child's end, and ends whatever it has started: its group, and on Linux what was adopted.
///
/// - Returns: Its status, as `waitpid` gives it.
int surroundings_wait(int process);

/// Has what was written to the file system of an open file put on its disk, as far as that is known.
void surroundings_flush(int file);

/// Lets another process read what this one prints from now on, to say only what a backtrace knows
/// of an author's code: a line for each call, at most twelve.
///
/// For the handler of a signal that ends this process; nothing is allocated. Linux; elsewhere
/// nothing happens.
///
/// - Parameter ours: A folder, ending with a slash, of files that are not the author's.
/// - Returns: Whether it does.
bool surroundings_shorten_backtrace(const char *ours);

/// Where in the program the calls that are under way go on, the innermost first: by how far from
/// the program's start, as its debug information counts. Calls in other files are left out.
///
/// glibc; elsewhere there are none.
///
/// - Returns: How many there are, at most `count`.
int surroundings_calls(uintptr_t *calls, int count);

/// Hears of work that is to be done on a queue after some nanoseconds, and says whether it takes it
/// over. Work without a function is a block. What is taken over is given back once, to
/// `surroundings_do_later` or `surroundings_forget_later`.
typedef bool (*surroundings_later_hook)(
    int64_t nanoseconds, bool is_main_queue, void *queue, void *work, void *function);

/// Hears of a timer that is to be added to a run loop, and says whether it takes it over.
///
/// With an interval and no timer it only says whether it would; without an interval, which is no
/// number then, the timer's own date says when it is due.
typedef bool (*surroundings_timer_hook)(void *timer, double interval);

/// Hears of what a run loop is to do next, a closure by its two words, and says whether it takes it
/// over.
typedef bool (*surroundings_loop_hook)(void *loop, void *function, void *context);

/// Hears of a timer that was made with an interval and without a date.
///
/// On Linux such a timer is due at once, on Apple's systems after its interval.
typedef void (*surroundings_made_hook)(void *timer, double interval);

/// Lets a function of ours hear of what queues are to do later.
///
/// Linux: this library's definitions of `dispatch_after`, by which tasks sleep too, stand before the
/// others. Elsewhere nothing happens.
///
/// - Returns: Whether it will.
bool surroundings_watch_queues(surroundings_later_hook later);

/// Lets functions of ours hear of timers.
///
/// Linux: this library's definitions of `Timer.scheduledTimer` and
/// `Timer(timeInterval:repeats:block:)` stand before the others; the method of run loops that adds a
/// timer has its place in the table of the class filled with ours. Elsewhere nothing happens.
///
/// - Returns: Whether they will.
bool surroundings_watch_timers(
    surroundings_timer_hook timer, surroundings_made_hook made, void *loop_class);

/// Lets a function of ours hear of what run loops are to do next.
///
/// Linux: this library's definitions of `RunLoop.perform(_:)` and `RunLoop.perform(inModes:block:)`
/// stand before the others. Elsewhere nothing happens.
///
/// - Returns: Whether it will.
bool surroundings_watch_loops(surroundings_loop_hook loop);

/// Puts what was taken over on its queue.
void surroundings_do_later(void *queue, void *work, void *function);

/// Lets what was taken over go.
void surroundings_forget_later(void *queue, void *work, void *function);

/// Counts what is begun on queues other than the main one from now on; what was begun before and is
/// still under way is not waited for.
///
/// Linux: this library's definitions of `dispatch_async` and its kin, by which tasks run too, stand
/// before the others, and put the work into a group. Elsewhere nothing happens.
///
/// - Returns: Whether it is counted.
bool surroundings_count_work(void);

/// Whether what this thread begins from now on is work; it is at first. What waits for the work hops
/// from queue to queue itself.
void surroundings_count_here(bool counts);

/// How much work was begun since it is counted.
uint64_t surroundings_begun_work(void);

/// Whether any of it is under way.
bool surroundings_is_working(void);

/// Runs a function on the main queue when what is counted has ended, and all that it began.
void surroundings_when_work_ends(void *context, void (*run)(void *context));

/// Is told of a static or global variable of Swift's, or of the token that says whether it has its first
/// value, by its mangled name.
typedef void (*surroundings_static_found)(
    void *context, const char *name, bool is_token, void *address, uint64_t size);

/// Finds where this program keeps the static and global variables of the modules that are linked into it,
/// by the linker's table of symbols. Linux; elsewhere, and where the table was taken away, none is found.
void surroundings_find_statics(surroundings_static_found found, void *context);

/// How long the threads of a process, 0 for this one, have waited for a core that others had, in
/// nanoseconds since they began; 0 where the system does not say, as macOS.
///
/// A bound on time is for what the process does, and not for what the machine does beside it.
long long surroundings_waited_for_core(int process);
