#pragma once

// How Swift's functions are called: what a method is called on comes in a register of its own. Where
// the compiler knows no such calls, nothing in C makes any.
#if __has_attribute(swiftcall)
#define SWIFT __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
#else
#define SWIFT
#define SWIFT_SELF
#endif
