#include "surroundings.h"


#include <fcntl.h>
#include <string.h>
#include <unistd.h>

// Everything here may be called in a signal handler and in a child of it: nothing is allocated.

static void put(const char *text, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, text, count);
    if (written <= 0) return;
    text += written;
    count -= (size_t)written;
  }
}

static bool is_digit(char character) { return character >= '0' && character <= '9'; }

/// Prints ` 3 [ra] 0x00 Shelf.title(of:) + 64 in Lamps at /a/Shelf.swift:12:8` as the place and the
/// function; nothing of another line.
///
/// Returns: Whether the line was a frame with a place that is not in the folder.
static bool print_frame(char *line, const char *ours, bool is_first) {
  while (*line == ' ') line++;
  if (!is_digit(*line)) return false;
  char *place = NULL;
  for (char *at = line; (at = strstr(at, " at /")) != NULL; at += 4) place = at;
  if (place == NULL || strncmp(place + 4, ours, strlen(ours)) == 0
      || strstr(place, "<compiler-generated>") != NULL
      || strncmp(place + 4, "/home/build-user/", 17) == 0) {
    return false;
  }
  *place = 0;
  char *function = strstr(line, "0x");
  if (function == NULL) function = line;
  function = strchr(function, ' ');
  while (function != NULL && *function == ' ') function++;
  // The program's name stands after the function's, and what is added to its address before that.
  char *end = NULL;
  for (char *in = line; (in = strstr(in, " in ")) != NULL; in += 3) end = in;
  if (end != NULL) *end = 0;
  for (char *sum = end; sum != NULL && sum > line; sum--) {
    if (strncmp(sum, " + ", 3) == 0) { *sum = 0; break; }
  }
  if (is_first) put("the calls of your code, the innermost first:\n", 45);
  put("  ", 2);
  put(place + 4, strlen(place + 4));
  if (function != NULL && function < place) {
    put(" in ", 4);
    put(function, strlen(function));
  }
  put("\n", 1);
  return true;
}

static void read_backtrace(int input, const char *ours) {
  static char line[1 << 14];
  size_t length = 0;
  int frames = 0;
  char byte;
  while (read(input, &byte, 1) == 1) {
    if (byte != '\n') {
      if (length < sizeof(line) - 1) line[length++] = byte;
      continue;
    }
    line[length] = 0;
    length = 0;
    if (frames < 12 && print_frame(line, ours, frames == 0)) frames++;
  }
  if (frames > 0) put("\n", 1);
}

bool surroundings_shorten_backtrace(const char *ours) {
#ifdef __linux__
  int ends[2];
  if (pipe(ends) != 0) return false;
  pid_t child = fork();
  if (child < 0) return false;
  if (child == 0) {
    close(ends[1]);
    read_backtrace(ends[0], ours);
    _exit(0);
  }
  dup2(ends[1], STDOUT_FILENO);
  dup2(ends[1], STDERR_FILENO);
  close(ends[0]);
  close(ends[1]);
  return true;
#else
  return false;
#endif
}
