#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "surroundings.h"

#ifdef __linux__
static long long waited_of_thread(int threads, const char *thread) {
  // How long it ran, how long it waited, and how often it ran.
  char path[280], text[96];
  snprintf(path, sizeof path, "%s/schedstat", thread);
  int file = openat(threads, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  char *rest = text;
  strtoll(text, &rest, 10);
  return strtoll(rest, NULL, 10);
}
#endif

long long surroundings_waited_for_core(int process) {
#ifdef __linux__
  // The process's own file has its first thread alone, and code runs on others.
  char path[64] = "/proc/self/task";
  if (process > 0) snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *threads = opendir(path);
  if (!threads) return 0;
  long long sum = 0;
  for (struct dirent *entry; (entry = readdir(threads));)
    if (entry->d_name[0] != '.') sum += waited_of_thread(dirfd(threads), entry->d_name);
  closedir(threads);
  return sum;
#else
  (void)process;
  return 0;
#endif
}
