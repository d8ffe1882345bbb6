#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__) && __has_attribute(swiftcall)
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "foundation.h"

typedef void (*function)(void *context);
typedef void (*submission)(void *queue, void *context, ...);
typedef void (*group_submission)(void *group, void *queue, void *context, ...);

// A function of Dispatch's own, asked for once.
#define NEXT(type, name)                                                       \
  ({                                                                           \
    static _Atomic(void *) known;                                              \
    void *found = atomic_load_explicit(&known, memory_order_relaxed);          \
    if (!found) {                                                              \
      found = surroundings_next(name);                                         \
      atomic_store_explicit(&known, found, memory_order_relaxed);              \
    }                                                                          \
    (type) found;                                                              \
  })

// The group that holds what is under way; none while nothing is counted.
static _Atomic(void *) counted;
static atomic_ulong begun;
// Whether this thread begins something for whoever waits.
static _Thread_local bool is_waiting;

// The group for what is begun on a queue.
static void *holder(void *queue) {
  void *group = atomic_load_explicit(&counted, memory_order_acquire);
  if (!group || is_waiting || queue == NEXT(void *, "_dispatch_main_q")) return NULL;
  atomic_fetch_add_explicit(&begun, 1, memory_order_relaxed);
  return group;
}

// MARK: What Dispatch has no place for in a second group

struct work {
  void *group;
  void *context;
  function run;
};

static struct work *enter(void *group, void *context, function run) {
  struct work *work = malloc(sizeof *work);
  if (!work) abort();
  *work = (struct work){group, context, run};
  NEXT(function, "dispatch_group_enter")(group);
  return work;
}

static void run_work(void *context) {
  struct work work = *(struct work *)context;
  free(context);
  work.run(work.context);
  NEXT(function, "dispatch_group_leave")(work.group);
}

// As the ABI of blocks has it.
struct block {
  void *isa;
  int flags;
  int reserved;
  function invoke;
};

static void run_block(void *context) {
  ((struct block *)context)->invoke(context);
  NEXT(function, "_Block_release")(context);
}

static struct work *enter_block(void *group, void *block) {
  return enter(group, NEXT(void *(*)(void *), "_Block_copy")(block), run_block);
}

// MARK: Definitions that stand before Dispatch's

STANDS_BEFORE void dispatch_async(void *queue, void *block) {
  void *group = holder(queue);
  if (!group) return NEXT(submission, "dispatch_async")(queue, block);
  NEXT(group_submission, "dispatch_group_async")(group, queue, block);
}

STANDS_BEFORE void dispatch_async_f(void *queue, void *context, function run) {
  void *group = holder(queue);
  if (!group) return NEXT(submission, "dispatch_async_f")(queue, context, run);
  NEXT(group_submission, "dispatch_group_async_f")(group, queue, context, run);
}

STANDS_BEFORE void dispatch_barrier_async(void *queue, void *block) {
  void *group = holder(queue);
  if (!group) return NEXT(submission, "dispatch_barrier_async")(queue, block);
  NEXT(submission, "dispatch_barrier_async_f")(queue, enter_block(group, block), run_work);
}

STANDS_BEFORE void dispatch_barrier_async_f(void *queue, void *context, function run) {
  void *group = holder(queue);
  if (!group) return NEXT(submission, "dispatch_barrier_async_f")(queue, context, run);
  NEXT(submission, "dispatch_barrier_async_f")(queue, enter(group, context, run), run_work);
}

STANDS_BEFORE void dispatch_group_async(void *own, void *queue, void *block) {
  void *group = holder(queue);
  if (!group) return NEXT(group_submission, "dispatch_group_async")(own, queue, block);
  NEXT(group_submission, "dispatch_group_async_f")(
      own, queue, enter_block(group, block), run_work);
}

STANDS_BEFORE void dispatch_group_async_f(void *own, void *queue, void *context, function run) {
  void *group = holder(queue);
  if (!group) return NEXT(group_submission, "dispatch_group_async_f")(own, queue, context, run);
  NEXT(group_submission, "dispatch_group_async_f")(
      own, queue, enter(group, context, run), run_work);
}

// MARK: Waiting

bool surroundings_count_work(void) {
  if (!surroundings_knows(surroundings_work)) return false;
  // Whoever still holds the one before is not asked again.
  void *group = NEXT(void *(*)(void), "dispatch_group_create")();
  atomic_store_explicit(&counted, group, memory_order_release);
  return true;
}

void surroundings_count_here(bool counts) { is_waiting = !counts; }

uint64_t surroundings_begun_work(void) {
  return atomic_load_explicit(&begun, memory_order_relaxed);
}

bool surroundings_is_working(void) {
  void *group = atomic_load_explicit(&counted, memory_order_acquire);
  if (!group) return false;
  const uint64_t now = 0;
  return NEXT(long (*)(void *, uint64_t), "dispatch_group_wait")(group, now) != 0;
}

void surroundings_when_work_ends(void *context, function run) {
  void *group = atomic_load_explicit(&counted, memory_order_acquire);
  if (!group) return run(context);
  NEXT(group_submission, "dispatch_group_notify_f")(
      group, NEXT(void *, "_dispatch_main_q"), context, run);
}

#else

bool surroundings_count_work(void) { return false; }
void surroundings_count_here(bool counts) { (void)counts; }
uint64_t surroundings_begun_work(void) { return 0; }
bool surroundings_is_working(void) { return false; }
void surroundings_when_work_ends(void *context, void (*run)(void *context)) { run(context); }

#endif
