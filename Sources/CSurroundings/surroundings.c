#define _GNU_SOURCE
#include "surroundings.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Weak, so that a program linked with its libraries inside keeps theirs.
#define STANDS_BEFORE __attribute__((weak))

// The C library's own `syscall`.
static long system_call(long number, long a, long b, long c, long d, long e, long f) {
  static _Atomic(long (*)(long, ...)) real;
  long (*next)(long, ...) = atomic_load_explicit(&real, memory_order_relaxed);
  if (!next) {
    next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    if (!next) {
      errno = ENOSYS;
      return -1;
    }
    atomic_store_explicit(&real, next, memory_order_relaxed);
  }
  return next(number, a, b, c, d, e, f);
}

static atomic_bool clock_is_fixed;
static struct timespec fixed_time;

bool surroundings_fix_clock(int64_t seconds, int32_t nanoseconds) {
  fixed_time.tv_sec = seconds;
  fixed_time.tv_nsec = nanoseconds;
  atomic_store(&clock_is_fixed, true);
  return true;
}

static int read_clock(clockid_t clock, struct timespec *time, const void *caller) {
  static _Atomic(int (*)(clockid_t, struct timespec *)) real;
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) {
    if (atomic_load_explicit(&clock_is_fixed, memory_order_relaxed)) {
      *time = fixed_time;
      return 0;
    }
    surroundings_note_clock(caller);
  }
  int (*next)(clockid_t, struct timespec *) = atomic_load_explicit(&real, memory_order_relaxed);
  if (!next) {
    next = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    if (!next) return (int)system_call(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0);
    atomic_store_explicit(&real, next, memory_order_relaxed);
  }
  return next(clock, time);
}

STANDS_BEFORE int clock_gettime(clockid_t clock, struct timespec *time) {
  return read_clock(clock, time, __builtin_return_address(0));
}

STANDS_BEFORE int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (read_clock(CLOCK_REALTIME, &now, __builtin_return_address(0)) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

STANDS_BEFORE time_t time(time_t *result) {
  struct timespec now;
  if (read_clock(CLOCK_REALTIME, &now, __builtin_return_address(0)) != 0) return -1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

static atomic_bool random_is_fixed;
static pthread_mutex_t random_lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t random_state;

bool surroundings_fix_random(uint64_t seed) {
  pthread_mutex_lock(&random_lock);
  random_state = seed;
  pthread_mutex_unlock(&random_lock);
  atomic_store(&random_is_fixed, true);
  return true;
}

// SplitMix64: every seed is as good as another.
static uint64_t next_random(void) {
  uint64_t value = (random_state += 0x9E3779B97F4A7C15);
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

static bool fill_fixed(void *buffer, size_t count) {
  if (!atomic_load_explicit(&random_is_fixed, memory_order_relaxed)) return false;
  pthread_mutex_lock(&random_lock);
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t value = next_random();
    size_t part = count < sizeof value ? count : sizeof value;
    memcpy(bytes, &value, part);
    bytes += part;
    count -= part;
  }
  pthread_mutex_unlock(&random_lock);
  return true;
}

static void fill(void *buffer, size_t count) {
  if (fill_fixed(buffer, count)) return;
  unsigned char *bytes = buffer;
  while (count > 0) {
    long got = system_call(SYS_getrandom, (long)bytes, (long)count, 0, 0, 0, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return;
    bytes += got;
    count -= (size_t)got;
  }
}

STANDS_BEFORE ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (fill_fixed(buffer, count)) return (ssize_t)count;
  return system_call(SYS_getrandom, (long)buffer, (long)count, flags, 0, 0, 0);
}

STANDS_BEFORE int getentropy(void *buffer, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  fill(buffer, count);
  return 0;
}

STANDS_BEFORE void arc4random_buf(void *buffer, size_t count) { fill(buffer, count); }

STANDS_BEFORE uint32_t arc4random(void) {
  uint32_t value = 0;
  fill(&value, sizeof value);
  return value;
}

// Swift's library asks the kernel for random bytes, past the functions above.
STANDS_BEFORE long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && fill_fixed((void *)a[0], (size_t)a[1])) return a[1];
  if (number == SYS_futex) surroundings_correct_owner((void *)a[0], (int)a[1]);
  return system_call(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

// Foundation reads the bytes of a UUID from a device.
STANDS_BEFORE void _foundation_uuid_generate_random(unsigned char uuid[16]) {
  fill(uuid, 16);
  uuid[6] = (uuid[6] & 0x0F) | 0x40;
  uuid[8] = (uuid[8] & 0x3F) | 0x80;
}

#else

bool surroundings_fix_clock(int64_t seconds, int32_t nanoseconds) { return false; }
bool surroundings_fix_random(uint64_t seed) { return false; }

#endif
