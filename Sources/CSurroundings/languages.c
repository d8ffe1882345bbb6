#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__) && __has_attribute(swiftcall)
#include <dlfcn.h>

#include "foundation.h"

// MARK: Texts of a bundle

static surroundings_lookup lookup;

SWIFT static struct pair localized(
    struct pair key, struct pair value, struct pair table, SWIFT_SELF void *bundle) {
  struct pair result;
  lookup(&bundle, &key, &value, &table, &result);
  return result;
}

bool surroundings_localize(void *bundle_class, surroundings_lookup hook) {
  lookup = hook;
  static bool is_done;
  if (!is_done) is_done = surroundings_put_into(bundle_class, BUNDLE_TEXT, (void *)localized);
  return is_done;
}

// MARK: Resources of a bundle

typedef SWIFT struct pair (*finder)(
    struct pair name, struct pair ending, struct pair folder, SWIFT_SELF void *bundle);

static surroundings_resource_hook resource_hook;

SWIFT static struct pair find_resource(
    struct pair name, struct pair ending, struct pair folder, SWIFT_SELF void *bundle) {
  finder original = (finder)dlsym(RTLD_DEFAULT, BUNDLE_RESOURCE);
  struct pair found = original(name, ending, folder, bundle);
  if (!found.first) resource_hook(&bundle, &name, &ending, &folder, &found);
  return found;
}

bool surroundings_find_resources(void *bundle_class, surroundings_resource_hook hook) {
  resource_hook = hook;
  static bool is_done;
  if (!is_done) {
    is_done = surroundings_put_into(bundle_class, BUNDLE_RESOURCE, (void *)find_resource);
  }
  return is_done;
}

// MARK: Formats

static surroundings_formatter formatter;

bool surroundings_format(surroundings_formatter hook) {
  if (!surroundings_knows(surroundings_formats)) return false;
  formatter = hook;
  return true;
}

// The format that takes the place of one; whether it must be let go afterwards.
static bool replace(struct pair *format, void *arguments) {
  struct pair replaced;
  if (!formatter || !formatter(format, &arguments, &replaced)) return false;
  *format = replaced;
  return true;
}

static struct pair let_go(struct pair result, bool is_replaced, struct pair format) {
  if (is_replaced) swift_bridgeObjectRelease(format.second);
  return result;
}

typedef SWIFT struct pair (*format_function)(struct pair format, void *arguments);
typedef SWIFT struct pair (*locale_format_function)(
    struct pair format, struct pair locale, void *arguments);

#define FORMAT(function, symbol)                                                   \
  STANDS_BEFORE SWIFT struct pair function(struct pair format, void *arguments)    \
      __asm__(symbol);                                                             \
  SWIFT struct pair function(struct pair format, void *arguments) {                \
    bool is_replaced = replace(&format, arguments);                                \
    format_function original = (format_function)surroundings_next(symbol);         \
    return let_go(original(format, arguments), is_replaced, format);               \
  }

#define LOCALE_FORMAT(function, symbol)                                            \
  STANDS_BEFORE SWIFT struct pair function(                                        \
      struct pair format, struct pair locale, void *arguments) __asm__(symbol);    \
  SWIFT struct pair function(                                                      \
      struct pair format, struct pair locale, void *arguments) {                   \
    bool is_replaced = replace(&format, arguments);                                \
    locale_format_function original = (locale_format_function)surroundings_next(symbol);\
    return let_go(original(format, locale, arguments), is_replaced, format);       \
  }

FORMAT(surroundings_localized_format, FORMAT_LOCALIZED)
FORMAT(surroundings_variadic_format, FORMAT_VARIADIC)
FORMAT(surroundings_array_format, FORMAT_ARRAY)
LOCALE_FORMAT(surroundings_locale_format, FORMAT_IN_LOCALE)
LOCALE_FORMAT(surroundings_locale_array_format, FORMAT_IN_LOCALE_ARRAY)

// MARK: The user's languages

typedef SWIFT void *(*languages_function)(void);

static void *languages;

bool surroundings_fix_languages(void *array) {
  if (!surroundings_knows(surroundings_languages)) return false;
  languages = swift_retain(array);
  return true;
}

STANDS_BEFORE SWIFT void *surroundings_preferred_languages(void) __asm__(LANGUAGES);
SWIFT void *surroundings_preferred_languages(void) {
  if (languages) return swift_retain(languages);
  return ((languages_function)surroundings_next(LANGUAGES))();
}

#else

bool surroundings_localize(void *bundle_class, surroundings_lookup hook) { return false; }
bool surroundings_find_resources(void *bundle_class, surroundings_resource_hook hook) {
  return false;
}
bool surroundings_format(surroundings_formatter hook) { return false; }
bool surroundings_fix_languages(void *array) { return false; }

#endif
