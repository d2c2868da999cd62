// SPDX-License-Identifier: MIT
#include "exec_bot/system_filter.hpp"

#include <asm/unistd.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>

namespace fronteira::exec_bot {

#if defined(__x86_64__) || defined(__aarch64__)
namespace {

#if defined(__x86_64__)
constexpr uint32_t native = AUDIT_ARCH_X86_64;
#else
constexpr uint32_t native = AUDIT_ARCH_AARCH64;
#endif
/// Calls that came with later kernels, such as fchmodat2, and those of another ABI.
constexpr uint32_t first_unknown = 452;
constexpr uint32_t refused = SECCOMP_RET_ERRNO | EPERM;
constexpr uint32_t unknown = SECCOMP_RET_ERRNO | ENOSYS;
constexpr uint32_t pretended = SECCOMP_RET_ERRNO;  // it is told that it was done

/// Calls that reach beyond the program: other processes, the machine, what outlives it.
constexpr int beyond[] = {
    // its group is how it is stopped and ended
    __NR_setsid,
    __NR_setpgid,
    __NR_unshare,
    __NR_setns,
    // other processes
    __NR_ptrace,
    __NR_process_vm_readv,
    __NR_process_vm_writev,
    __NR_pidfd_open,
    __NR_pidfd_send_signal,
    __NR_pidfd_getfd,
    __NR_process_madvise,
    __NR_tkill,
    __NR_setpriority,
    __NR_ioprio_set,
    __NR_sched_setattr,
    __NR_sched_setparam,
    __NR_sched_setscheduler,
    __NR_sched_setaffinity,
    // connections, and memory that stays when it is gone
    __NR_socket,
    __NR_shmget,
    __NR_semget,
    __NR_msgget,
    __NR_mq_open,
    __NR_add_key,
    __NR_keyctl,
    __NR_request_key,
    // what a file is, which Landlock does not watch over, or not from its first version on
    __NR_truncate,
    __NR_fchmod,
    __NR_fchmodat,
    __NR_fchown,
    __NR_fchownat,
    __NR_utimensat,
    __NR_setxattr,
    __NR_lsetxattr,
    __NR_fsetxattr,
    __NR_removexattr,
    __NR_lremovexattr,
    __NR_fremovexattr,
    // the machine, and ways round this filter
    __NR_mount,
    __NR_umount2,
    __NR_open_tree,
    __NR_move_mount,
    __NR_fsopen,
    __NR_fspick,
    __NR_mount_setattr,
    __NR_pivot_root,
    __NR_chroot,
    __NR_bpf,
    __NR_perf_event_open,
    __NR_userfaultfd,
    __NR_io_uring_setup,
#if defined(__x86_64__)
    __NR_chmod,
    __NR_chown,
    __NR_lchown,
    __NR_utime,
    __NR_utimes,
    __NR_futimesat,
#endif
};

constexpr uint32_t new_spaces = CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET |
                                CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;

/// Of the terminal that the match may be played in: what asks, and what is about the descriptor.
/// Every other order to one is refused.
constexpr uint32_t terminal_questions[] = {
    TCGETS,     _IOC(_IOC_READ, 'T', 0x2a, 44),  // TCGETS2, whose type no header for programs has
    TIOCGWINSZ, FIONREAD,
    FIONBIO,    FIOASYNC,
    FIOCLEX,    FIONCLEX};
constexpr uint32_t kind_of_order = 0xff00;  // the letter of the device that it is for
constexpr uint32_t to_terminal = 'T' << 8;
/// Whom a file sends signals to.
constexpr uint32_t device_orders[] = {FIOSETOWN, SIOCSPGRP};

/// Whom a file sends which signal to when it can be read: anybody, and SIGKILL; and leases, for
/// which all who want to write wait.
constexpr uint32_t file_orders[] = {F_SETOWN, F_SETOWN_EX, F_SETSIG, F_SETLEASE, F_NOTIFY};

/// A file that is only read need not be locked, and others wait for a lock: whoever writes a
/// ledger.
constexpr uint32_t locks[] = {F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW};

constexpr uint32_t argument(int number) {
    return static_cast<uint32_t>(offsetof(seccomp_data, args) +
                                 static_cast<size_t>(number) * sizeof(uint64_t));
}

/// Puts a program of the kernel's packet filter together on the stack.
class Filter {
 public:
    void load(uint32_t offset) { add(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)); }
    void end(uint32_t verdict) { add(BPF_STMT(BPF_RET | BPF_K, verdict)); }
    void when(uint32_t value, uint32_t verdict) {
        add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1));
        end(verdict);
    }
    void unless(uint32_t value, uint32_t verdict) {
        add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0));
        end(verdict);
    }
    void from(uint32_t least, uint32_t verdict) {
        add(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, least, 0, 1));
        end(verdict);
    }
    void when_any(uint32_t bits, uint32_t verdict) {
        add(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1));
        end(verdict);
    }
    /// Leaves only these bits of what was loaded.
    void keep(uint32_t bits) { add(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, bits)); }
    /// The rules of one call, which must come to an end.
    template <class Rules>
    void of(int call, const Rules& rules) {
        sock_filter& jump = lines_[size_];
        add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<uint32_t>(call), 0, 0));
        const size_t first = size_;
        rules();
        jump.jf = static_cast<uint8_t>(size_ - first);
    }
    sock_fprog program() { return {static_cast<unsigned short>(size_), lines_.data()}; }

 private:
    void add(sock_filter line) { lines_[size_++] = line; }
    std::array<sock_filter, 256> lines_{};
    size_t size_ = 0;
};

