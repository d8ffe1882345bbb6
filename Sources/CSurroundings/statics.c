#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Where the program itself lies, and what of it can be written to.
struct program {
  uintptr_t base;
  uintptr_t start;
  uintptr_t end;
  // What the linker closed once it had filled it in.
  uintptr_t closed_start;
  uintptr_t closed_end;
};

static int find_program(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct program *program = context;
  program->base = info->dlpi_addr;
  program->start = UINTPTR_MAX;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type == PT_GNU_RELRO) {
      program->closed_start = part->p_vaddr;
      program->closed_end = part->p_vaddr + part->p_memsz;
    }
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_W)) continue;
    if (part->p_vaddr < program->start) program->start = part->p_vaddr;
    if (part->p_vaddr + part->p_memsz > program->end) {
      program->end = part->p_vaddr + part->p_memsz;
    }
  }
  // The first is the program.
  return 1;
}

static bool ends(const char *name, size_t length, const char *end) {
  size_t count = strlen(end);
  return length > count && memcmp(name + length - count, end, count) == 0;
}

// Whether a variable holds an object that was made while the program ran: one that is taken away later
// would be missed where it is put back. What the compiler made lies in the program or in a library.
static bool holds_made_object(uintptr_t address, size_t size) {
  for (size_t at = 0; at + sizeof(uint64_t) <= size; at += sizeof(uint64_t)) {
    uint64_t word = *(const uint64_t *)(address + at);
    // Strings have marks of theirs in the highest byte.
    uintptr_t object = (uintptr_t)(word & 0x00ffffffffffffff);
    Dl_info info;
    if (object < UINT32_MAX || object >> 47 || object % sizeof(uint64_t)) continue;
    if (dladdr((const void *)object, &info) == 0) return true;
  }
  return false;
}

static void find_in(
    const char *file, size_t size, surroundings_static_found found, void *context) {
  const ElfW(Ehdr) *header = (const void *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
  if (header->e_shoff == 0 || header->e_shentsize != sizeof(ElfW(Shdr))) return;
  if (header->e_shoff + (size_t)header->e_shnum * sizeof(ElfW(Shdr)) > size) return;
  struct program program = {0};
  dl_iterate_phdr(find_program, &program);
  const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++) {
    const ElfW(Shdr) *table = &sections[i];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *words = &sections[table->sh_link];
    if (table->sh_offset + table->sh_size > size) continue;
    if (words->sh_offset + words->sh_size > size || words->sh_size == 0) continue;
    const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
    const char *names = file + words->sh_offset;
    if (names[words->sh_size - 1] != 0) continue;
    for (size_t at = 0; at < table->sh_size / sizeof(ElfW(Sym)); at++) {
      const ElfW(Sym) *symbol = &symbols[at];
      if (ELF64_ST_TYPE(symbol->st_info) != STT_OBJECT || symbol->st_size == 0) continue;
      if (symbol->st_name >= words->sh_size || symbol->st_value < program.start) continue;
      uintptr_t end = symbol->st_value + symbol->st_size;
      if (end > program.end) continue;
      if (end > program.closed_start && symbol->st_value < program.closed_end) continue;
      const char *name = names + symbol->st_name;
      if (name[0] != '$' || name[1] != 's') continue;
      size_t length = strlen(name);
      bool is_token = ends(name, length, "_Wz");
      if (!is_token && !ends(name, length, "vpZ") && !ends(name, length, "vp")) continue;
      uintptr_t address = program.base + symbol->st_value;
      if (!is_token && holds_made_object(address, symbol->st_size)) continue;
      found(context, name, is_token, (void *)address, symbol->st_size);
    }
  }
}

void surroundings_find_statics(surroundings_static_found found, void *context) {
  int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    char *file = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (file != MAP_FAILED) {
      find_in(file, size, found, context);
      munmap(file, size);
    }
  }
  close(descriptor);
}

#else

void surroundings_find_statics(surroundings_static_found found, void *context) {
  (void)found;
  (void)context;
}

#endif
