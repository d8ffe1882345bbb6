#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__) && __has_attribute(swiftcall)
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "foundation.h"

// The functions of each part, each behind a definition of ours or in the table of a class.
static const char *const symbols[surroundings_parts][12] = {
    [surroundings_texts] = {BUNDLE_TEXT},
    [surroundings_resources] = {BUNDLE_RESOURCE},
    [surroundings_formats] =
        {FORMAT_LOCALIZED, FORMAT_VARIADIC, FORMAT_ARRAY, FORMAT_IN_LOCALE, FORMAT_IN_LOCALE_ARRAY},
    [surroundings_languages] = {LANGUAGES},
    [surroundings_locale] = {LOCALE_CURRENT, LOCALE_AUTOUPDATING},
    [surroundings_center] = {CENTER},
    [surroundings_cache] = {CACHE, CACHE_SETTING},
    [surroundings_suites] = {SUITE},
    [surroundings_defaults] = {DEFAULTS, DEFAULTS_MAKING, SUITE, SUITE_BELOW},
    [surroundings_queues] =
        {"dispatch_after", "dispatch_after_f", "dispatch_async", "dispatch_async_f",
         "_dispatch_main_q"},
    [surroundings_work] =
        {"dispatch_async", "dispatch_async_f", "dispatch_barrier_async", "dispatch_barrier_async_f",
         "dispatch_group_async", "dispatch_group_async_f", "dispatch_group_create",
         "dispatch_group_enter", "dispatch_group_leave", "dispatch_group_notify_f",
         "dispatch_group_wait"},
    [surroundings_threads] = {MAIN_THREAD, MAIN_THREAD_ITSELF, QUEUE_CURRENT, QUEUE_MAIN},
    [surroundings_observers] = {OBSERVING},
    [surroundings_timers] = {TIMER_SCHEDULED, TIMER_MAKING, TIMER_ADDING},
    [surroundings_loops] = {LOOP_PERFORMING, LOOP_PERFORMING_IN},
};

bool surroundings_has(const char *symbol) { return dlsym(RTLD_NEXT, symbol) != NULL; }

bool surroundings_knows(enum surroundings_part part) {
  if (part < 0 || part >= surroundings_parts) return false;
  for (size_t index = 0; index < 12 && symbols[part][index]; index++) {
    if (!surroundings_has(symbols[part][index])) return false;
  }
  return true;
}

void *surroundings_next(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
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

bool surroundings_put_into(void *swift_class, const char *name, void *replacement) {
  void *original = dlsym(RTLD_DEFAULT, name);
  if (!original) return false;
  struct class_metadata *metadata = swift_class;
  void **words = (void **)((char *)metadata - metadata->class_address_point);
  size_t count = metadata->class_size / sizeof(void *);
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  bool is_done = false;
  for (size_t index = 0; index < count; index++) {
    if (words[index] != original) continue;
    uintptr_t start = (uintptr_t)&words[index] / page * page;
    if (mprotect((void *)start, page, PROT_READ | PROT_WRITE) != 0) return false;
    words[index] = replacement;
    is_done = true;
  }
  return is_done;
}

#else

bool surroundings_has(const char *symbol) { return false; }
bool surroundings_knows(enum surroundings_part part) { return false; }

#endif
