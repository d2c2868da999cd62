// SPDX-License-Identifier: MIT
#include "tournament/identity.hpp"

#include "content/content_hash.hpp"
#include "tournament/plan_reader.hpp"

#include <algorithm>

namespace fronteira::tournament {
namespace {

/// What stands in one list and not in the other, in the order of the first.
std::string first_missing(const std::vector<std::string>& lines,
                          const std::vector<std::string>& among) {
    for (const std::string& line : lines)
        if (std::find(among.begin(), among.end(), line) == among.end()) return line;
    return {};
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        lines.emplace_back(line);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return lines;
}

}  // namespace

std::string identity_of(const Plan& plan) {
    std::string text;
    for (const std::string& line : fingerprint(plan)) text += line + "\n";
    return content::content_hash(text);
}

Result<std::string> identity_of(const Ledger& ledger) {
    const auto head = ledger.head();
    if (!head) return fail(head.error());
    const auto plan = parse_plan(*head ? (*head)->plan : std::string(), ledger.path().string());
    if (!plan) return fail(plan.error());
    return identity_of(*plan);
}

Result<void> check_plan(const Plan& plan, const LedgerHead& head, const std::string& ledger) {
    const auto kept = parse_plan(head.plan, ledger);
    if (!kept) return fail(kept.error());
    const std::vector<std::string> now = fingerprint(plan), then = fingerprint(*kept);
    if (now == then) return {};
    const std::string was = first_missing(then, now), is = first_missing(now, then);
    return fail(error_at({ledger, 0, 0}, "ledger.other_plan",
                         "is the ledger of another configuration: it has `" + was +
                             "` where the file has `" + is + "`",
                         "put the file back as it was, or begin a ledger of its own with "
                         "--ledger"));
}

Result<void> check_lock(const LedgerHead& head, const std::string& lock,
                        const std::string& ledger) {
    if (head.lock == lock) return {};
    const std::string was = first_missing(lines_of(head.lock), lines_of(lock));
    return fail(error_at({ledger, 0, 0}, "ledger.other_mods",
                         "was begun with `" + was + "`, which is not what is installed",
                         "install what it was begun with, or begin a ledger of its own with "
                         "--ledger"));
}

}  // namespace fronteira::tournament
