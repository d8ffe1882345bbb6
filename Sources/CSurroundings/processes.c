#define _GNU_SOURCE
#include "surroundings.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

bool surroundings_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC) == 0;
#else
  if (pipe(ends) != 0) return false;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return true;
#endif
}

int surroundings_temporary_file(char *name) { return mkostemp(name, O_CLOEXEC); }

#if defined(__linux__)
#include <dirent.h>
#include <stdio.h>
#include <sys/prctl.h>

// The child that is waited for, with whom this process ends.
static volatile sig_atomic_t child;

// Where Linux lists the children of the main thread.
static char children_path[64];

// Ends what the main thread of this process has for children, those that lost their own parent among
// them, until there are none. May be called in the handler of a signal.
static void end_orphans(void) {
  // Each round's orphans may leave others behind.
  for (int round = 0; round < 64; round++) {
    char text[4096];
    int file = open(children_path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return;
    text[count] = 0;
    pid_t process = 0;
    for (char *at = text; *at; at++) {
      if (*at >= '0' && *at <= '9') {
        process = process * 10 + (*at - '0');
      } else if (process > 0) {
        kill(-process, SIGKILL);
        kill(process, SIGKILL);
        waitpid(process, NULL, 0);
        process = 0;
      }
    }
  }
}

static void end_all(int number) {
  (void)number;
  pid_t process = child;
  if (process > 0) kill(-process, SIGKILL);
  end_orphans();
  if (getpgrp() == getpid()) kill(0, SIGKILL);
  _exit(1);
}

static void set_blocked(int how) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigprocmask(how, &signals, NULL);
}

void surroundings_adopt_orphans(void) {
  snprintf(
      children_path, sizeof children_path, "/proc/self/task/%d/children", (int)getpid());
  // Whoever loses its parent becomes a child of this process, whatever group it made for itself.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
}

void surroundings_end_with_parent(void) {
  surroundings_adopt_orphans();
  struct sigaction action = {.sa_handler = end_all};
  sigemptyset(&action.sa_mask);
  sigaction(SIGTERM, &action, NULL);
  set_blocked(SIG_UNBLOCK);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
}

bool surroundings_can_fork(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return false;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(tasks)) != NULL;) {
    if (entry->d_name[0] != '.') count++;
  }
  closedir(tasks);
  return count == 1;
}

int surroundings_fork(void) {
  pid_t parent = getpid();
  // A signal that came before the child is noted would leave it behind.
  set_blocked(SIG_BLOCK);
  pid_t process = fork();
  if (process == 0) {
    surroundings_note_former_thread(parent);
    setpgid(0, 0);
    signal(SIGTERM, SIG_DFL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
  } else if (process > 0) {
    setpgid(process, process);
    child = process;
  }
  set_blocked(SIG_UNBLOCK);
  return process;
}

int surroundings_wait(int process) {
  siginfo_t information;
  while (waitid(P_PID, (id_t)process, &information, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
  // While it is not taken away, nobody else's group can have its number.
  kill(-process, SIGKILL);
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
  child = 0;
  end_orphans();
  return status;
}

#else

void surroundings_adopt_orphans(void) {}
void surroundings_end_with_parent(void) {}
bool surroundings_can_fork(void) { return false; }
int surroundings_fork(void) { return -1; }

int surroundings_wait(int process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
  kill(-process, SIGKILL);
  return status;
}

#endif
