// SPDX-License-Identifier: MIT
#include "exec_bot/confinement.hpp"

#include "exec_bot/own_process.hpp"
#include "exec_bot/system_filter.hpp"
#include "exec_bot/write_ban.hpp"

#include <asm/unistd.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace fronteira::exec_bot {
namespace {

/// The process group of a process by the number that its folder in /proc has for a name.
pid_t group_of(const std::filesystem::path& folder) {
    std::ifstream file(folder / "stat");
    std::string text;
    std::getline(file, text);
    // The name may hold anything: what follows it are state, parent, group.
    const size_t name_end = text.rfind(") ");
    if (name_end == std::string::npos) return -1;
    size_t at = name_end + 4;  // past the state
    at = text.find(' ', at);   // past the parent
    return at == std::string::npos ? -1 : std::atoi(text.c_str() + at);
}

/// The folders in /proc of the processes of a group.
std::vector<std::filesystem::path> members_of(pid_t group) {
    std::vector<std::filesystem::path> members;
    std::error_code gone;
    for (std::filesystem::directory_iterator one("/proc", gone), end; one != end;
         one.increment(gone)) {
        const std::string name = one->path().filename().string();
        if (name.find_first_not_of("0123456789") == std::string::npos &&
            group_of(one->path()) == group)
            members.push_back(one->path());
    }
    return members;
}

/// What the kernel says in the line that begins with `key`, in bytes.
uint64_t amount_in(const std::filesystem::path& file, const std::string& key) {
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(key))
            return std::strtoull(line.c_str() + key.size(), nullptr, 10) << 10;
    return 0;
}

}  // namespace

int confine(const Limits& limits) {
    std::signal(SIGXFSZ, SIG_IGN);
    limit_for_good(RLIMIT_CORE, 0);
    limit_for_good(RLIMIT_FSIZE, 0);
    limit_for_good(RLIMIT_NOFILE, static_cast<rlim_t>(limits.files));
    limit_for_good(RLIMIT_AS, limits.memory);
    limit_for_good(RLIMIT_CPU, static_cast<rlim_t>(limits.processor_seconds));
    drop_capabilities();
    ban_writing();
    return filter_system_calls();
}

std::optional<Birth> birth_at(int descriptor) {
    seccomp_notif asked{};
    if (ioctl(descriptor, SECCOMP_IOCTL_NOTIF_RECV, &asked) != 0) return std::nullopt;
    return Birth{asked.id, asked.data.nr == __NR_clone && (asked.data.args[0] & CLONE_THREAD) != 0};
}

void grant(int descriptor, const Birth& birth) {
    seccomp_notif_resp answer{};
    answer.id = birth.id;
    answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    ioctl(descriptor, SECCOMP_IOCTL_NOTIF_SEND, &answer);
}

size_t processes_of(pid_t group) {
    return members_of(group).size();
}

size_t threads_of(pid_t group) {
    size_t threads = 0;
    for (const auto& member : members_of(group)) {
        std::error_code gone;
        for (std::filesystem::directory_iterator one(member / "task", gone), end; one != end;
             one.increment(gone))
            ++threads;
    }
    return threads;
}

uint64_t memory_of(pid_t group) {
    uint64_t bytes = 0;
    for (const auto& member : members_of(group)) {
        const uint64_t share = amount_in(member / "smaps_rollup", "Pss:");
        bytes += share > 0 ? share : amount_in(member / "status", "VmRSS:");
    }
    return bytes;
}

}  // namespace fronteira::exec_bot
