#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__) && __has_attribute(swiftcall)
#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "foundation.h"

static void *named(const char *name) {
  void *found = dlsym(RTLD_DEFAULT, name);
  if (!found) abort();
  return found;
}

// MARK: Queues

static surroundings_later_hook later_hook;

// How long it is until a time of Dispatch's, which says in its first bits by which clock it is; below
// 0 where it is never.
static int64_t delay(uint64_t when) {
  if (when == UINT64_MAX) return -1;
  clockid_t clock = CLOCK_MONOTONIC;
  int64_t value = (int64_t)when;
  if (when >> 62 == 3) {
    clock = CLOCK_REALTIME;
    value = -value;
  } else if (when >> 63 == 1) {
    clock = CLOCK_BOOTTIME;
    value = (int64_t)(when & ~(UINT64_C(1) << 63));
  }
  struct timespec now;
  if (clock_gettime(clock, &now) != 0) return -1;
  int64_t left = value - ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
  return left > 0 ? left : 0;
}

void surroundings_do_later(void *queue, void *work, void *function) {
  if (function) {
    ((void (*)(void *, void *, void *))named("dispatch_async_f"))(
        queue, work, function);
  } else {
    ((void (*)(void *, void *))named("dispatch_async"))(queue, work);
  }
  surroundings_forget_later(queue, work, function);
}

void surroundings_forget_later(void *queue, void *work, void *function) {
  if (!function) ((void (*)(void *))named("_Block_release"))(work);
  ((void (*)(void *))named("dispatch_release"))(queue);
}

static bool is_taken(uint64_t when, void *queue, void *work, void *function) {
  if (!later_hook) return false;
  int64_t left = delay(when);
  if (left < 0) return false;
  ((void (*)(void *))named("dispatch_retain"))(queue);
  if (!function) work = ((void *(*)(void *))named("_Block_copy"))(work);
  bool is_main = queue == named("_dispatch_main_q");
  if (later_hook(left, is_main, queue, work, function)) return true;
  surroundings_forget_later(queue, work, function);
  return false;
}

STANDS_BEFORE void dispatch_after(uint64_t when, void *queue, void *block) {
  if (is_taken(when, queue, block, NULL)) return;
  ((void (*)(uint64_t, void *, void *))surroundings_next("dispatch_after"))(when, queue, block);
}

STANDS_BEFORE void dispatch_after_f(uint64_t when, void *queue, void *work, void *function) {
  if (is_taken(when, queue, work, function)) return;
  ((void (*)(uint64_t, void *, void *, void *))surroundings_next("dispatch_after_f"))(
      when, queue, work, function);
}

// MARK: Timers

typedef SWIFT void *(*timer_maker)(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type);
typedef SWIFT void (*timer_adder)(void *timer, struct pair mode, SWIFT_SELF void *loop);

static surroundings_timer_hook timer_hook;
static surroundings_made_hook made_hook;
static timer_adder original_adder;

STANDS_BEFORE SWIFT void *surroundings_scheduled_timer(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type)
    __asm__(TIMER_SCHEDULED);
SWIFT void *surroundings_scheduled_timer(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type) {
  if (timer_hook && timer_hook(NULL, interval)) {
    // The maker keeps the block, which this was only lent.
    void *timer = ((timer_maker)named(TIMER_MAKING))(
        interval, repeats, block, swift_retain(context), type);
    timer_hook(timer, interval);
    return timer;
  }
  return ((timer_maker)surroundings_next(TIMER_SCHEDULED))(interval, repeats, block, context, type);
}

STANDS_BEFORE SWIFT void *surroundings_made_timer(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type)
    __asm__(TIMER_MAKING);
SWIFT void *surroundings_made_timer(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type) {
  timer_maker maker = (timer_maker)surroundings_next(TIMER_MAKING);
  void *timer = maker(interval, repeats, block, context, type);
  if (made_hook) made_hook(timer, interval);
  return timer;
}

SWIFT static void add_timer(void *timer, struct pair mode, SWIFT_SELF void *loop) {
  if (timer_hook && timer_hook(timer, NAN)) return;
  original_adder(timer, mode, loop);
}

// Fills the place of the method of run loops that adds a timer.
static bool replace_adder(void *loop_class) {
  if (original_adder) return true;
  timer_adder original = (timer_adder)dlsym(RTLD_DEFAULT, TIMER_ADDING);
  if (!surroundings_put_into(loop_class, TIMER_ADDING, (void *)add_timer)) return false;
  original_adder = original;
  return true;
}

// MARK: Run loops

static surroundings_loop_hook loop_hook;

STANDS_BEFORE SWIFT void surroundings_perform(void *block, void *context, SWIFT_SELF void *loop)
    __asm__(LOOP_PERFORMING);
SWIFT void surroundings_perform(void *block, void *context, SWIFT_SELF void *loop) {
  if (loop_hook && loop_hook(loop, block, context)) return;
  typedef SWIFT void (*performer)(void *block, void *context, SWIFT_SELF void *loop);
  ((performer)surroundings_next(LOOP_PERFORMING))(block, context, loop);
}

STANDS_BEFORE SWIFT void surroundings_perform_in(
    void *modes, void *block, void *context, SWIFT_SELF void *loop) __asm__(LOOP_PERFORMING_IN);
SWIFT void surroundings_perform_in(
    void *modes, void *block, void *context, SWIFT_SELF void *loop) {
  if (loop_hook && loop_hook(loop, block, context)) return;
  typedef SWIFT void (*performer)(
      void *modes, void *block, void *context, SWIFT_SELF void *loop);
  ((performer)surroundings_next(LOOP_PERFORMING_IN))(modes, block, context, loop);
}

bool surroundings_watch_loops(surroundings_loop_hook loop) {
  if (!surroundings_knows(surroundings_loops)) return false;
  loop_hook = loop;
  return true;
}

bool surroundings_watch_queues(surroundings_later_hook later) {
  if (!surroundings_knows(surroundings_queues)) return false;
  later_hook = later;
  return true;
}

bool surroundings_watch_timers(
    surroundings_timer_hook timer, surroundings_made_hook made, void *loop_class) {
  if (!surroundings_knows(surroundings_timers) || !replace_adder(loop_class)) return false;
  timer_hook = timer;
  made_hook = made;
  return true;
}

#else

void surroundings_do_later(void *queue, void *work, void *function) {}
void surroundings_forget_later(void *queue, void *work, void *function) {}
bool surroundings_watch_loops(surroundings_loop_hook loop) { return false; }
bool surroundings_watch_queues(surroundings_later_hook later) { return false; }
bool surroundings_watch_timers(
    surroundings_timer_hook timer, surroundings_made_hook made, void *loop_class) {
  return false;
}

#endif
