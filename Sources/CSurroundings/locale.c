#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__)
#include "foundation.h"

// Foundation reads no locale from a Linux machine: `Locale.current` is `en_001` everywhere. Its
// two getters are stood before here. A `Locale` is one object and how it conforms, which Swift
// and C return in the same two registers.
struct locale {
  void *object;
  const void *conformance;
};

typedef struct locale (*getter)(void);

static struct locale fixed;
static struct locale overriding;

bool surroundings_fix_locale(void *object, const void *conformance) {
  if (!surroundings_knows(surroundings_locale)) return false;
  fixed.conformance = conformance;
  fixed.object = swift_retain(object);
  return true;
}

bool surroundings_override_locale(void *object, const void *conformance) {
  if (!surroundings_knows(surroundings_locale)) return false;
  overriding.conformance = conformance;
  overriding.object = object ? swift_retain(object) : object;
  return true;
}

static struct locale current(const char *name) {
  if (overriding.object) {
    swift_retain(overriding.object);
    return overriding;
  }
  if (fixed.object) {
    swift_retain(fixed.object);
    return fixed;
  }
  return ((getter)surroundings_next(name))();
}

STANDS_BEFORE struct locale surroundings_current_locale(void) __asm__(LOCALE_CURRENT);
STANDS_BEFORE struct locale surroundings_autoupdating_locale(void) __asm__(LOCALE_AUTOUPDATING);

struct locale surroundings_current_locale(void) { return current(LOCALE_CURRENT); }
struct locale surroundings_autoupdating_locale(void) { return current(LOCALE_AUTOUPDATING); }

#else

bool surroundings_fix_locale(void *object, const void *conformance) { return false; }
bool surroundings_override_locale(void *object, const void *conformance) { return false; }

#endif