/// A call about itself or its own group alone.
void own_alone(Filter& filter, int call, uint32_t self) {
    filter.of(call, [&] {
        filter.load(argument(0));
        filter.when(0, SECCOMP_RET_ALLOW);
        filter.when(self, SECCOMP_RET_ALLOW);
        filter.end(refused);
    });
}

/// What becomes of a call that starts a process, and of one that starts a thread.
struct Births {
    uint32_t process, thread;
};

Filter filter_for(uint32_t self, const Births& births) {
    Filter filter;
    filter.load(offsetof(seccomp_data, arch));
    filter.unless(native, SECCOMP_RET_KILL_PROCESS);
    filter.load(offsetof(seccomp_data, nr));
    filter.from(first_unknown, unknown);
    for (const int call : beyond) filter.when(static_cast<uint32_t>(call), refused);
    // What it asks for stands in memory and cannot be seen here; libraries then try clone.
    filter.when(__NR_clone3, unknown);
    filter.of(__NR_clone, [&] {
        filter.load(argument(0));
        filter.when_any(CLONE_PARENT | new_spaces, refused);
        filter.when_any(CLONE_THREAD, births.thread);
        filter.end(births.process);
    });
#if defined(__x86_64__)
    filter.when(__NR_fork, births.process);
    filter.when(__NR_vfork, births.process);
#endif
    for (const int call : {__NR_kill, __NR_tgkill, __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo})
        own_alone(filter, call, self);
    own_alone(filter, __NR_prlimit64, self);
    filter.of(__NR_ioctl, [&] {
        filter.load(argument(1));
        for (const uint32_t request : device_orders) filter.when(request, refused);
        for (const uint32_t request : terminal_questions) filter.when(request, SECCOMP_RET_ALLOW);
        filter.keep(kind_of_order);
        filter.when(to_terminal, refused);
        filter.end(SECCOMP_RET_ALLOW);
    });
    filter.of(__NR_fcntl, [&] {
        filter.load(argument(1));
        for (const uint32_t order : file_orders) filter.when(order, refused);
        for (const uint32_t lock : locks) filter.when(lock, pretended);
        filter.end(SECCOMP_RET_ALLOW);
    });
    filter.when(__NR_flock, pretended);
    filter.end(SECCOMP_RET_ALLOW);
    return filter;
}

int install(const Births& births, unsigned flags) {
    Filter filter = filter_for(static_cast<uint32_t>(getpid()), births);
    const sock_fprog program = filter.program();
    return static_cast<int>(syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program));
}

}  // namespace

int filter_system_calls() {
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    const int listener =
        install({SECCOMP_RET_USER_NOTIF, SECCOMP_RET_USER_NOTIF}, SECCOMP_FILTER_FLAG_NEW_LISTENER);
    if (listener < 0) install({refused, SECCOMP_RET_ALLOW}, 0);
    return listener;
}

#else

int filter_system_calls() {
    return -1;
}

#endif

}  // namespace fronteira::exec_bot
