// SPDX-License-Identifier: MIT
#include "runtime/games/game_records.hpp"

#include "match/records/record_file.hpp"
#include "match/series/ask_bot.hpp"
#include "match/series/series_game.hpp"
#include "match/session.hpp"
#include "runtime/games/guarded_rules.hpp"

#include <bit>
#include <exception>
#include <system_error>

namespace fronteira::runtime {
namespace {

std::string file_name(uint64_t game) {
    std::string digits = std::to_string(game + 1);
    digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
    return "game_" + digits + ".rec";
}

class Recorder {
 public:
    Recorder(const Simulation& simulation, GuardedRules& rules, match::Record header,
             std::vector<std::string> bots, std::vector<std::unique_ptr<Bot>> players)
        : simulation_(simulation),
          rules_(rules),
          header_(std::move(header)),
          names_(std::move(bots)),
          bots_(std::move(players)) {
        plan_.players = static_cast<int>(names_.size());
    }

    /// Of a game that a fault of the rules ends, the record of what came before.
    Result<match::Record> play(uint64_t game) {
        match::Record header = header_;
        std::vector<Random> chance;
        const uint64_t seed = derived_seed(simulation_.seed, game);
        for (int seat = 0; seat < plan_.players; ++seat) {
            header.seats.push_back("bot:" + names_[entry(game, seat)]);
            chance.push_back({derived_seed(seed, static_cast<uint64_t>(seat))});
        }
        match::Session session(rules_.rules(), rules_, std::move(header));
        if (auto started = session.start(seed); !started) return fail(started.error());
        match::MatchCost cost(rules_.rules());
        cost.add_setup(session.match());
        while (!session.over()) {
            if (session.record().moves.size() >= static_cast<size_t>(simulation_.move_limit)) {
                session.abandon();
                break;
            }
            const int seat = std::countr_zero(session.deciders());
            Random& random = chance[static_cast<size_t>(seat)];
            const size_t number = session.record().moves.size();
            if (auto played = step(session, seat, *bots_[entry(game, seat)], random); !played) {
                if (played.error().front().code == match::match_is_full) full_ = played.error();
                session.abandon();
            } else if (session.record().moves.size() > number &&
                       !cost.add(session.move(number + 1), session.match())) {
                session.abandon();
            }
        }
        for (int seat = 0; seat < plan_.players; ++seat)
            match::tell_end(session.view(seat), *bots_[entry(game, seat)]);
        return session.record();
    }

    /// Where a game came to more than a record may hold: that, once its record is kept.
    const Diagnostics& full() const { return full_; }

 private:
    size_t entry(uint64_t game, int seat) const {
        return static_cast<size_t>(match::entry_at(plan_, game, seat));
    }

    /// A bot that fails or breaks the rules gives up its seat.
    static Result<void> step(match::Session& session, int seat, Bot& bot, Random& random) {
        Move move;
        try {
            move = bot.choose(session.view(seat), random);
        } catch (...) {  // a plugin may throw anything
            session.resign(seat);
            return {};
        }
        const match::Played played = session.play(seat, move);
        if (!played.faults.empty()) return fail(played.faults);
        if (!played) session.resign(seat);
        return {};
    }

    const Simulation& simulation_;
    GuardedRules& rules_;
    match::Record header_;
    std::vector<std::string> names_;
    std::vector<std::unique_ptr<Bot>> bots_;
    match::SeriesPlan plan_;
    Diagnostics full_;
};

}  // namespace

Result<void> record_games(const Installation& installation, const Game& game,
                          const Simulation& simulation, const std::filesystem::path& folder) {
    auto rules = GuardedRules::load(game);
    if (!rules) return fail(std::move(rules.error()));
    auto header = header_of(game, {});
    if (!header) return fail(std::move(header.error()));
    const std::vector<std::string> names = line_up(simulation, game.players);
    std::vector<std::unique_ptr<Bot>> bots;
    for (const std::string& name : names) {
        auto bot = make_bot(installation, game, name, (*rules)->rules());
        if (!bot) return fail(std::move(bot.error()));
        bots.push_back(std::move(*bot));
    }
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    Recorder recorder(simulation, **rules, std::move(*header), names, std::move(bots));
    for (uint64_t one = 0; one < simulation.games; ++one) {
        const auto record = recorder.play(one);
        if (!record) return fail(record.error());
        if (auto saved = match::save_record(*record, folder / file_name(one)); !saved) return saved;
        if (!recorder.full().empty()) return fail(recorder.full());
    }
    return {};
}

}  // namespace fronteira::runtime
