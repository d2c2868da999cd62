// SPDX-License-Identifier: MIT
// How a table is laid, and how its match begins or goes on.
#include "match/records/replay.hpp"
#include "table/table.hpp"

namespace fronteira::table {

Result<std::unique_ptr<Table>> Table::lay(std::unique_ptr<Setting> setting,
                                          std::vector<std::string> chairs,
                                          const match::Record& recorded) {
    for (std::string& who : chairs)
        if (who == "bot") who = "bot:" + setting->usual_bot();
    match::Record header = setting->header();
    header.seats = recorded.seats.empty() ? chairs : recorded.seats;
    header.commitment = recorded.commitment;
    std::unique_ptr<Table> table(new Table(std::move(setting), std::move(header)));
    table->chairs_ = chairs;
    if (chairs.size() != table->bots_.size())
        return fail(error_at({}, "open.seats",
                             std::to_string(chairs.size()) + " seats are named for " +
                                 std::to_string(table->bots_.size()) + " players"));
    for (size_t seat = 0; seat < chairs.size(); ++seat)
        if (auto sat = table->sit_down(seat, chairs[seat]); !sat) return fail(sat.error());
    return table;
}

Result<void> Table::sit_down(size_t seat, const std::string& who) {
    std::unique_ptr<Bot> bot;
    if (who.starts_with("bot:")) {
        auto made = setting_->bot(who.substr(4));
        if (!made) return fail(std::move(made.error()));
        bot = std::move(*made);
    } else if (who != "human") {
        return fail(error_at({}, "open.seat", "nobody called `" + who + "` can sit down",
                             "human, bot or bot:NAME"));
    }
    bots_[seat] = std::move(bot);
    chairs_[seat] = who;
    return {};
}

Json Table::about() const {
    Json title = Json::object();
    for (const std::string& language : setting_->languages())
        title[language] = setting_->title(language);
    return {{"type", "opened"},
            {"ruleset", setting_->header().ruleset},
            {"map", setting_->header().map},
            {"title", std::move(title)}};
}

Result<Answer> Table::begin(uint64_t seed) {
    if (auto started = session_.start(seed); !started) return fail(started.error());
    for (const int viewer : viewers()) {
        teller_.view(viewer);
        teller_.moved(viewer);
    }
    Answer answer;
    answer.reply = about();
    answer.store = {{"head", head()}};
    answer.status = status();
    return answer;
}

/// Where the new rules refuse a move, deal otherwise or fail, the rest is left.
Result<Answer> Table::begin_like(const match::Record& record) {
    auto answer = begin(record.seed);
    if (!answer) return answer;
    Json lines = Json::array();
    for (const match::RecordedMove& recorded : record.moves) {
        if (session_.over()) break;
        const auto move = session_.parse(recorded.text);
        if (!move || !session_.play(recorded.seat, *move)) break;
        for (const int viewer : viewers()) teller_.moved(viewer);
        lines.push_back(match::move_line(session_.record().moves.back(), lines.size() + 1));
        move_bytes_ += lines.back().get_ref<const std::string&>().size() + 1;
    }
    answer->reply["played"] = lines.size();
    answer->reply["of"] = record.moves.size();
    answer->store.update({{"keep", 0}, {"lines", std::move(lines)}});
    answer->status = status();
    return answer;
}

Result<Answer> Table::resume(const match::Record& record) {
    const match::Record wanted = record;
    for (const int viewer : viewers()) teller_.view(viewer);
    bool begun = false;
    const auto difference = match::rerun(session_, wanted, [&](const match::Session&, size_t) {
        for (const int viewer : viewers()) {
            if (!begun) teller_.view(viewer);
            teller_.moved(viewer);
        }
        begun = true;
    });
    if (difference) return fail(difference->finding);
    Answer answer;
    answer.reply = about();
    Json lines = Json::array();
    move_bytes_ = 0;
    for (size_t i = 0; i < wanted.moves.size(); ++i) {
        lines.push_back(match::move_line(wanted.moves[i], i + 1));
        move_bytes_ += lines.back().get_ref<const std::string&>().size() + 1;
    }
    answer.store = {{"head", head()}, {"keep", 0}, {"lines", std::move(lines)}};
    answer.status = status();
    return answer;
}

/// The record up to the first move.
std::string Table::head() const {
    match::Record record = session_.record();
    record.moves.clear();
    record.outcome = {};
    return match::write_record(record);
}

}  // namespace fronteira::table
