#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__) && __has_attribute(swiftcall)
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define SWIFT __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
// Weak, so that a program linked with Foundation inside keeps its own.
#define STANDS_BEFORE __attribute__((weak))

// A Swift string is two words, and none is two zeros; so is a locale.
struct pair {
  void *first;
  void *second;
};

extern void *swift_retain(void *object);
extern void swift_bridgeObjectRelease(void *object);

static void *next(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

// MARK: Texts of a bundle

#define LOOKING_UP "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"

static surroundings_lookup lookup;

SWIFT static struct pair localized(
    struct pair key, struct pair value, struct pair table, SWIFT_SELF void *bundle) {
  struct pair result;
  lookup(&bundle, &key, &value, &table, &result);
  return result;
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

// Puts a function in the place of another wherever a class has it.
static bool put_into(void *class, const char *name, void *replacement) {
  void *original = dlsym(RTLD_DEFAULT, name);
  if (!original) return false;
  struct class_metadata *metadata = class;
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

bool surroundings_localize(void *bundle_class, surroundings_lookup hook) {
  lookup = hook;
  static bool is_done;
  if (!is_done) is_done = put_into(bundle_class, LOOKING_UP, (void *)localized);
  return is_done;
}

// MARK: Resources of a bundle

// Foundation's other methods that look for one resource ask this one.
#define FINDING \
  "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF"

typedef SWIFT struct pair (*finder)(
    struct pair name, struct pair ending, struct pair folder, SWIFT_SELF void *bundle);

static surroundings_resource_hook resource_hook;

SWIFT static struct pair find_resource(
    struct pair name, struct pair ending, struct pair folder, SWIFT_SELF void *bundle) {
  struct pair found = ((finder)dlsym(RTLD_DEFAULT, FINDING))(name, ending, folder, bundle);
  if (!found.first) resource_hook(&bundle, &name, &ending, &folder, &found);
  return found;
}

bool surroundings_find_resources(void *bundle_class, surroundings_resource_hook hook) {
  resource_hook = hook;
  static bool is_done;
  if (!is_done) is_done = put_into(bundle_class, FINDING, (void *)find_resource);
  return is_done;
}

// MARK: Formats

static surroundings_formatter formatter;

void surroundings_format(surroundings_formatter hook) { formatter = hook; }

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

#define LOCALIZED "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ"
#define VARIADIC "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC"
#define ARRAY "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC"
#define IN_LOCALE "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC"
#define IN_LOCALE_ARRAY \
  "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"

#define FORMAT(function, symbol)                                                   \
  STANDS_BEFORE SWIFT struct pair function(struct pair format, void *arguments)    \
      __asm__(symbol);                                                             \
  SWIFT struct pair function(struct pair format, void *arguments) {                \
    bool is_replaced = replace(&format, arguments);                                \
    format_function original = (format_function)next(symbol);                      \
    return let_go(original(format, arguments), is_replaced, format);               \
  }

#define FORMAT_IN_LOCALE(function, symbol)                                         \
  STANDS_BEFORE SWIFT struct pair function(                                        \
      struct pair format, struct pair locale, void *arguments) __asm__(symbol);    \
  SWIFT struct pair function(                                                      \
      struct pair format, struct pair locale, void *arguments) {                   \
    bool is_replaced = replace(&format, arguments);                                \
    locale_format_function original = (locale_format_function)next(symbol);        \
    return let_go(original(format, locale, arguments), is_replaced, format);       \
  }

FORMAT(surroundings_localized_format, LOCALIZED)
FORMAT(surroundings_variadic_format, VARIADIC)
FORMAT(surroundings_array_format, ARRAY)
FORMAT_IN_LOCALE(surroundings_locale_format, IN_LOCALE)
FORMAT_IN_LOCALE(surroundings_locale_array_format, IN_LOCALE_ARRAY)

// MARK: The user's languages

#define PREFERRED "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

typedef SWIFT void *(*languages_function)(void);

static void *languages;

bool surroundings_fix_languages(void *array) {
  languages = swift_retain(array);
  return true;
}

STANDS_BEFORE SWIFT void *surroundings_preferred_languages(void) __asm__(PREFERRED);
SWIFT void *surroundings_preferred_languages(void) {
  if (languages) return swift_retain(languages);
  return ((languages_function)next(PREFERRED))();
}

#else

bool surroundings_localize(void *bundle_class, surroundings_lookup hook) { return false; }
bool surroundings_find_resources(void *bundle_class, surroundings_resource_hook hook) {
  return false;
}
void surroundings_format(surroundings_formatter hook) {}
bool surroundings_fix_languages(void *array) { return false; }

#endif
