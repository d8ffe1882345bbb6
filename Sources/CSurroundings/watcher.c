#define _GNU_SOURCE
#include "watching.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

#include "calls_watched.h"

enum { slots = 1 << 15, longest = PATH_MAX + 64 };

struct surroundings_watcher {
  // Whoever is the last of two to leave it lets it go: the thread may hear of the end late, where the
  // kernel waits with it for a call that will not come.
  atomic_int users;
  atomic_bool is_ending;
  int socket;
  int listener;
  pthread_mutex_t lock;
  // What was seen: a letter, a path and a zero each.
  char *sights;
  size_t count;
  size_t room;
  // The same by numbers, to be found fast.
  uint64_t known[slots];
  size_t known_count;
};

static uint64_t number(char sight, const char *path) {
  uint64_t value = 0xCBF29CE484222325 ^ (unsigned char)sight;
  for (; *path; path++) value = (value ^ (unsigned char)*path) * 0x100000001B3;
  return value ? value : 1;
}

// Whether it is new, and there is room to know it.
static bool learn(struct surroundings_watcher *watcher, uint64_t value) {
  size_t slot = (value ^ value >> 29) % slots;
  while (watcher->known[slot]) {
    if (watcher->known[slot] == value) return false;
    slot = (slot + 1) % slots;
  }
  watcher->known[slot] = value;
  watcher->known_count++;
  return true;
}

static void append(struct surroundings_watcher *watcher, char sight, const char *path) {
  size_t length = strlen(path) + 2;
  if (watcher->count + length > watcher->room) {
    size_t room = (watcher->count + length) * 2;
    char *sights = realloc(watcher->sights, room);
    if (!sights) abort();
    watcher->sights = sights;
    watcher->room = room;
  }
  watcher->sights[watcher->count] = sight;
  memcpy(watcher->sights + watcher->count + 1, path, length - 1);
  watcher->count += length;
}

static void note(struct surroundings_watcher *watcher, char sight, const char *path) {
  pthread_mutex_lock(&watcher->lock);
  if (watcher->known_count == slots / 2) {
    watcher->known_count++;
    append(watcher, surroundings_hides, "");
  }
  if (watcher->known_count < slots / 2 && learn(watcher, number(sight, path))) {
    append(watcher, sight, path);
  }
  pthread_mutex_unlock(&watcher->lock);
}

// Reads a text of another process, a page at a time: what comes after its end may not be there.
static bool read_text(pid_t process, uintptr_t address, char *text, size_t room) {
  size_t count = 0;
  while (count < room) {
    size_t part = 4096 - (address + count) % 4096;
    if (part > room - count) part = room - count;
    struct iovec here = {text + count, part};
    struct iovec there = {(void *)(address + count), part};
    ssize_t got = process_vm_readv(process, &here, 1, &there, 1, 0);
    if (got <= 0) return false;
    if (memchr(text + count, 0, (size_t)got)) return true;
    count += (size_t)got;
  }
  return false;
}

// Puts the folder before a path that starts from it.
static bool complete(pid_t process, const struct watched_call *call, int folder, char *path) {
  if (path[0] == '/') return true;
  char link[64];
  if (call->folder < 0 || folder == AT_FDCWD) {
    snprintf(link, sizeof link, "/proc/%d/cwd", (int)process);
  } else {
    snprintf(link, sizeof link, "/proc/%d/fd/%d", (int)process, folder);
  }
  char start[PATH_MAX];
  ssize_t length = readlink(link, start, sizeof start - 1);
  if (length <= 0 || start[0] != '/') return false;
  size_t count = strlen(path);
  if ((size_t)length + 1 + count >= longest) return false;
  memmove(path + length + 1, path, count + 1);
  memcpy(path, start, (size_t)length);
  path[length] = '/';
  return true;
}

static char sight_of(const struct watched_call *call, uint64_t flags) {
  if (call->flags < 0) return (char)call->sight;
  if (call->number == SYS_newfstatat) {
    return flags & AT_SYMLINK_NOFOLLOW ? surroundings_asks : surroundings_reads;
  }
  bool writes = (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC);
  return writes ? surroundings_writes : surroundings_reads;
}

// A socket that may lead to a file is seen once it does: the system's libraries look whether there is
// somebody who knows the machine's users, and mostly there is not.
static bool is_seen_later(const struct seccomp_data *call) {
  return call->nr == SYS_socket && call->args[0] == AF_UNIX && (call->args[1] & 0xF) == SOCK_STREAM;
}

// The file that a socket is to lead to; false where it leads elsewhere.
static bool read_address(pid_t process, const struct seccomp_data *call, char *path) {
  struct sockaddr_un address = {0};
  size_t count = call->args[2] < sizeof address ? call->args[2] : sizeof address;
  struct iovec here = {&address, count};
  struct iovec there = {(void *)call->args[1], count};
  if (process_vm_readv(process, &here, 1, &there, 1, 0) != (ssize_t)count) return false;
  if (address.sun_family != AF_UNIX || address.sun_path[0] != '/') return false;
  snprintf(path, longest, "%.*s", (int)sizeof address.sun_path, address.sun_path);
  return true;
}

