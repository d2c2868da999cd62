// SPDX-License-Identifier: MIT
#include "runtime/cups/cup_openings.hpp"

#include "content/mods/content_hash.hpp"
#include "content/names_in.hpp"
#include "match/records/packed_moves.hpp"
#include "match/records/record_file.hpp"
#include "match/session.hpp"
#include "runtime/games/guarded_rules.hpp"

#include <algorithm>
#include <map>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

using tournament::Opening;
using tournament::Openings;

Diagnostic unfit(const match::Record& record, int line, std::string sentence, std::string hint) {
    return error_at({record.file, line, 0}, "tournament.opening", std::move(sentence),
                    std::move(hint));
}

/// The record itself, or all of a folder by name; the studio calls them `.record`.
std::vector<fs::path> records_in(const fs::path& from) {
    std::error_code error;
    if (!fs::is_directory(from, error)) return {from};
    std::vector<fs::path> files;
    for (const char* ending : {".rec", ".record"})
        for (const std::string& name : content::names_in(from, ending))
            files.push_back(from / name);
    std::sort(files.begin(), files.end());
    return files;
}

/// Whether a record is of the game that is to be played.
Result<void> check_game(const match::Record& record, const match::Record& game) {
    const auto differ = [&](const std::string& is, const std::string& wants) {
        return fail(unfit(record, 1, "is a record of " + is + ", and the game is " + wants,
                          "choose records of this game, map, number of seats and house rules"));
    };
    if (record.ruleset != game.ruleset) return differ(record.ruleset, game.ruleset);
    if (record.map != game.map) return differ(record.map, game.map);
    if (record.players != game.players)
        return differ(std::to_string(record.players) + " seats",
                      "for " + std::to_string(game.players));
    if (record.options != game.options)
        return fail(unfit(record, 1, "was played with other house rules",
                          "give the game the `options` that its record begins with"));
    return {};
}

/// The moves of a record, up to the end of so many rounds.
Result<Opening> play_opening(const match::Record& record, int32_t rounds, match::Session& session) {
    Opening opening{fs::path(record.file).filename().string(), record.seed, {}};
    const core::Rules& rules = session.match().rules();
    match::MovePacker packer;
    if (auto started = session.start(record.seed); !started) return fail(started.error());
    for (const match::RecordedMove& recorded : record.moves) {
        if (rounds > 0 && session.match().round() > rounds) break;
        const auto move = session.over() ? fail(Diagnostics{}) : session.parse(recorded.text);
        if (!move || !session.play(recorded.seat, *move))
            return fail(unfit(record, recorded.line, "`" + recorded.text + "` is not legal here",
                              "record the opening anew with the rules that are installed"));
        packer.add(recorded.seat, *move, rules);
    }
    if (session.over())
        return fail(unfit(record, record.end_line, "the match is over, nothing is left to play",
                          "write `openings = { from = ..., rounds = 2 }` to play only the first "
                          "two rounds of each record"));
    opening.moves = packer.bytes();
    return opening;
}

void read_openings(const Game& game, int deals, Openings& openings, Diagnostics& faults) {
    const auto add = [&](const Diagnostics& more) {
        faults.insert(faults.end(), more.begin(), more.end());
    };
    const fs::path plan = openings.place.file;
    const std::vector<fs::path> files = records_in(plan.parent_path() / openings.from);
    if (files.size() < static_cast<size_t>(deals))
        return faults.push_back(error_at(
            openings.place, "tournament.openings",
            std::to_string(files.size()) + (files.size() == 1 ? " opening" : " openings") +
                " for " + std::to_string(deals) + " deals",
            "a record is played in one deal, in all rotations of the seats: make `deals` smaller, "
            "or add records (`.rec`, `.record`)"));
    auto rules = GuardedRules::load(game);
    auto header = header_of(game, {});
    if (!rules || !header) return;  // told with the game
    match::Session session((*rules)->rules(), **rules, *header);
    for (size_t deal = 0; deal < static_cast<size_t>(deals); ++deal) {
        const auto record = match::load_record(files[deal]);
        if (!record) {
            add(record.error());
            continue;
        }
        if (auto same = check_game(*record, *header); !same) {
            add(same.error());
            continue;
        }
        auto opening = play_opening(*record, openings.rounds, session);
        if (opening)
            openings.found.push_back(std::move(*opening));
        else
            add(opening.error());
    }
}

/// Bots that do not roll dice of their own would play the same match twice.
void warn_of_twins(const Openings& openings, Diagnostics& warnings) {
    std::map<std::string, std::string> first;
    for (const Opening& one : openings.found) {
        const auto [twin, fresh] = first.emplace(hash_of(one), one.name);
        if (fresh) continue;
        warnings.push_back(warning_at(openings.place, "tournament.odd",
                                      one.name + " begins exactly like " + twin->second,
                                      "bots may play the same match again: keep one of the two"));
    }
}

}  // namespace

void find_openings(Cup& cup, Diagnostics& faults) {
    if (cup.games.size() != cup.plan.games.size()) return;  // one of them is missing
    for (size_t i = 0; i < cup.games.size(); ++i) {
        Openings& openings = cup.plan.games[i].openings;
        if (openings.from.empty()) continue;
        read_openings(cup.games[i], cup.plan.deals, openings, faults);
        warn_of_twins(openings, cup.warnings);
    }
}

std::string hash_of(const Opening& opening) {
    return content::content_hash(std::to_string(opening.seed) + " " + opening.moves);
}

}  // namespace fronteira::runtime
