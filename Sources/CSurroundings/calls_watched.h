#pragma once
#include <sys/syscall.h>

#include "watching.h"

// A call by which a program looks at something outside of itself.
struct watched_call {
  long number;
  enum surroundings_sight sight;
  // Which argument is the path; -1 is none.
  signed char path;
  // Which argument is the folder that a path starts from; -1 is the current one.
  signed char folder;
  // Which argument says how a file is opened; -1 is none.
  signed char flags;
};

static const struct watched_call surroundings_calls_watched[] = {
#ifdef SYS_open
    {SYS_open, surroundings_reads, 0, -1, 1},
    {SYS_creat, surroundings_writes, 0, -1, -1},
    {SYS_stat, surroundings_reads, 0, -1, -1},
    {SYS_lstat, surroundings_asks, 0, -1, -1},
    {SYS_access, surroundings_reads, 0, -1, -1},
    {SYS_readlink, surroundings_reads, 0, -1, -1},
    {SYS_rename, surroundings_writes, 0, -1, -1},
    {SYS_link, surroundings_writes, 1, -1, -1},
    {SYS_symlink, surroundings_writes, 1, -1, -1},
    {SYS_unlink, surroundings_writes, 0, -1, -1},
    {SYS_mkdir, surroundings_writes, 0, -1, -1},
    {SYS_rmdir, surroundings_writes, 0, -1, -1},
    {SYS_mknod, surroundings_writes, 0, -1, -1},
    {SYS_chmod, surroundings_writes, 0, -1, -1},
    {SYS_chown, surroundings_writes, 0, -1, -1},
    {SYS_utime, surroundings_writes, 0, -1, -1},
    {SYS_utimes, surroundings_writes, 0, -1, -1},
    {SYS_time, surroundings_measures, -1, -1, -1},
#endif
#ifdef SYS_renameat
    {SYS_renameat, surroundings_writes, 1, 0, -1},
#endif
    {SYS_openat, surroundings_reads, 1, 0, 2},
    // Says how in memory of its own.
    {SYS_openat2, surroundings_writes, 1, 0, -1},
    {SYS_open_by_handle_at, surroundings_hides, -1, -1, -1},
    {SYS_newfstatat, surroundings_reads, 1, 0, 3},
    {SYS_statx, surroundings_asks, 1, 0, -1},
    {SYS_faccessat, surroundings_reads, 1, 0, -1},
    {SYS_faccessat2, surroundings_reads, 1, 0, -1},
    {SYS_readlinkat, surroundings_reads, 1, 0, -1},
    {SYS_getxattr, surroundings_asks, 0, -1, -1},
    {SYS_lgetxattr, surroundings_asks, 0, -1, -1},
    {SYS_listxattr, surroundings_asks, 0, -1, -1},
    {SYS_llistxattr, surroundings_asks, 0, -1, -1},
    {SYS_renameat2, surroundings_writes, 1, 0, -1},
    {SYS_linkat, surroundings_writes, 3, 2, -1},
    {SYS_symlinkat, surroundings_writes, 2, 1, -1},
    {SYS_unlinkat, surroundings_writes, 1, 0, -1},
    {SYS_mkdirat, surroundings_writes, 1, 0, -1},
    {SYS_mknodat, surroundings_writes, 1, 0, -1},
    {SYS_truncate, surroundings_writes, 0, -1, -1},
    {SYS_fchmodat, surroundings_writes, 1, 0, -1},
    {SYS_fchownat, surroundings_writes, 1, 0, -1},
    {SYS_setxattr, surroundings_writes, 0, -1, -1},
    {SYS_execve, surroundings_starts, 0, -1, -1},
    {SYS_execveat, surroundings_starts, 1, 0, -1},
    {SYS_socket, surroundings_connects, -1, -1, -1},
    {SYS_connect, surroundings_connects, -1, -1, -1},
    {SYS_clock_gettime, surroundings_measures, -1, -1, -1},
    {SYS_gettimeofday, surroundings_measures, -1, -1, -1},
    {SYS_adjtimex, surroundings_measures, -1, -1, -1},
    {SYS_uname, surroundings_measures, -1, -1, -1},
    {SYS_sysinfo, surroundings_measures, -1, -1, -1},
    {SYS_statfs, surroundings_measures, -1, -1, -1},
    {SYS_fstatfs, surroundings_measures, -1, -1, -1},
    {SYS_shmget, surroundings_hides, -1, -1, -1},
    {SYS_msgget, surroundings_hides, -1, -1, -1},
    {SYS_semget, surroundings_hides, -1, -1, -1},
    {SYS_mq_open, surroundings_hides, -1, -1, -1},
    {SYS_io_uring_setup, surroundings_hides, -1, -1, -1},
    {SYS_process_vm_readv, surroundings_hides, -1, -1, -1},
    {SYS_pidfd_getfd, surroundings_hides, -1, -1, -1},
};

enum {
  surroundings_call_count =
      sizeof surroundings_calls_watched / sizeof *surroundings_calls_watched
};

// Forgets that the clock was asked for.
void surroundings_forget_clock(void);
