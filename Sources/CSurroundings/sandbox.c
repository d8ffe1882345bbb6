#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__) && __has_attribute(swiftcall)
#include <pthread.h>
#include <stdatomic.h>

#include "foundation.h"

// An object may be asked for on any thread while another is put in its place.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void put(void **place, void *object) {
  if (object) swift_retain(object);
  pthread_mutex_lock(&lock);
  void *before = *place;
  *place = object;
  pthread_mutex_unlock(&lock);
  if (before) swift_release(before);
}

static void *retained(void **place) {
  pthread_mutex_lock(&lock);
  void *object = *place ? swift_retain(*place) : 0;
  pthread_mutex_unlock(&lock);
  return object;
}

typedef SWIFT void *(*getter)(SWIFT_SELF void *type);
typedef SWIFT void (*setter)(void *object, SWIFT_SELF void *type);

// MARK: NotificationCenter.default

static void *center;

bool surroundings_use_center(void *object) {
  if (!surroundings_knows(surroundings_center)) return false;
  put(&center, object);
  return true;
}

STANDS_BEFORE SWIFT void *surroundings_default_center(SWIFT_SELF void *type) __asm__(CENTER);
SWIFT void *surroundings_default_center(SWIFT_SELF void *type) {
  void *object = retained(&center);
  return object ? object : ((getter)surroundings_next(CENTER))(type);
}

// MARK: URLCache.shared

static void *cache;

bool surroundings_use_cache(void *object) {
  if (!surroundings_knows(surroundings_cache)) return false;
  put(&cache, object);
  return true;
}

void *surroundings_used_cache(void) { return cache; }

STANDS_BEFORE SWIFT void *surroundings_shared_cache(SWIFT_SELF void *type) __asm__(CACHE);
SWIFT void *surroundings_shared_cache(SWIFT_SELF void *type) {
  void *object = retained(&cache);
  return object ? object : ((getter)surroundings_next(CACHE))(type);
}

STANDS_BEFORE SWIFT void surroundings_set_cache(void *object, SWIFT_SELF void *type)
    __asm__(CACHE_SETTING);
SWIFT void surroundings_set_cache(void *object, SWIFT_SELF void *type) {
  if (cache) {
    put(&cache, object);
    swift_release(object);
  } else {
    ((setter)surroundings_next(CACHE_SETTING))(object, type);
  }
}

// MARK: UserDefaults.standard and UserDefaults(suiteName:)

static atomic_bool defaults_were_asked;
static _Thread_local bool asks_for_itself;

static void ask_for_defaults(void) {
  if (!asks_for_itself) defaults_were_asked = true;
}

bool surroundings_may_have_defaults(void) {
  return defaults_were_asked || !surroundings_knows(surroundings_defaults);
}

void surroundings_count_defaults(bool counts) { asks_for_itself = !counts; }

STANDS_BEFORE SWIFT void *surroundings_standard_defaults(SWIFT_SELF void *type) __asm__(DEFAULTS);
SWIFT void *surroundings_standard_defaults(SWIFT_SELF void *type) {
  ask_for_defaults();
  return ((getter)surroundings_next(DEFAULTS))(type);
}

STANDS_BEFORE SWIFT void *surroundings_make_defaults(SWIFT_SELF void *type)
    __asm__(DEFAULTS_MAKING);
SWIFT void *surroundings_make_defaults(SWIFT_SELF void *type) {
  ask_for_defaults();
  return ((getter)surroundings_next(DEFAULTS_MAKING))(type);
}

typedef SWIFT void *(*suite_maker)(struct pair name, SWIFT_SELF void *type);

STANDS_BEFORE SWIFT void *surroundings_make_suite_below(struct pair name, SWIFT_SELF void *object)
    __asm__(SUITE_BELOW);
SWIFT void *surroundings_make_suite_below(struct pair name, SWIFT_SELF void *object) {
  ask_for_defaults();
  return ((suite_maker)surroundings_next(SUITE_BELOW))(name, object);
}

static surroundings_suite_hook suite_hook;

bool surroundings_watch_suites(surroundings_suite_hook hook) {
  if (!surroundings_knows(surroundings_suites)) return false;
  suite_hook = hook;
  return true;
}

STANDS_BEFORE SWIFT void *surroundings_make_suite(struct pair name, SWIFT_SELF void *type)
    __asm__(SUITE);
SWIFT void *surroundings_make_suite(struct pair name, SWIFT_SELF void *type) {
  ask_for_defaults();
  if (suite_hook) suite_hook(&name);
  return ((suite_maker)surroundings_next(SUITE))(name, type);
}

// MARK: Thread.isMainThread

static surroundings_main_hook main_hook;

typedef SWIFT bool (*main_getter)(SWIFT_SELF void *thread);

STANDS_BEFORE SWIFT bool surroundings_is_main_thread(SWIFT_SELF void *type) __asm__(MAIN_THREAD);
SWIFT bool surroundings_is_main_thread(SWIFT_SELF void *type) {
  return (main_hook && main_hook()) || ((main_getter)surroundings_next(MAIN_THREAD))(type);
}

static SWIFT bool is_main_thread_itself(SWIFT_SELF void *thread) {
  return main_hook() || ((main_getter)surroundings_next(MAIN_THREAD_ITSELF))(thread);
}

STANDS_BEFORE SWIFT void *surroundings_current_queue(SWIFT_SELF void *type) __asm__(QUEUE_CURRENT);
SWIFT void *surroundings_current_queue(SWIFT_SELF void *type) {
  bool is_main = main_hook && main_hook();
  return ((getter)surroundings_next(is_main ? QUEUE_MAIN : QUEUE_CURRENT))(type);
}

bool surroundings_take_main(surroundings_main_hook hook, void *thread) {
  if (!surroundings_knows(surroundings_threads)) return false;
  main_hook = hook;
  return surroundings_put_into(thread, MAIN_THREAD_ITSELF, is_main_thread_itself);
}

// MARK: NotificationCenter.addObserver(forName:object:queue:using:)

static surroundings_observing_hook observing_hook;

typedef SWIFT struct pair (*observing)(
    struct pair name, const void *object, void *queue, void *block, void *context,
    SWIFT_SELF void *center);

STANDS_BEFORE SWIFT struct pair surroundings_add_observer(
    struct pair name, const void *object, void *queue, void *block, void *context,
    SWIFT_SELF void *center) __asm__(OBSERVING);
SWIFT struct pair surroundings_add_observer(
    struct pair name, const void *object, void *queue, void *block, void *context,
    SWIFT_SELF void *center) {
  if (queue && observing_hook) {
    struct surroundings_observing asked = {
        {name.first, name.second}, object, queue, block, context, center};
    struct pair observer;
    if (observing_hook(&asked, &observer)) return observer;
  }
  return ((observing)surroundings_next(OBSERVING))(name, object, queue, block, context, center);
}

bool surroundings_watch_observers(surroundings_observing_hook hook) {
  if (!surroundings_knows(surroundings_observers)) return false;
  observing_hook = hook;
  return true;
}

#else

bool surroundings_watch_observers(surroundings_observing_hook hook) { return false; }
bool surroundings_take_main(surroundings_main_hook hook, void *thread) { return false; }
bool surroundings_use_center(void *object) { return false; }
bool surroundings_use_cache(void *object) { return false; }
void *surroundings_used_cache(void) { return 0; }
bool surroundings_watch_suites(surroundings_suite_hook hook) { return false; }
bool surroundings_may_have_defaults(void) { return true; }
void surroundings_count_defaults(bool counts) { (void)counts; }

#endif
