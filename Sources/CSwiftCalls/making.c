#include "swift_calls.h"

#include <stddef.h>

typedef SWIFT void *(*view_maker)(
    double x, double y, double width, double height, SWIFT_SELF const void *type);

void *swift_make_view(
    const void *maker, const void *type, double x, double y, double width, double height) {
  return ((view_maker)maker)(x, y, width, height, type);
}

typedef SWIFT void *(*controller_maker)(
    uint64_t name, uint64_t name_object, void *bundle, SWIFT_SELF const void *type);

void *swift_make_controller(const void *maker, const void *type) {
  return ((controller_maker)maker)(0, 0, NULL, type);
}
