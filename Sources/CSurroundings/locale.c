#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__)
#include "foundation.h"

// Foundation reads no locale from a Linux machine: `Locale.current` is `en_001` everywhere, which has
// no currency. Its two getters are stood before here. A `Locale` is one object and how it conforms,
// which Swift and C return in the same two registers.
struct locale {
  void *object;
  const void *conformance;
};

typedef struct locale (*getter)(void);

static struct locale usual;
static struct locale fixed;
static struct locale overriding;

static bool take(struct locale *kept, void *object, const void *conformance) {
  if (!surroundings_knows(surroundings_locale)) return false;
  kept->conformance = conformance;
  kept->object = object ? swift_retain(object) : object;
  return true;
}

bool surroundings_usual_locale(void *object, const void *conformance) {
  return take(&usual, object, conformance);
}

bool surroundings_fix_locale(void *object, const void *conformance) {
  return take(&fixed, object, conformance);
}

bool surroundings_override_locale(void *object, const void *conformance) {
  return take(&overriding, object, conformance);
}

static struct locale current(const char *name) {
  const struct locale known[] = {overriding, fixed, usual};
  for (int i = 0; i < 3; i++) {
    if (!known[i].object) continue;
    swift_retain(known[i].object);
    return known[i];
  }
  return ((getter)surroundings_next(name))();
}

STANDS_BEFORE struct locale surroundings_current_locale(void) __asm__(LOCALE_CURRENT);
STANDS_BEFORE struct locale surroundings_autoupdating_locale(void) __asm__(LOCALE_AUTOUPDATING);

struct locale surroundings_current_locale(void) { return current(LOCALE_CURRENT); }
struct locale surroundings_autoupdating_locale(void) { return current(LOCALE_AUTOUPDATING); }

#else

bool surroundings_usual_locale(void *object, const void *conformance) { return false; }
bool surroundings_fix_locale(void *object, const void *conformance) { return false; }
bool surroundings_override_locale(void *object, const void *conformance) { return false; }

#endif
