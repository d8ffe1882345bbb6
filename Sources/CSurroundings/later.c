#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__) && __has_attribute(swiftcall)
#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define SWIFT __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
// Weak, so that a program linked with its libraries inside keeps theirs.
#define STANDS_BEFORE __attribute__((weak))

extern void *swift_retain(void *object);

static void *named(void *where, const char *name) {
  void *found = dlsym(where, name);
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
    ((void (*)(void *, void *, void *))named(RTLD_DEFAULT, "dispatch_async_f"))(
        queue, work, function);
  } else {
    ((void (*)(void *, void *))named(RTLD_DEFAULT, "dispatch_async"))(queue, work);
  }
  surroundings_forget_later(queue, work, function);
}

void surroundings_forget_later(void *queue, void *work, void *function) {
  if (!function) ((void (*)(void *))named(RTLD_DEFAULT, "_Block_release"))(work);
  ((void (*)(void *))named(RTLD_DEFAULT, "dispatch_release"))(queue);
}

static bool is_taken(uint64_t when, void *queue, void *work, void *function) {
  if (!later_hook) return false;
  int64_t left = delay(when);
  if (left < 0) return false;
  ((void (*)(void *))named(RTLD_DEFAULT, "dispatch_retain"))(queue);
  if (!function) work = ((void *(*)(void *))named(RTLD_DEFAULT, "_Block_copy"))(work);
  bool is_main = queue == named(RTLD_DEFAULT, "_dispatch_main_q");
  if (later_hook(left, is_main, queue, work, function)) return true;
  surroundings_forget_later(queue, work, function);
  return false;
}

STANDS_BEFORE void dispatch_after(uint64_t when, void *queue, void *block) {
  if (is_taken(when, queue, block, NULL)) return;
  ((void (*)(uint64_t, void *, void *))named(RTLD_NEXT, "dispatch_after"))(when, queue, block);
}

STANDS_BEFORE void dispatch_after_f(uint64_t when, void *queue, void *work, void *function) {
  if (is_taken(when, queue, work, function)) return;
  ((void (*)(uint64_t, void *, void *, void *))named(RTLD_NEXT, "dispatch_after_f"))(
      when, queue, work, function);
}

// MARK: Timers

#define SCHEDULED \
  "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
#define MAKER "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define ADDING "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF"

struct pair {
  void *first;
  void *second;
};

typedef SWIFT void *(*timer_maker)(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type);
typedef SWIFT void (*timer_adder)(void *timer, struct pair mode, SWIFT_SELF void *loop);

static surroundings_timer_hook timer_hook;
static surroundings_made_hook made_hook;
static timer_adder original_adder;

STANDS_BEFORE SWIFT void *surroundings_scheduled_timer(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type)
    __asm__(SCHEDULED);
SWIFT void *surroundings_scheduled_timer(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type) {
  if (timer_hook && timer_hook(NULL, interval)) {
    // The maker keeps the block, which this was only lent.
    void *timer = ((timer_maker)named(RTLD_DEFAULT, MAKER))(
        interval, repeats, block, swift_retain(context), type);
    timer_hook(timer, interval);
    return timer;
  }
  return ((timer_maker)named(RTLD_NEXT, SCHEDULED))(interval, repeats, block, context, type);
}

STANDS_BEFORE SWIFT void *surroundings_made_timer(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type)
    __asm__(MAKER);
SWIFT void *surroundings_made_timer(
    double interval, bool repeats, void *block, void *context, SWIFT_SELF void *type) {
  void *timer = ((timer_maker)named(RTLD_NEXT, MAKER))(interval, repeats, block, context, type);
  if (made_hook) made_hook(timer, interval);
  return timer;
}

SWIFT static void add_timer(void *timer, struct pair mode, SWIFT_SELF void *loop) {
  if (timer_hook && timer_hook(timer, NAN)) return;
  original_adder(timer, mode, loop);
}

// What stands before the metadata of a class and in its first words, as Swift's ABI has it.
struct class_metadata {
  void *kind;
  void *superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t instance_alignment;
  uint16_t reserved;
  uint32_t class_size;
  uint32_t class_address_point;
};

static void replace_adder(void *loop_class) {
  void *original = dlsym(RTLD_DEFAULT, ADDING);
  if (!original || original_adder) return;
  struct class_metadata *metadata = loop_class;
  void **words = (void **)((char *)metadata - metadata->class_address_point);
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (size_t index = 0; index < metadata->class_size / sizeof(void *); index++) {
    if (words[index] != original) continue;
    uintptr_t start = (uintptr_t)&words[index] / page * page;
    if (mprotect((void *)start, page, PROT_READ | PROT_WRITE) != 0) return;
    words[index] = (void *)add_timer;
    original_adder = (timer_adder)original;
  }
}

bool surroundings_watch_later(
    surroundings_later_hook later, surroundings_timer_hook timer, surroundings_made_hook made,
    void *loop_class) {
  replace_adder(loop_class);
  timer_hook = timer;
  made_hook = made;
  later_hook = later;
  return true;
}

#else

void surroundings_do_later(void *queue, void *work, void *function) {}
void surroundings_forget_later(void *queue, void *work, void *function) {}
bool surroundings_watch_later(
    surroundings_later_hook later, surroundings_timer_hook timer, surroundings_made_hook made,
    void *loop_class) {
  return false;
}

#endif
