// SPDX-License-Identifier: MIT
// A tournament of people: what its requests do.
#include "runtime/cups/people_cup.hpp"

#include <fronteira/seat.hpp>

#include "host/token.hpp"
#include "protocol/keys.hpp"
#include "protocol/one_line.hpp"
#include "runtime/bots/bot_maker.hpp"
#include "tournament/plan/names.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace fronteira::runtime {

using host::Contest;
using protocol::text_of;
using Ruling = Contest::Ruling;
using tournament::Entrant;
using tournament::longest_name;

namespace {

constexpr size_t longest_reason = 300;

/// The host has a sentence for each code in every language. Where that says it all, ours, which is
/// English, would only say it again.
Ruling refused(const Diagnostics& findings) {
    static const std::set<std::string> said_by_host = {
        "tournament.round_open", "tournament.same_name", "tournament.result",
        "tournament.reason",     "tournament.over",      "tournament.name"};
    if (const std::string& code = findings.front().code; said_by_host.count(code) != 0)
        return {protocol::error(code, ""), false, {}, {}};
    return {protocol::error(findings), false, {}, {}};
}

Ruling refused(const char* code, const std::string& hint = {}) {
    return {protocol::error(code, hint), false, {}, {}};
}

Ruling done() {
    return {protocol::message("done"), true, {}, {}};
}

Ruling registered(const std::string& name, const std::string& token) {
    Ruling ruling{protocol::message("registered"), true, {}, {}};
    ruling.reply["entrant"] = name;
    if (!token.empty()) ruling.reply["token"] = token;
    return ruling;
}

/// What is kept of the token that a request brings.
std::string key_in(const host::Json& message) {
    return host::token_hash(text_of(message, "token", "").value_or(""));
}

}  // namespace

Ruling PeopleCup::rule(const Json& message, bool owner) {
    using Deed = Ruling (PeopleCup::*)(const Json&, const Asker&);
    static const std::map<std::string, Deed> anybody = {{"tournament", &PeopleCup::tell},
                                                        {"register", &PeopleCup::enrol},
                                                        {"withdraw", &PeopleCup::withdraw}};
    static const std::map<std::string, Deed> organiser = {{"round", &PeopleCup::round},
                                                          {"replace", &PeopleCup::replace},
                                                          {"correct", &PeopleCup::correct},
                                                          {"forfeit", &PeopleCup::forfeit}};
    const Asker who = asker(message, owner);
    const std::string type = message["type"];
    Ruling ruling;
    if (const auto deed = anybody.find(type); deed != anybody.end())
        ruling = (this->*deed->second)(message, who);
    else if (!who.organiser)
        ruling = refused("tournament.organiser");
    else
        ruling = (this->*organiser.at(type))(message, who);
    if (ruling.changed) told_ = Json();
    return ruling;
}

bool PeopleCup::is_organisers(const Json& message) const {
    return key_in(message) == organiser_;
}

PeopleCup::Asker PeopleCup::asker(const Json& message, bool owner) const {
    Asker who{owner, owner || is_organisers(message), -1};
    const std::string key = key_in(message);
    for (size_t entrant = 0; entrant < plan().entrants.size(); ++entrant)
        if (plan().entrants[entrant].key == key) who.entrant = static_cast<int>(entrant);
    return who;
}

Result<std::string> PeopleCup::clean_name(const Json& message) const {
    const auto name = text_of(message, "name");
    if (!name) return fail(name.error());
    const std::string clean = protocol::one_line(*name, longest_name);
    if (clean.empty() || name->size() > longest_name)
        return fail(error_at({}, "tournament.name", "a name has 1 to 60 bytes that can be seen"));
    return clean;
}

/// The entrant that a request names.
Result<int> PeopleCup::named(const Json& message) const {
    const auto name = text_of(message, "entrant");
    if (!name) return fail(name.error());
    if (const auto found = director_->find(*name)) return *found;
    return fail(error_at({}, "tournament.entrant", protocol::one_line(*name, longest_name)));
}

/// The match that a request names, from 0; it may be over.
Result<uint64_t> PeopleCup::match_in(const Json& message) const {
    const auto number = protocol::number_of(message, "number", 1, INT64_MAX);
    if (!number) return fail(number.error());
    const auto match = static_cast<uint64_t>(*number) - 1;
    if (match < schedule().matches()) return match;
    return fail(error_at({}, "tournament.match", std::to_string(*number)));
}

/// Whoever may name a program as a bot runs it on this machine.
Result<void> PeopleCup::check_bot(const std::string& bot, const Asker& asker) const {
    if (bot.starts_with(exec_prefix)) {
        if (asker.owner) return {};
        return fail(error_at({}, "local.only", "`" + protocol::one_line(bot, longest_name) + "`"));
    }
    if (protocol::one_line(bot, longest_name) != bot)
        return fail(error_at({}, "bot.unknown", protocol::one_line(bot, longest_name)));
    for (const Game& game : cup_.games)
        if (auto known = check_bot_name(installation_, game, bot); !known) return known;
    return {};
}

Ruling PeopleCup::enrol(const Json& message, const Asker& asker) {
    const auto name = clean_name(message);
    const auto code = text_of(message, "code", "");
    const auto bot = text_of(message, "bot", Entrant::person);
    if (!name) return refused(name.error());
    if (!code) return refused(code.error());
    if (!bot) return refused(bot.error());
    const bool person = *bot == Entrant::person;
    if (!asker.organiser) {
        if (!person) return refused("tournament.organiser");
        if (host::token_hash(*code) != host::token_hash(code_)) return refused("tournament.code");
        if (!schedule().rounds().empty() && !plan().people.late)
            return refused("tournament.closed");
    }
    if (plan().entrants.size() >= tournament::most_entrants) return refused("tournament.full");
    if (!person)
        if (auto good = check_bot(*bot, asker); !good) return refused(good.error());
    const std::string token = person ? host::new_token() : "";
    const auto entrant = director_->enrol(*name, *bot, person ? host::token_hash(token) : "");
    if (!entrant) return refused(entrant.error());
    return registered(plan().entrants[static_cast<size_t>(*entrant)].name, token);
}