static void see(struct surroundings_watcher *watcher, const struct seccomp_notif *asked) {
  const struct watched_call *call = NULL;
  for (int index = 0; index < surroundings_call_count && !call; index++) {
    if (surroundings_calls_watched[index].number == asked->data.nr) {
      call = &surroundings_calls_watched[index];
    }
  }
  if (!call) return note(watcher, surroundings_hides, "");
  const __u64 *arguments = asked->data.args;
  char sight = sight_of(call, call->flags < 0 ? 0 : arguments[(int)call->flags]);
  char path[longest];
  pid_t process = (pid_t)asked->pid;
  if (is_seen_later(&asked->data)) return;
  if (call->number == SYS_connect && read_address(process, &asked->data, path)) {
    return note(watcher, surroundings_reads, path);
  }
  if (call->path < 0) return note(watcher, sight, "");
  if (!arguments[(int)call->path]) return;
  if (!read_text(process, arguments[(int)call->path], path, PATH_MAX)) {
    return note(watcher, surroundings_hides, "");
  }
  // Nothing has an empty path, or it is a file that is open.
  if (!path[0]) return;
  int folder = call->folder < 0 ? AT_FDCWD : (int)arguments[(int)call->folder];
  if (!complete(process, call, folder, path)) return note(watcher, surroundings_hides, "");
  note(watcher, sight, path);
}

static int receive_listener(int socket) {
  char byte;
  struct iovec part = {&byte, 1};
  union {
    struct cmsghdr head;
    char bytes[CMSG_SPACE(sizeof(int))];
  } room;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &room, .msg_controllen = sizeof room};
  if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) != 1) return -1;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (!head || head->cmsg_type != SCM_RIGHTS) return -1;
  int listener;
  memcpy(&listener, CMSG_DATA(head), sizeof listener);
  return listener;
}

// Waits until there is something to read; not when nothing comes any more.
static bool wait_for(struct surroundings_watcher *watcher, int file) {
  while (!atomic_load(&watcher->is_ending)) {
    struct pollfd wait = {.fd = file, .events = POLLIN};
    if (poll(&wait, 1, 100) <= 0) continue;
    if (wait.revents & POLLIN) return true;
    return false;
  }
  return false;
}

static void leave(struct surroundings_watcher *watcher) {
  if (atomic_fetch_sub(&watcher->users, 1) > 1) return;
  if (watcher->listener >= 0) close(watcher->listener);
  close(watcher->socket);
  pthread_mutex_destroy(&watcher->lock);
  free(watcher->sights);
  free(watcher);
}

static void *watch(void *context) {
  struct surroundings_watcher *watcher = context;
  if (wait_for(watcher, watcher->socket)) {
    watcher->listener = receive_listener(watcher->socket);
  }
  while (watcher->listener >= 0 && wait_for(watcher, watcher->listener)) {
    struct seccomp_notif asked = {0};
    if (ioctl(watcher->listener, SECCOMP_IOCTL_NOTIF_RECV, &asked) != 0) continue;
    see(watcher, &asked);
    struct seccomp_notif_resp answer = {
        .id = asked.id, .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE};
    // Whoever asked may be gone.
    (void)ioctl(watcher->listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
  }
  leave(watcher);
  return NULL;
}

struct surroundings_watcher *surroundings_watch(int socket) {
  struct surroundings_watcher *watcher = calloc(1, sizeof *watcher);
  if (!watcher) abort();
  watcher->socket = socket;
  watcher->listener = -1;
  watcher->users = 2;
  pthread_mutex_init(&watcher->lock, NULL);
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch, watcher) == 0) {
    pthread_detach(thread);
    return watcher;
  }
  leave(watcher);
  leave(watcher);
  return NULL;
}

void surroundings_take_sights(
    struct surroundings_watcher *watcher, void *context,
    void (*each)(void *context, char sight, const char *path)) {
  pthread_mutex_lock(&watcher->lock);
  char *sights = watcher->sights;
  size_t count = watcher->count;
  watcher->sights = NULL;
  watcher->count = watcher->room = watcher->known_count = 0;
  memset(watcher->known, 0, sizeof watcher->known);
  pthread_mutex_unlock(&watcher->lock);
  for (size_t at = 0; at < count; at += strlen(sights + at) + 1) {
    each(context, sights[at], sights + at + 1);
  }
  free(sights);
}

void surroundings_stop_watching(struct surroundings_watcher *watcher) {
  atomic_store(&watcher->is_ending, true);
  leave(watcher);
}

#else
#include <unistd.h>

struct surroundings_watcher *surroundings_watch(int socket) {
  close(socket);
  return 0;
}
void surroundings_take_sights(
    struct surroundings_watcher *watcher, void *context,
    void (*each)(void *context, char sight, const char *path)) {}
void surroundings_stop_watching(struct surroundings_watcher *watcher) {}

#endif
