// SPDX-License-Identifier: MIT
#include "tournament/director.hpp"

#include "tournament/formats/formats.hpp"
#include "tournament/ledger/identity.hpp"
#include "tournament/ledger/match_result.hpp"
#include "tournament/plan/names.hpp"

#include <algorithm>

namespace fronteira::tournament {
Director::Director(Plan plan, const PairingFormat& format, std::unique_ptr<Ledger> ledger)
    : plan_(std::move(plan)),
      format_(&format),
      ledger_(std::move(ledger)),
      identity_(identity_of(plan_)),
      book_(std::make_unique<Book>(plan_, format)) {}

Result<std::unique_ptr<Director>> Director::open(Plan plan, const PairingFormat& format,
                                                 const std::filesystem::path& ledger,
                                                 const std::string& lock) {
    auto opened = Ledger::open_to_write(ledger);
    if (!opened) return fail(std::move(opened.error()));
    std::unique_ptr<Director> director(new Director(std::move(plan), format, std::move(*opened)));
    if (auto read = director->read(lock); !read) return fail(std::move(read.error()));
    return director;
}

Diagnostic Director::fault(const char* code, std::string sentence, std::string hint) const {
    return error_at({ledger_->path().string(), 0, 0}, code, std::move(sentence), std::move(hint));
}

Result<void> Director::read(const std::string& lock) {
    auto head = ledger_->head();
    if (!head) return fail(std::move(head.error()));
    if (!*head) {
        ledger_->put_head({plan_.source, lock, {}});
        return ledger_->commit();
    }
    const std::string name = ledger_->path().string();
    if (auto same = check_plan(plan_, **head, name); !same) return same;
    if (auto same = check_lock(**head, lock, name); !same) return same;
    if (auto taken = take_entrants(*ledger_, plan_.entrants); !taken) return taken;
    return book_->read(*ledger_);
}

Result<void> Director::keep_entrant(int entrant) {
    ledger_->put_entrant(entrant, plan_.entrants[static_cast<size_t>(entrant)]);
    return ledger_->commit();
}

Diagnostic Director::same_name(const std::string& name) const {
    return fault("tournament.same_name", "there is already an entrant `" + name + "`",
                 "choose another name");
}

std::optional<int> Director::find(const std::string& name) const {
    const auto same = [&](const Entrant& one) { return name_key(one.name) == name_key(name); };
    const auto found = std::find_if(plan_.entrants.begin(), plan_.entrants.end(), same);
    if (found == plan_.entrants.end()) return std::nullopt;
    return static_cast<int>(found - plan_.entrants.begin());
}

Result<int> Director::enrol(const std::string& name, const std::string& bot,
                            const std::string& key) {
    if (const auto known = find(name)) {
        Entrant one = plan_.entrants[static_cast<size_t>(*known)];
        const bool awaited = one.is_person() && one.key.empty() && bot == one.bot && !key.empty();
        if (!awaited) return fail(same_name(name));
        one.key = key;
        if (auto kept = change(*known, std::move(one)); !kept) return fail(std::move(kept.error()));
        return *known;
    }
    const int next = static_cast<int>(book_->schedule().rounds().size()) + 1;
    if (next > 1 && is_closed_once_begun(format_->name()))
        return fail(fault("tournament.closed", "this kind of tournament has begun without them",
                          "let them take the place of somebody, or come in the next one"));
    plan_.entrants.push_back({name, bot, next, 0, {}, key});
    const int number = static_cast<int>(plan_.entrants.size()) - 1;
    if (auto kept = keep_entrant(number); !kept) {
        plan_.entrants.pop_back();
        return fail(std::move(kept.error()));
    }
    return number;
}

Result<void> Director::change(int entrant, Entrant to) {
    Entrant& one = plan_.entrants.at(static_cast<size_t>(entrant));
    std::swap(one, to);
    auto kept = keep_entrant(entrant);
    if (!kept) std::swap(one, to);
    return kept;
}

Result<void> Director::withdraw(int entrant) {
    Entrant one = plan_.entrants.at(static_cast<size_t>(entrant));
    one.leaves = static_cast<int>(book_->schedule().rounds().size()) + 1;
    return change(entrant, std::move(one));
}

Result<void> Director::replace(int entrant, const std::string& name, const std::string& bot,
                               const std::string& key) {
    if (const auto known = find(name); known && *known != entrant) return fail(same_name(name));
    Entrant one = plan_.entrants.at(static_cast<size_t>(entrant));
    one.name = name;
    one.bot = bot;
    one.key = key;
    one.leaves = 0;
    return change(entrant, std::move(one));
}

Result<std::optional<PairedRound>> Director::preview() const {
    if (!book_->round_is_played())
        return fail(fault("tournament.round_open", "some matches of the last round are not over",
                          "enter their results first"));
    return format_->next(field_of(plan_, book_->schedule()));
}

Result<bool> Director::pair() {
    auto round = preview();
    if (!round) return fail(std::move(round.error()));
    if (!*round) return false;
    if (auto fits = book_->schedule().check_size(**round); !fits)
        return fail(std::move(fits.error()));
    ledger_->put_round(book_->schedule().rounds().size(), **round);
    if (auto kept = ledger_->commit(); !kept) return fail(std::move(kept.error()));
    book_->add(std::move(**round));
    return true;
}

std::vector<Fixture> Director::open_matches() const {
    std::vector<Fixture> open;
    for (uint64_t number = 0; number < book_->schedule().matches(); ++number)
        if (!book_->has(number)) open.push_back(book_->schedule().fixture(number));
    return open;
}

Result<void> Director::enter(const MatchResult& result) {
    if (result.number >= book_->schedule().matches() || book_->has(result.number))
        return fail(fault("tournament.result",
                          "no result is expected for match " + std::to_string(result.number + 1),
                          "correct a wrong result, with a reason"));
    if (!is_possible(result.game, plan_.seats))
        return fail(fault("tournament.result",
                          "match " + std::to_string(result.number + 1) + " cannot have ended so",
                          "look into the log of the host"));
    MatchResult sealed = result;
    sealed.seal = seal_of(sealed, identity_);
    ledger_->put(sealed);
    if (auto kept = ledger_->commit(); !kept) return kept;
    book_->add(std::move(sealed));
    return {};
}

Result<void> Director::correct(uint64_t match, uint32_t winners, const std::string& reason) {
    if (!book_->has(match))
        return fail(fault("tournament.result",
                          "match " + std::to_string(match + 1) + " has no result yet",
                          "enter it first"));
    if (reason.empty())
        return fail(fault("tournament.reason", "a correction needs a reason", "say why"));
    const Correction correction{match, winners, reason};
    ledger_->put(correction);
    if (auto kept = ledger_->commit(); !kept) return kept;
    book_->correct(correction);
    return {};
}

}  // namespace fronteira::tournament
