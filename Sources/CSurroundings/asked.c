#define _GNU_SOURCE
#include "watching.h"

#include <stdatomic.h>

static atomic_bool clock_is_asked;
static atomic_bool environment_is_asked;

void surroundings_forget_clock(void) { atomic_store(&clock_is_asked, false); }

#if defined(__linux__) && __has_attribute(swiftcall)
#include <dlfcn.h>
#include <elf.h>
#ifdef __GLIBC__
#include <execinfo.h>
#endif
#include <link.h>
#include <pthread.h>
#include <string.h>

#include "foundation.h"

// MARK: The clock

static bool begins(const char *text, const char *beginning) {
  return text && strncmp(text, beginning, strlen(beginning)) == 0;
}

// Whether a place is in a library, by the beginning of its file's name.
static bool is_in(const void *place, const char *beginning) {
  Dl_info library;
  if (!dladdr(place, &library) || !library.dli_fname) return false;
  const char *slash = strrchr(library.dli_fname, '/');
  return begins(slash ? slash + 1 : library.dli_fname, beginning);
}

// Whether Foundation asks for what it does not tell: how old its preferences are, and when a loop is
// to wake up.
static bool is_for_foundation(void) {
#ifdef __GLIBC__
  void *places[24];
  int count = backtrace(places, 24);
  bool is_inside = false;
  for (int index = 0; index < count; index++) {
    Dl_info call;
    if (!is_in(places[index], "libFoundation.so")) {
      // Ours come first; behind Foundation's is whoever called it.
      if (is_inside) return false;
      continue;
    }
    is_inside = true;
    if (dladdr(places[index], &call)
        && (begins(call.dli_sname, "CFPreferences") || begins(call.dli_sname, "CFRunLoop"))) {
      return true;
    }
  }
#endif
  return false;
}

void surroundings_note_clock(const void *caller) {
  if (atomic_load_explicit(&clock_is_asked, memory_order_relaxed)) return;
  // Looks at every clock when it looks at its timers.
  if (is_in(caller, "libdispatch.so")) return;
  // Begins its tables with the time.
  if (is_in(caller, "libxml2.so")) return;
  // Lets each calendar begin at this moment, and is told another before it is asked anything.
  if (is_in(caller, "lib_FoundationICU.so")) return;
  if (is_in(caller, "libFoundation.so") && is_for_foundation()) return;
  atomic_store_explicit(&clock_is_asked, true, memory_order_relaxed);
}

// MARK: Variables by their names

// Names behind each other, with a zero behind each. Nothing is allocated: the system's libraries ask
// for variables before there is anything to allocate from.
static char names[1 << 13];
static size_t names_count;
static pthread_mutex_t names_lock = PTHREAD_MUTEX_INITIALIZER;

static void note_variable(const char *name) {
  size_t length = strlen(name) + 1;
  pthread_mutex_lock(&names_lock);
  size_t at = 0;
  while (at < names_count && strcmp(names + at, name) != 0) at += strlen(names + at) + 1;
  if (at == names_count && at + length <= sizeof names) {
    memcpy(names + at, name, length);
    names_count += length;
  } else if (at == names_count) {
    atomic_store(&environment_is_asked, true);
  }
  pthread_mutex_unlock(&names_lock);
}

typedef char *(*variable_getter)(const char *name);

STANDS_BEFORE char *getenv(const char *name) {
  note_variable(name);
  return ((variable_getter)surroundings_next("getenv"))(name);
}

STANDS_BEFORE char *secure_getenv(const char *name) {
  note_variable(name);
  return ((variable_getter)surroundings_next("secure_getenv"))(name);
}

void surroundings_asked_variables(
    void *context, void (*each)(void *context, const char *name)) {
  for (size_t at = 0; at < names_count; at += strlen(names + at) + 1) each(context, names + at);
}

// MARK: All of them, from Foundation

typedef SWIFT void *(*variables_getter)(SWIFT_SELF void *info);

STANDS_BEFORE SWIFT void *surroundings_variables(SWIFT_SELF void *info) __asm__(VARIABLES);
SWIFT void *surroundings_variables(SWIFT_SELF void *info) {
  atomic_store(&environment_is_asked, true);
  return ((variables_getter)surroundings_next(VARIABLES))(info);
}

// MARK: All of them, past every function

static const void *place(const struct dl_phdr_info *program, ElfW(Addr) address) {
  // The loader of some systems leaves addresses as they are in the file.
  return (const void *)(address < program->dlpi_addr ? program->dlpi_addr + address : address);
}

// Whether a program names the variable in which the library of C keeps them.
static int names_environment(struct dl_phdr_info *program, size_t size, void *result) {
  const ElfW(Dyn) *dynamic = NULL;
  for (int part = 0; part < program->dlpi_phnum; part++) {
    if (program->dlpi_phdr[part].p_type == PT_DYNAMIC) {
      dynamic = (const void *)(program->dlpi_addr + program->dlpi_phdr[part].p_vaddr);
    }
  }
  const ElfW(Sym) *symbols = NULL;
  const char *texts = NULL;
  const ElfW(Rela) *places = NULL;
  size_t count = 0;
  for (; dynamic && dynamic->d_tag != DT_NULL; dynamic++) {
    switch (dynamic->d_tag) {
    case DT_SYMTAB: symbols = place(program, dynamic->d_un.d_ptr); break;
    case DT_STRTAB: texts = place(program, dynamic->d_un.d_ptr); break;
    case DT_RELA: places = place(program, dynamic->d_un.d_ptr); break;
    case DT_RELASZ: count = dynamic->d_un.d_val / sizeof *places; break;
    }
  }
  // What is not known is taken for what must not be.
  bool *is_named = result;
  *is_named = !symbols || !texts || !places;
  for (size_t index = 0; index < count && !*is_named; index++) {
    const char *name = texts + symbols[ELF64_R_SYM(places[index].r_info)].st_name;
    *is_named = strcmp(name, "environ") == 0 || strcmp(name, "__environ") == 0
                || strcmp(name, "_environ") == 0;
  }
  // The program itself comes first.
  return 1;
}

struct surroundings_asked surroundings_asked(void) {
  bool is_named = false;
  dl_iterate_phdr(names_environment, &is_named);
  return (struct surroundings_asked){
      .clock = atomic_load(&clock_is_asked),
      .environment = atomic_load(&environment_is_asked) || is_named
                     || !surroundings_has(VARIABLES),
  };
}

#else

void surroundings_note_clock(const void *caller) {}

void surroundings_asked_variables(
    void *context, void (*each)(void *context, const char *name)) {}
struct surroundings_asked surroundings_asked(void) {
  return (struct surroundings_asked){true, true};
}

#endif
