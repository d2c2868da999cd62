// SPDX-License-Identifier: MIT
#include "table/table.hpp"

#include "match/series/ask_bot.hpp"
#include "protocol/keys.hpp"
#include "table/questions.hpp"
#include "table/value_json.hpp"

#include <bit>

namespace fronteira::table {
Table::Table(std::unique_ptr<Setting> setting, match::Record header)
    : setting_(std::move(setting)),
      session_(setting_->rules(), setting_->handlers(), std::move(header)),
      teller_(*setting_, session_),
      bots_(static_cast<size_t>(setting_->rules().layout.seats())),
      looks_on_(bots_.size()) {}

/// Bots look for themselves; everybody else is told.
std::vector<int> Table::viewers() const {
    std::vector<int> viewers{-1};
    for (size_t seat = 0; seat < bots_.size(); ++seat)
        if (bots_[seat] == nullptr || looks_on_[seat]) viewers.push_back(static_cast<int>(seat));
    return viewers;
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
        answer.reply = unreadable(part.error());
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

void Table::dismiss_bots() {
    for (size_t seat = 0; seat < bots_.size(); ++seat)
        if (bots_[seat] != nullptr)
            match::tell_end(session_.view(static_cast<int>(seat)), *bots_[seat]);
}

Answer Table::after_move() {
    if (session_.over()) dismiss_bots();
    Answer answer;
    const match::Record& record = session_.record();
    for (const int viewer : viewers())
        answer.news[std::to_string(viewer + 1)] = teller_.moved(viewer);
    std::string line = match::move_line(record.moves.back(), record.moves.size());
    move_bytes_ += line.size() + 1;
    answer.store = {{"keep", record.moves.size() - 1}, {"lines", {std::move(line)}}};
    answer.status = status();
    return answer;
}

Answer Table::undo(int seat) {
    Answer answer;
    const size_t count = session_.undoable_by(seat);
    if (count == 0) {
        answer.reply = error_json("undo.impossible");
        return answer;
    }
    for (size_t i = 0; i < count; ++i) {
        const auto& moves = session_.record().moves;
        move_bytes_ -= match::move_line(moves.back(), moves.size()).size() + 1;
        session_.undo();
    }
    for (const int viewer : viewers())
        answer.news[std::to_string(viewer + 1)] = teller_.undone(viewer, seat);
    answer.store = {{"keep", session_.record().moves.size()}, {"lines", Json::array()}};
    answer.status = status();
    answer.reply = protocol::message("done");
    return answer;
}

Answer Table::resign(int seat) {
    session_.resign(seat);
    return ended();
}

Answer Table::abandon() {
    session_.abandon();
    return ended();
}

Answer Table::ended() {
    Answer answer;
    dismiss_bots();
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
    if (bots_[static_cast<size_t>(seat)] == nullptr) let_look_on(seat);
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
    answer.status["broken"] = Json::array();
    for (const Diagnostic& finding : findings) {
        const Place& place = finding.place;
        answer.status["broken"].push_back({{"file", place.file},
                                           {"line", place.line},
                                           {"column", place.column},
                                           {"message", finding.message}});
    }
    return answer;
}

/// What the host must know to run the match: how long it is, whether a bot decides, whom the clock
/// runs for, what may be undone by whom, and the end.
Json Table::status() const {
    Json deciders = Json::array(), undo = Json::array();
    bool bot = false;
    for (int seat = 0; seat < static_cast<int>(bots_.size()); ++seat) {
        undo.push_back(session_.undoable_by(seat));
        if ((session_.deciders() >> seat & 1u) == 0) continue;
        deciders.push_back(seat);
        bot = bot || bots_[static_cast<size_t>(seat)] != nullptr;
    }
    Json status{{"number", session_.record().moves.size()},
                {"round", session_.match().round()},
                {"bytes", move_bytes_},
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
