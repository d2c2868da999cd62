// SPDX-License-Identifier: MIT
#include "table/table.hpp"

#include "match/ask_bot.hpp"
#include "match/replay.hpp"
#include "protocol/keys.hpp"
#include "table/value_json.hpp"

#include <bit>

namespace fronteira::table {
namespace {

Json refusal_reasons(const Diagnostics& findings) {
    Json json = error_json(findings);
    json["code"] = "move.unreadable";
    if (!findings.empty() && !findings.front().hint.empty()) json["hint"] = findings.front().hint;
    return json;
}

}  // namespace

Table::Table(std::unique_ptr<Setting> setting, match::Record header)
    : setting_(std::move(setting)),
      session_(setting_->rules(), setting_->handlers(), std::move(header)),
      teller_(*setting_, session_),
      bots_(static_cast<size_t>(setting_->rules().layout.seats())) {}

Result<std::unique_ptr<Table>> Table::lay(std::unique_ptr<Setting> setting,
                                          std::vector<std::string> chairs,
                                          std::vector<std::string> recorded) {
    for (std::string& who : chairs)
        if (who == "bot") who = "bot:" + setting->usual_bot();
    match::Record header = setting->header();
    header.seats = recorded.empty() ? chairs : std::move(recorded);
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

/// Bots look for themselves; everybody else is told.
std::vector<int> Table::viewers() const {
    std::vector<int> viewers{-1};
    for (size_t seat = 0; seat < bots_.size(); ++seat)
        if (bots_[seat] == nullptr) viewers.push_back(static_cast<int>(seat));
    return viewers;
}

Json Table::about() const {
    Json title = Json::object();
    for (const char* language : languages) title[language] = setting_->title(language);
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
    for (size_t i = 0; i < wanted.moves.size(); ++i)
        lines.push_back(match::move_line(wanted.moves[i], i + 1));
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

Answer Table::play(int seat, const Json& message) {
    Answer answer;
    const size_t number = session_.record().moves.size();
    const auto at = protocol::number_of(message, "at", 0, INT32_MAX, static_cast<int64_t>(number));
    const auto part = session_.over()
                          ? Result<match::PartMove>(match::PartMove{})
                          : read_move(setting_->rules(), message, session_.match().phase(), false);
    if (session_.over())
        answer.reply = error_json("match.over");
    else if (!at)
        answer.reply = error_json(at.error());
    else if (static_cast<size_t>(*at) != number)
        answer.reply = error_json("move.stale");
    else if (!part)
        answer.reply = refusal_reasons(part.error());
    if (!answer.reply.empty()) return answer;

    const match::Played played = session_.play(seat, part->move);
    if (!played.faults.empty()) return fault(played.faults);
    if (!played) {
        answer.reply = refused(played.refusals, part->move);
        return answer;
    }
    answer = after_move();
    answer.reply = protocol::message("done");
    answer.reply["number"] = session_.record().moves.size();
    return answer;
}

Answer Table::step() {
    Answer answer;
    if (session_.over()) return answer;
    for (uint32_t left = session_.deciders(); left != 0; left &= left - 1) {
        const int seat = std::countr_zero(left);
        Bot* bot = bots_[static_cast<size_t>(seat)].get();
        if (bot == nullptr) continue;
        std::string trouble;
        const Move move = match::ask_bot(session_, seat, *bot, trouble);
        const match::Played played = session_.play(seat, move);
        if (!played.faults.empty()) return fault(played.faults);
        answer = after_move();
        if (!trouble.empty())
            answer.status["trouble"] = chairs_[static_cast<size_t>(seat)] + ", seat " +
                                       std::to_string(seat + 1) + ": " + trouble;
        return answer;
    }
    answer.status = status();
    return answer;
}

Answer Table::after_move() {
    Answer answer;
    const match::Record& record = session_.record();
    for (const int viewer : viewers())
        answer.news[std::to_string(viewer + 1)] = teller_.moved(viewer);
    answer.store = {{"keep", record.moves.size() - 1},
                    {"lines", {match::move_line(record.moves.back(), record.moves.size())}}};
    answer.status = status();
    return answer;
}

int Table::may_undo(int seat) const {
    const auto& moves = session_.record().moves;
    for (size_t back = 1; back <= session_.undoable() && back <= moves.size(); ++back)
        if (moves[moves.size() - back].seat == seat) return static_cast<int>(back);
    return 0;
}

Answer Table::undo(int seat) {
    Answer answer;
    const int count = may_undo(seat);
    if (count == 0) {
        answer.reply = error_json("undo.impossible");
        return answer;
    }
    for (int i = 0; i < count; ++i) session_.undo();
    for (const int viewer : viewers())
        answer.news[std::to_string(viewer + 1)] = teller_.undone(viewer, seat);
    answer.store = {{"keep", session_.record().moves.size()}, {"lines", Json::array()}};
    answer.status = status();
    answer.reply = protocol::message("done");
    return answer;
}

Answer Table::resign(int seat) {
    Answer answer;
    session_.resign(seat);
    for (const int viewer : viewers()) {
        Json news = protocol::message("ended");
        news["over"] = teller_.over();
        news["turn"] = teller_.turn(viewer);
        answer.news[std::to_string(viewer + 1)] = std::move(news);
    }
    answer.reply = protocol::message("done");
    answer.status = status();
    return answer;
}

Answer Table::replace(int seat, const std::string& who) {
    Answer answer;
    const std::string wanted = who == "bot" ? "bot:" + setting_->usual_bot() : who;
    if (auto sat = sit_down(static_cast<size_t>(seat), wanted); !sat)
        answer.reply = error_json(sat.error());
    else
        answer.reply = protocol::message("done");
    answer.status = status();
    return answer;
}

Answer Table::fault(const Diagnostics& findings) {
    broken_ = true;
    Answer answer;
    answer.reply = error_json("match.closed");
    answer.status = status();
    answer.status["broken"] = error_json(findings)["findings"];
    return answer;
}

std::string Table::record_text() const {
    return match::write_record(session_.record());
}

/// What the host must know to run the match: whether a bot decides, whom the clock runs for, what
/// may be undone by whom, and the end.
Json Table::status() const {
    Json deciders = Json::array(), undo = Json::array();
    bool bot = false;
    for (int seat = 0; seat < static_cast<int>(bots_.size()); ++seat) {
        undo.push_back(may_undo(seat));
        if ((session_.deciders() >> seat & 1u) == 0) continue;
        deciders.push_back(seat);
        bot = bot || bots_[static_cast<size_t>(seat)] != nullptr;
    }
    Json status{{"number", session_.record().moves.size()},
                {"deciders", std::move(deciders)},
                {"bot", bot},
                {"undo", std::move(undo)},
                {"over", session_.over()},
                {"chairs", chairs_}};
    if (session_.over()) {
        const std::string text = match::write_record(session_.record());
        status["end"] = text.substr(text.rfind("\nend ") + 1);
    }
    return status;
}

}  // namespace fronteira::table
