// SPDX-License-Identifier: MIT
// How the match stops when it cannot go on, or never comes to an end, and what is said of why.
#include "host/rooms/room.hpp"
#include "host/words.hpp"
#include "protocol/one_line.hpp"

#include <set>

namespace fronteira::host {
namespace {

/// What all may know of a fault. The words of the rules could hold anything that a seat may not
/// see: they are for the log, and for the seats there is the place.
std::string told_to_all(const Diagnostic& finding) {
    if (!finding.code.starts_with("match.")) return finding.message;  // the host's own words
    std::string place = finding.place.file;
    if (finding.place.line > 0) place += ":" + std::to_string(finding.place.line);
    return place;
}

/// What a match is played with is not what it was: that is for people to know and to put right.
bool was_changed(const std::string& code) {
    static const std::set<std::string> of_the_lock = {
        "replay.map",       "replay.no_mod",       "replay.mod_version", "replay.mod_content",
        "replay.more_mods", "mod.unknown_ruleset", "map.unknown"};
    return of_the_lock.contains(code);
}

}  // namespace

/// The match cannot go on as it is; what was kept of it is good, and the next to join tries again.
void Room::break_down(const Diagnostics& findings) {
    Json news = protocol::message("stopped");
    const std::string code = findings.empty() ? "match.closed" : findings.front().code;
    news["code"] = code;
    news["say"] = in_all_languages(services_.texts, "stopped." + code);
    if (news["say"].empty()) news["say"] = in_all_languages(services_.texts, "stopped.other");
    news["findings"] = Json::array();
    for (const Diagnostic& finding : findings) {
        if (const std::string told = told_to_all(finding); !told.empty())
            news["findings"].push_back(told);
        warn("is stopped: " + to_text(finding));
    }
    proposal_.reset();
    stepping_ = false;
    clock_.stop(now());
    close();
    status_ = Json();
    stopped_ = news;
    tell_all(news);
}

void Room::cannot_resume(const Json& refused) {
    const char* code = was_changed(refused["code"]) ? "match.changed" : "match.resume";
    Diagnostics findings;
    for (const Json& one : refused.value("findings", Json::array()))
        findings.push_back(error_at({}, code, one));
    break_down(findings);
}

/// For whoever asked something of it, and may not be among those who were told.
Json Room::closed_error() const {
    Json error = protocol::error("match.closed");
    for (const char* key : {"say", "findings"})
        if (stopped_.contains(key)) error[key] = stopped_[key];
    return error;
}

/// For whoever asked the worker before this one.
Json Room::overtaken_error() const {
    return protocol::error(waiting() && stopped_.is_null() ? laid_anew : "match.closed");
}

bool Room::is_too_long() const {
    if (over() || cut_short_ || !status_.is_object() || status_.empty()) return false;
    const uint64_t moves = status_["number"].get<uint64_t>();
    const MatchLimits limits = kept_.about.fixture.value_or(FixtureTerms()).limits;
    return moves >= services_.limits.moves || status_["bytes"] >= services_.limits.move_bytes ||
           (limits.most_moves > 0 && moves >= limits.most_moves) ||
           (limits.most_rounds > 0 && status_.value("round", uint64_t{0}) > limits.most_rounds);
}

/// Rules or players that never come to an end do not go on for ever here.
void Room::cut_short() {
    cut_short_ = true;
    ask({{"do", "abandon"}}, [self = shared_from_this()](const Json&) {
        const auto& fixture = self->kept_.about.fixture;
        const bool by_spaces = fixture && fixture->limits.by_spaces;
        self->tell_seats(in_all_languages(self->services_.texts,
                                          by_spaces ? "too_long_by_spaces" : "too_long",
                                          {{"moves", std::to_string(self->kept_.moves)}}));
    });
}

/// In the log, where what the rules or a bot said must not pass for something else.
void Room::warn(const std::string& what) const {
    services_.warn("match " + kept_.id + " " + protocol::one_line(what, 500));
}

}  // namespace fronteira::host