Ruling PeopleCup::withdraw(const Json& message, const Asker& asker) {
    int entrant = asker.entrant;
    if (message.contains("entrant") && asker.organiser) {
        const auto found = named(message);
        if (!found) return refused(found.error());
        entrant = *found;
    }
    if (entrant < 0) return refused("tournament.token");
    if (plan().entrants[static_cast<size_t>(entrant)].leaves != 0)
        return refused("tournament.left");
    if (auto left = director_->withdraw(entrant); !left) return refused(left.error());
    return done();
}

/// What would be paired now; why nothing can be is a failure.
Result<PairedRound> PeopleCup::next_round() const {
    const PairingField field = tournament::field_of(plan(), schedule());
    const auto present = std::count(field.present.begin(), field.present.end(), true);
    if (present < plan().seats)
        return fail(error_at({}, "tournament.too_few",
                             std::to_string(present) + " < " + std::to_string(plan().seats)));
    if (const std::string objection = cup_.format->objection(field); !objection.empty())
        return fail(error_at({}, "tournament.field", objection));
    auto round = director_->preview();
    if (!round) return fail(std::move(round.error()));
    if (!*round) return fail(error_at({}, "tournament.over", "every round was played"));
    return std::move(**round);
}

Ruling PeopleCup::round(const Json& message, const Asker&) {
    const auto next = next_round();
    if (!next) return refused(next.error());
    const auto asked = protocol::flag_of(message, "preview", false);
    if (!asked) return refused(asked.error());
    const bool preview = *asked;
    Ruling ruling{protocol::message("round"), !preview, {}, {}};
    ruling.reply["round"] = schedule().rounds().size() + 1;
    ruling.reply["published"] = !preview;
    ruling.reply["meetings"] = Json::array();
    for (const Meeting& meeting : next->meetings)
        ruling.reply["meetings"].push_back(names(meeting.entrants));
    ruling.reply["byes"] = names(next->byes);
    if (preview) return ruling;
    if (auto paired = director_->pair(); !paired) return refused(paired.error());
    return ruling;
}

Ruling PeopleCup::replace(const Json& message, const Asker& asker) {
    const auto entrant = named(message);
    if (!entrant) return refused(entrant.error());
    const Entrant& before = plan().entrants[static_cast<size_t>(*entrant)];
    const auto name =
        message.contains("name") ? clean_name(message) : Result<std::string>(before.name);
    const auto bot = text_of(message, "bot", Entrant::person);
    if (!name) return refused(name.error());
    if (!bot) return refused(bot.error());
    const bool person = *bot == Entrant::person;
    if (!person)
        if (auto good = check_bot(*bot, asker); !good) return refused(good.error());
    const std::string token = person ? host::new_token() : "";
    auto replaced =
        director_->replace(*entrant, *name, *bot, person ? host::token_hash(token) : "");
    if (!replaced) return refused(replaced.error());
    Ruling ruling = registered(*name, token);
    for (const tournament::Fixture& fixture : director_->open_matches())
        for (size_t seat = 0; seat < fixture.seats.size(); ++seat)
            if (fixture.seats[seat] == *entrant)
                ruling.changes.push_back({fixture.number, static_cast<int>(seat),
                                          person ? "human" : "bot:" + *bot, *name});
    return ruling;
}

Ruling PeopleCup::correct(const Json& message, const Asker&) {
    const auto match = match_in(message);
    const auto reason = text_of(message, "reason");
    const Json winners = message.value("winners", Json());
    if (!match) return refused(match.error());
    if (!reason) return refused(reason.error());
    if (!winners.is_array())
        return refused(protocol::key_fault("winners", "a list of names").value());
    const tournament::Fixture fixture = schedule().fixture(*match);
    uint32_t seats = 0;
    for (const Json& winner : winners) {
        const auto entrant = named({{"entrant", winner}});
        if (!entrant) return refused(entrant.error());
        const auto seat = std::find(fixture.seats.begin(), fixture.seats.end(), *entrant);
        if (seat == fixture.seats.end()) return refused("tournament.not_at_table");
        seats |= 1u << (seat - fixture.seats.begin());
    }
    const std::string why = protocol::one_line(*reason, longest_reason);
    if (auto corrected = director_->correct(*match, seats, why); !corrected)
        return refused(corrected.error());
    return done();
}

Ruling PeopleCup::forfeit(const Json& message, const Asker&) {
    const auto match = match_in(message);
    const auto entrant = named(message);
    const auto reason = text_of(message, "reason");
    if (!match) return refused(match.error());
    if (!entrant) return refused(entrant.error());
    if (!reason) return refused(reason.error());
    const std::string why = protocol::one_line(*reason, longest_reason);
    if (why.empty()) return refused("tournament.reason");
    if (director_->book().has(*match)) return refused("match.over");
    const tournament::Fixture fixture = schedule().fixture(*match);
    const auto seat = std::find(fixture.seats.begin(), fixture.seats.end(), *entrant);
    if (seat == fixture.seats.end()) return refused("tournament.not_at_table");
    Ruling ruling = done();
    ruling.forfeit = {*match, static_cast<int>(seat - fixture.seats.begin()), why};
    return ruling;
}

}  // namespace fronteira::runtime
