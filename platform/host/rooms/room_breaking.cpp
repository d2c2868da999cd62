// SPDX-License-Identifier: MIT
// How Room stops when its match cannot go on, and what it says of why.
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

void Room::cannot_resume(const Json& refused) {
    const char* code = was_changed(refused["code"]) ? "match.changed" : "match.resume";
    Diagnostics findings;
    for (const Json& one : refused.value("findings", Json::array()))
        findings.push_back(error_at({}, code, one));
    break_down(findings);
}

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

void Room::keep_about() {
    services_.store.put_about(kept_.id, kept_.about);
    expect_kept();
}

/// What was written last is to be on the disk soon.
void Room::expect_kept() {
    services_.outbox.add([self = shared_from_this()](bool kept) {
        if (!kept) self->fall_back();
    });
}

/// The disk did not take what was written last: the match is what was kept of it before, also in
/// memory, or it would be told otherwise than after the host is begun again.
void Room::fall_back() {
    if (auto kept = services_.store.match(kept_.id)) kept_ = std::move(*kept);
    clock_.set_paused(kept_.about.paused, now());
    beginning_ = false;
    if (stopped_.is_null()) break_down({error_at({}, "store.write", "the store failed")});
    if (!kept_.about.left.empty()) clock_.set_left(kept_.about.left);
    services_.not_kept();
}

/// For whoever asked something of it, and may not be among those who were told.
Json Room::closed() const {
    Json error = protocol::error("match.closed");
    for (const char* key : {"say", "findings"})
        if (stopped_.contains(key)) error[key] = stopped_[key];
    return error;
}

/// For whoever asked the worker before this one.
Json Room::asked_too_early() const {
    return protocol::error(waiting() && stopped_.is_null() ? laid_anew : "match.closed");
}

/// In the log, where what the rules or a bot said must not pass for something else.
void Room::warn(const std::string& what) const {
    services_.warn("match " + kept_.id + " " + protocol::one_line(what, 500));
}

}  // namespace fronteira::host
