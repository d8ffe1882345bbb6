#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__)
#include <errno.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#ifndef FUTEX_LOCK_PI2
#define FUTEX_LOCK_PI2 13
#endif

// Swift's locks, those of static values among them, hold the number of the thread that has them,
// which each thread asks for once. The one thread that a fork copies goes on with its parent's, and
// the kernel would take the parent for the owner of what another thread waits for: it could never be
// given up. So such a lock is given the right number before anybody waits for it.

enum { most = 8 };
static uint32_t former[most];
static int former_count;

void surroundings_note_former_thread(int thread) {
  if (former_count < most) former[former_count++] = (uint32_t)thread;
}

static bool is_former(uint32_t thread) {
  for (int i = 0; i < former_count; i++) {
    // A number may have come to a thread of this process since.
    if (former[i] == thread) return tgkill(getpid(), (pid_t)thread, 0) < 0;
  }
  return false;
}

void surroundings_correct_owner(void *lock, int operation) {
  int kind = operation & FUTEX_CMD_MASK;
  if (!former_count || (kind != FUTEX_LOCK_PI && kind != FUTEX_LOCK_PI2)) return;
  int error = errno;
  _Atomic(uint32_t) *word = lock;
  uint32_t value = atomic_load(word);
  while (is_former(value & FUTEX_TID_MASK)) {
    uint32_t right = (value & ~FUTEX_TID_MASK) | (uint32_t)getpid();
    if (atomic_compare_exchange_weak(word, &value, right)) break;
  }
  errno = error;
}

#endif
