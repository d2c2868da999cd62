// SPDX-License-Identifier: MIT
#include "tournament/ledger/identity.hpp"

#include "content/mods/content_hash.hpp"
#include "tournament/plan/decimal.hpp"
#include "tournament/plan/plan_reader.hpp"

#include <algorithm>
#include <map>
#include <utility>

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

/// `points.win = 6000` as the organiser writes it: `points.win = 1`.
std::string as_written(const std::string& line) {
    const size_t at = line.find(" = ");
    if (at == std::string::npos) return line;
    const std::string key = line.substr(0, at), value = line.substr(at + 3);
    const auto with = [&](const std::string& text) { return key + " = " + text; };
    static const std::map<std::string, std::pair<const char*, const char*>> words = {
        {"limits.adjudicate", {"draw", "spaces"}},
        {"people.watch", {"nobody", "anyone"}},
        {"people.late", {"false", "true"}},
        {"test", {"none", "given"}}};
    if (const auto known = words.find(key); known != words.end())
        return with(value == "0"   ? known->second.first
                    : value == "1" ? known->second.second
                                   : value);
    if (key == "points.draw" && value == "-1") return with("a win shared by all");
    if (key.starts_with("points."))
        return with(decimal_text(std::stod(value) / static_cast<double>(a_point)));
    return key.starts_with("test.") ? with(decimal_text(std::stod(value))) : line;
}

/// The first thing in which two plans differ, in the words of a finding.
std::string difference(const std::vector<std::string>& then, const std::vector<std::string>& now) {
    const std::string was = as_written(first_missing(then, now));
    const std::string is = as_written(first_missing(now, then));
    if (was.empty()) return "it lacks `" + is + "`, which the file has";
    if (is.empty()) return "it has `" + was + "`, which the file lacks";
    return "it has `" + was + "` where the file has `" + is + "`";
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

Result<void> check_plan(const Plan& plan, const LedgerHead& head, const std::string& ledger,
                        const std::string& remedy) {
    const auto kept = parse_plan(head.plan, ledger);
    if (!kept) return fail(kept.error());
    const std::vector<std::string> now = fingerprint(plan), then = fingerprint(*kept);
    if (now == then) return {};
    return fail(error_at({ledger, 0, 0}, "ledger.other_plan",
                         "is the ledger of another configuration: " + difference(then, now),
                         remedy));
}

Result<void> check_lock(const LedgerHead& head, const std::string& lock, const std::string& ledger,
                        const std::string& remedy) {
    if (head.lock == lock) return {};
    const std::string was = first_missing(lines_of(head.lock), lines_of(lock));
    return fail(error_at({ledger, 0, 0}, "ledger.other_mods",
                         "was begun with `" + was + "`, which is not what is installed", remedy));
}

}  // namespace fronteira::tournament
