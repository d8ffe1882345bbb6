#pragma once
#include <stdint.h>

// How Swift's functions are called: what a method is called on comes in a register of its own. Where
// the compiler knows no such calls, nothing in C makes any.
#if __has_attribute(swiftcall)
#define SWIFT __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
#else
#define SWIFT
#define SWIFT_SELF
#endif

/// Makes a view of a class by the code of its `init(frame:)`.
void *swift_make_view(
    const void *maker, const void *type, double x, double y, double width, double height);

/// Makes a controller of a class by the code of its `init(nibName:bundle:)`, without either.
void *swift_make_controller(const void *maker, const void *type);
