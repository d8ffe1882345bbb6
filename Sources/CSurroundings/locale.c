#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <stdlib.h>

// Foundation reads no locale from a Linux machine: `Locale.current` is `en_001` everywhere. Its
// two getters are stood before here. A `Locale` is one object and how it conforms, which Swift
// and C return in the same two registers.
struct locale {
  void *object;
  const void *conformance;
};

typedef struct locale (*getter)(void);

extern void *swift_retain(void *object);

static struct locale fixed;
static struct locale overriding;

bool surroundings_fix_locale(void *object, const void *conformance) {
  fixed.conformance = conformance;
  fixed.object = swift_retain(object);
  return true;
}

bool surroundings_override_locale(void *object, const void *conformance) {
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
  getter next = (getter)dlsym(RTLD_NEXT, name);
  if (!next) abort();
  return next();
}

#define CURRENT "$s20FoundationEssentials6LocaleV7currentACvgZ"
#define AUTOUPDATING "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"

// Weak, so that a program linked with Foundation inside keeps its own.
__attribute__((weak)) struct locale surroundings_current_locale(void) __asm__(CURRENT);
__attribute__((weak)) struct locale surroundings_autoupdating_locale(void) __asm__(AUTOUPDATING);

struct locale surroundings_current_locale(void) { return current(CURRENT); }
struct locale surroundings_autoupdating_locale(void) { return current(AUTOUPDATING); }

#else

bool surroundings_fix_locale(void *object, const void *conformance) { return false; }
bool surroundings_override_locale(void *object, const void *conformance) { return false; }

#endif
