#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "surroundings.h"

long long surroundings_waited_for_core(int process) {
#ifdef __linux__
  // How long it ran, how long it waited, and how often it ran.
  char path[64] = "/proc/self/schedstat", text[96];
  if (process > 0) snprintf(path, sizeof path, "/proc/%d/schedstat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  char *rest = text;
  strtoll(text, &rest, 10);
  return strtoll(rest, NULL, 10);
#else
  (void)process;
  return 0;
#endif
}
