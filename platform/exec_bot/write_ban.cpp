// SPDX-License-Identifier: MIT
#include "exec_bot/write_ban.hpp"

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>

namespace fronteira::exec_bot {
namespace {

/// landlock_ruleset_attr as later kernels know it; an older one is handed its beginning.
struct Banned {
    uint64_t files = 0;
    uint64_t connections = 0;
    uint64_t scopes = 0;
};

constexpr uint64_t of_first_kernels =
    LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
    LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
    LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
    LANDLOCK_ACCESS_FS_MAKE_SYM;
constexpr uint64_t renaming = uint64_t{1} << 13;  // version 2
constexpr uint64_t cutting = uint64_t{1} << 14;   // version 3
constexpr uint64_t devices = uint64_t{1} << 15;   // version 5
constexpr uint64_t tcp = 3;                       // version 4: bind and connect
constexpr uint64_t scopes = 3;                    // version 6: abstract sockets, signals

Banned banned_by(long version, size_t& bytes) {
    Banned banned{of_first_kernels, 0, 0};
    bytes = sizeof banned.files;
    if (version >= 2) banned.files |= renaming;
    if (version >= 3) banned.files |= cutting;
    if (version >= 4) {
        banned.connections = tcp;
        bytes += sizeof banned.connections;
    }
    if (version >= 5) banned.files |= devices;
    if (version >= 6) {
        banned.scopes = scopes;
        bytes += sizeof banned.scopes;
    }
    return banned;
}

}  // namespace

void ban_writing() {
    const long version = syscall(__NR_landlock_create_ruleset, nullptr, 0, 1);
    if (version < 1) return;
    size_t bytes = 0;
    const Banned banned = banned_by(version, bytes);
    const long rules = syscall(__NR_landlock_create_ruleset, &banned, bytes, 0);
    if (rules < 0) return;
    const int nothing = open("/dev/null", O_PATH | O_CLOEXEC);
    if (nothing >= 0) {
        const landlock_path_beneath_attr allowed{
            banned.files & (LANDLOCK_ACCESS_FS_WRITE_FILE | cutting), nothing};
        syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &allowed, 0);
        close(nothing);
    }
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    syscall(__NR_landlock_restrict_self, rules, 0);
    close(static_cast<int>(rules));
}

void drop_capabilities() {
    prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED, 0, 0, 0);
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    const __user_cap_data_struct none[2] = {};
    syscall(__NR_capset, &header, none);
}

}  // namespace fronteira::exec_bot
