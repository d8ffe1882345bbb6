#include "surroundings.h"

#include <stddef.h>

// How Swift calls an initialiser of a class: what it is called on comes in a register of its own.
#if __has_attribute(swiftcall)
#define SWIFT __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
#else
#define SWIFT
#define SWIFT_SELF
#endif

typedef SWIFT void *(*view_maker)(
    double x, double y, double width, double height, SWIFT_SELF const void *type);

void *surroundings_make_view(
    const void *maker, const void *type, double x, double y, double width, double height) {
  return ((view_maker)maker)(x, y, width, height, type);
}

typedef SWIFT void *(*controller_maker)(
    uint64_t name, uint64_t name_object, void *bundle, SWIFT_SELF const void *type);

void *surroundings_make_controller(const void *maker, const void *type) {
  return ((controller_maker)maker)(0, 0, NULL, type);
}
