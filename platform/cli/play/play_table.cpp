// SPDX-License-Identifier: MIT
#include "cli/play/play_table.hpp"

#include <fronteira/seat.hpp>

#include "match/series/ask_bot.hpp"
#include "runtime/bots/bot_maker.hpp"

#include <algorithm>

namespace fronteira::cli {
namespace {

Result<Chair> read_chair(const std::string& word, const std::string& usual_bot) {
    if (word == "human") return Chair{true, {}};
    if (word == "bot") return Chair{false, usual_bot};
    if (word.starts_with("bot:") && word.size() > 4) return Chair{false, word.substr(4)};
    if (word.starts_with(exec_prefix)) return Chair{false, word};
    return fail(
        error_at({}, "play.seat", "nobody called `" + word + "` can sit down",
                 "write human, bot, bot:NAME or exec:COMMAND for each seat, separated by commas"));
}

}  // namespace

Result<std::vector<Chair>> read_chairs(const std::string& text, int players,
                                       const std::string& usual_bot, int people) {
    std::vector<Chair> chairs;
    Diagnostics faults;
    for (size_t start = 0; start < text.size();) {
        const size_t end = std::min(text.find(',', start), text.size());
        auto chair = read_chair(text.substr(start, end - start), usual_bot);
        if (chair)
            chairs.push_back(std::move(*chair));
        else
            faults.push_back(chair.error().front());
        start = end + 1;
    }
    if (chairs.size() > static_cast<size_t>(players))
        faults.push_back(error_at({}, "play.seats",
                                  std::to_string(chairs.size()) + " seats are named for " +
                                      std::to_string(players) + " players",
                                  "name fewer, or more --players"));
    if (!faults.empty()) return fail(std::move(faults));
    if (chairs.empty()) chairs.assign(static_cast<size_t>(std::min(people, players)), {true, {}});
    chairs.resize(static_cast<size_t>(players), Chair{false, usual_bot});
    return chairs;
}

Result<PlayTable> PlayTable::lay_for_script(runtime::Game game, std::vector<Chair> chairs) {
    auto rules = runtime::GuardedRules::load(game);
    if (!rules) return fail(std::move(rules.error()));
    std::vector<std::string> labels;
    for (const Chair& chair : chairs) labels.push_back(chair.label());
    auto header = header_of(game, std::move(labels));
    if (!header) return fail(std::move(header.error()));
    PlayTable table{std::move(game), std::move(*rules), nullptr, std::move(chairs), {}};
    table.bots.resize(table.chairs.size());
    table.session =
        std::make_unique<match::Session>(table.rules->rules(), *table.rules, std::move(*header));
    return table;
}

Result<PlayTable> PlayTable::lay(const runtime::Installation& installation, runtime::Game game,
                                 std::vector<Chair> chairs) {
    auto table = lay_for_script(std::move(game), std::move(chairs));
    if (!table) return table;
    for (size_t seat = 0; seat < table->chairs.size(); ++seat) {
        const Chair& chair = table->chairs[seat];
        if (chair.human) continue;
        auto bot = make_bot(installation, table->game, chair.bot, table->rules->rules());
        if (!bot) return fail(std::move(bot.error()));
        table->bots[seat] = std::move(*bot);
    }
    return table;
}

int PlayTable::people() const {
    return static_cast<int>(std::count_if(chairs.begin(), chairs.end(),
                                          [](const Chair& chair) { return chair.human; }));
}

void PlayTable::dismiss_bots() {
    for (size_t seat = 0; seat < bots.size(); ++seat)
        if (bots[seat] != nullptr)
            match::tell_end(session->view(static_cast<int>(seat)), *bots[seat]);
}

Move PlayTable::ask_bot(int seat, std::string& trouble) {
    return match::ask_bot(*session, seat, *bots[static_cast<size_t>(seat)], trouble);
}

}  // namespace fronteira::cli
