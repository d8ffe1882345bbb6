#define _GNU_SOURCE
#include "surroundings.h"

#include <unistd.h>

void surroundings_flush(int file) {
#if defined(__linux__)
  syncfs(file);
#else
  (void)file;
  sync();
#endif
}
