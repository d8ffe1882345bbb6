#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__) && __has_attribute(swiftcall)
#include <dlfcn.h>

#include "foundation.h"

// MARK: UserDefaults.set(_:forKey:) with an address

typedef SWIFT void (*address_setter)(struct pair url, struct pair key, SWIFT_SELF void *defaults);

static address_setter original_setter;
static surroundings_address_hook address_hook;

SWIFT static void set_address(struct pair url, struct pair key, SWIFT_SELF void *defaults) {
  if (!address_hook(&defaults, &url, &key)) original_setter(url, key, defaults);
}

bool surroundings_keep_addresses(void *defaults_class, surroundings_address_hook hook) {
  address_hook = hook;
  if (original_setter) return true;
  original_setter = (address_setter)dlsym(RTLD_DEFAULT, DEFAULTS_ADDRESS);
  return surroundings_put_into(defaults_class, DEFAULTS_ADDRESS, (void *)set_address);
}

#else

bool surroundings_keep_addresses(void *defaults_class, surroundings_address_hook hook) {
  return false;
}

#endif
