#define _GNU_SOURCE
#include "watching.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

bool surroundings_socket_pair(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return false;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return true;
}

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/utsname.h>

#include "calls_watched.h"

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define OFFSET(member) offsetof(struct seccomp_data, member)
#define LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, OFFSET(member))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)

// Hands the end at which the kernel tells of calls to whoever watches.
static bool send_listener(int socket, int listener) {
  char byte = 0;
  struct iovec part = {&byte, 1};
  union {
    struct cmsghdr head;
    char bytes[CMSG_SPACE(sizeof(int))];
  } room = {0};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &room, .msg_controllen = sizeof room};
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(head), &listener, sizeof listener);
  return sendmsg(socket, &message, MSG_NOSIGNAL) == 1;
}

// Whether the kernel can let a call go on that somebody has seen: Linux 5.5.
static bool lets_go_on(void) {
  struct utsname system;
  int major = 0, minor = 0;
  return uname(&system) == 0 && sscanf(system.release, "%d.%d", &major, &minor) == 2
         && (major > 5 || (major == 5 && minor >= 5));
}

bool surroundings_be_watched(int socket) {
  struct sock_filter filter[2 * surroundings_call_count + 24];
  unsigned short count = 0;
#define ADD(...) filter[count++] = (struct sock_filter)__VA_ARGS__
  ADD(LOAD(arch));
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  ADD(ANSWER(SECCOMP_RET_USER_NOTIF));
  ADD(LOAD(nr));
  // What is asked of a file that is open already was seen when it was opened.
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_newfstatat, 0, 4));
  ADD(LOAD(args[3]));
  ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, AT_EMPTY_PATH, 0, 1));
  ADD(ANSWER(SECCOMP_RET_ALLOW));
  ADD(ANSWER(SECCOMP_RET_USER_NOTIF));
  // The library of C asks for the time without a call; who calls has gone round our definitions.
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clock_gettime, 0, 4));
  ADD(LOAD(args[0]));
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
  ADD(ANSWER(SECCOMP_RET_ALLOW));
  ADD(ANSWER(SECCOMP_RET_USER_NOTIF));
  for (int index = 0; index < surroundings_call_count; index++) {
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)surroundings_calls_watched[index].number, 0, 1));
    ADD(ANSWER(SECCOMP_RET_USER_NOTIF));
  }
  ADD(ANSWER(SECCOMP_RET_ALLOW));
#undef ADD
  struct sock_fprog program = {count, filter};
  long listener = -1;
  if (lets_go_on() && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
    listener = syscall(
        SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
  }
  bool is_sent = listener >= 0 && send_listener(socket, (int)listener);
  close(socket);
  if (listener >= 0) close((int)listener);
  // Nobody sees the calls, each of which would fail.
  if (listener >= 0 && !is_sent) _exit(1);
  surroundings_forget_clock();
  return is_sent;
}

#else

bool surroundings_be_watched(int socket) {
  close(socket);
  return false;
}

#endif
