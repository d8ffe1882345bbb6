#define _GNU_SOURCE
#include "watching.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// MurmurHash3 by Austin Appleby, in the public domain, for 128 bits: a program's seventy megabytes
// take a tenth of a second in a debug build too.

struct state {
  uint64_t first;
  uint64_t second;
  uint64_t count;
};

static const uint64_t one = 0x87C37B91114253D5;
static const uint64_t two = 0x4CF5AD432745937F;

#define INLINED static inline __attribute__((always_inline))
INLINED uint64_t turned(uint64_t value, int bits) { return value << bits | value >> (64 - bits); }
INLINED uint64_t mixed_first(uint64_t value) { return turned(value * one, 31) * two; }
INLINED uint64_t mixed_second(uint64_t value) { return turned(value * two, 33) * one; }

// Whole blocks of 16 bytes.
static void add_blocks(struct state *state, const unsigned char *bytes, size_t count) {
  uint64_t first = state->first, second = state->second;
  for (size_t at = 0; at < count; at += 16) {
    uint64_t words[2];
    memcpy(words, bytes + at, 16);
    first = turned(first ^ mixed_first(words[0]), 27) + second;
    first = first * 5 + 0x52DCE729;
    second = turned(second ^ mixed_second(words[1]), 31) + first;
    second = second * 5 + 0x38495AB5;
  }
  *state = (struct state){first, second, state->count + count};
}

static uint64_t finished(uint64_t value) {
  value = (value ^ value >> 33) * 0xFF51AFD7ED558CCD;
  value = (value ^ value >> 33) * 0xC4CEB9FE1A85EC53;
  return value ^ value >> 33;
}

// What is left of less than a block, and the digits.
static struct surroundings_digest end(
    struct state *state, const unsigned char *bytes, size_t count) {
  unsigned char block[16] = {0};
  if (count > 0) memcpy(block, bytes, count);
  uint64_t words[2];
  memcpy(words, block, 16);
  uint64_t total = state->count + count;
  uint64_t first = state->first ^ mixed_first(words[0]) ^ total;
  uint64_t second = state->second ^ mixed_second(words[1]) ^ total;
  first += second;
  second += first;
  first = finished(first);
  second = finished(second);
  first += second;
  second += first;
  struct surroundings_digest digest;
  snprintf(
      digest.digits, sizeof digest.digits, "%016llx%016llx", (unsigned long long)first,
      (unsigned long long)second);
  return digest;
}

struct surroundings_digest surroundings_digest_of(const void *bytes, size_t count) {
  struct state state = {0};
  size_t whole = count / 16 * 16;
  add_blocks(&state, bytes, whole);
  return end(&state, (const unsigned char *)bytes + whole, count - whole);
}

bool surroundings_digest_of_file(const char *path, struct surroundings_digest *digest) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  enum { room = 1 << 20 };
  unsigned char *bytes = malloc(room);
  if (!bytes) abort();
  struct state state = {0};
  size_t left = 0;
  ssize_t got;
  while ((got = read(file, bytes + left, room - left)) > 0) {
    left += (size_t)got;
    size_t whole = left / 16 * 16;
    add_blocks(&state, bytes, whole);
    memmove(bytes, bytes + whole, left - whole);
    left -= whole;
  }
  *digest = end(&state, bytes, left);
  free(bytes);
  close(file);
  return got == 0;
}

#ifdef __linux__
#include <elf.h>
#include <link.h>

struct listing {
  void *context;
  void (*each)(void *context, const char *path, const char *content);
};

// What a linker notes of the contents that it has linked, as digits; nothing where it has not.
static bool read_note(const struct dl_phdr_info *library, char *digits, size_t room) {
  for (int part = 0; part < library->dlpi_phnum; part++) {
    const ElfW(Phdr) *header = &library->dlpi_phdr[part];
    if (header->p_type != PT_NOTE) continue;
    const char *at = (const char *)(library->dlpi_addr + header->p_vaddr);
    const char *limit = at + header->p_memsz;
    while (at + sizeof(ElfW(Nhdr)) <= limit) {
      const ElfW(Nhdr) *note = (const void *)at;
      const unsigned char *content =
          (const unsigned char *)at + sizeof *note + (note->n_namesz + 3) / 4 * 4;
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4
          && memcmp(at + sizeof *note, "GNU", 4) == 0 && note->n_descsz >= 16
          && note->n_descsz * 2 < room) {
        for (unsigned index = 0; index < note->n_descsz; index++) {
          snprintf(digits + index * 2, 3, "%02x", content[index]);
        }
        return true;
      }
      at = (const char *)content + (note->n_descsz + 3) / 4 * 4;
    }
  }
  return false;
}

static int list_library(struct dl_phdr_info *library, size_t size, void *context) {
  const struct listing *listing = context;
  // The program itself has no name, and the kernel's own library is no file.
  if (!library->dlpi_name || library->dlpi_name[0] != '/') return 0;
  char digits[160];
  struct surroundings_digest digest;
  if (read_note(library, digits, sizeof digits)) {
    listing->each(listing->context, library->dlpi_name, digits);
  } else if (surroundings_digest_of_file(library->dlpi_name, &digest)) {
    listing->each(listing->context, library->dlpi_name, digest.digits);
  } else {
    listing->each(listing->context, library->dlpi_name, "");
  }
  return 0;
}

void surroundings_libraries(
    void *context, void (*each)(void *context, const char *path, const char *content)) {
  struct listing listing = {context, each};
  dl_iterate_phdr(list_library, &listing);
}
#else
void surroundings_libraries(
    void *context, void (*each)(void *context, const char *path, const char *content)) {}
#endif
