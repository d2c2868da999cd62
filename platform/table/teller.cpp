// SPDX-License-Identifier: MIT
#include "table/teller.hpp"

#include "match/last_move.hpp"
#include "match/todo.hpp"
#include "table/turn_json.hpp"
#include "table/value_json.hpp"
#include "table/view_json.hpp"

namespace fronteira::table {
namespace {

constexpr size_t longest_log = 200;

/// Fields by name; a list where a name stands several times, such as dice.
Json fields_json(const core::Layout& layout, const core::Event& event) {
    Json fields = Json::object();
    for (const core::EventField& field : event.fields) {
        Json value = field.kind == core::Kind::choice && field.value != core::hidden
                         ? Json(field.word)
                         : value_json(layout, field.kind, field.value, field.deck);
        const auto known = fields.find(field.name);
        if (known == fields.end())
            fields[field.name] = std::move(value);
        else if (known->is_array())
            known->push_back(std::move(value));
        else
            *known = Json::array({*known, std::move(value)});
    }
    return fields;
}

}  // namespace

Teller::Teller(const Setting& setting, const match::Session& session)
    : setting_(setting),
      session_(session),
      seen_(static_cast<size_t>(setting.rules().layout.seats()) + 2),
      logs_(seen_.size()) {}

std::vector<int32_t> Teller::cells(int viewer) const {
    if (viewer != everybody) return session_.match().seen_cells(viewer);
    std::vector<int32_t> together = session_.match().seen_cells(-1);
    for (int seat = 0; seat < setting_.rules().layout.seats(); ++seat) {
        const std::vector<int32_t> own = session_.match().seen_cells(seat);
        for (size_t i = 0; i < own.size(); ++i)
            if (together[i] == core::hidden) together[i] = own[i];
    }
    return together;
}

Json Teller::view(int viewer) {
    seen(viewer) = cells(viewer);
    return view_json(setting_.rules().layout, seen(viewer));
}

Json Teller::turn(int viewer) const {
    const core::Match& match = session_.match();
    Json turn = turn_json(match, session_.over(), viewer);
    turn["number"] = number();
    turn["may_undo"] = session_.undoable_by(viewer);
    turn["say"] = session_.over()
                      ? in_all_languages(setting_, [](const Speech&) { return ""; })
                      : in_all_languages(setting_, [&](const Speech& speech) {
                            return match::todo(match, viewer, speech.sentences, speech.names);
                        });
    return turn;
}

Json Teller::over() const {
    Json over = over_json(session_.match(), session_.outcome());
    over["say"] = in_all_languages(
        setting_, [&](const Speech& speech) { return speech.phrases.outcome(session_.outcome()); });
    return over;
}

Json Teller::sentence(const Move& move) const {
    return in_all_languages(setting_,
                            [&](const Speech& speech) { return speech.phrases.move(move); });
}

Json Teller::events(int viewer) const {
    Json list = Json::array();
    for (const match::NumberedEvent& told : match::LastMove(session_, viewer, number()).events()) {
        core::Event event = told.event;
        const int eyes =
            viewer == everybody ? match::best_eyes(event, setting_.rules().layout.seats()) : viewer;
        if (!core::seen_by(eyes, event)) continue;
        list.push_back({{"name", event.name},
                        {"fields", fields_json(setting_.rules().layout, event)},
                        {"say", in_all_languages(setting_, [&](const Speech& speech) {
                             return speech.phrases.event(told.event, eyes);
                         })}});
    }
    return list;
}

Json Teller::moved(int viewer) {
    Json news = protocol::message("moved");
    news["number"] = number();
    const match::LastMove last(session_, viewer, number());
    news["by"] = last.seat() + 1;
    if (viewer == everybody ? number() > 0 : last.is_open()) {
        news["move"] = move_json(setting_.rules(), last.move());
        news["say"] = sentence(last.move());
    }
    news["events"] = events(viewer);
    auto& log = logs_[static_cast<size_t>(viewer + 2)];
    log.push_back(news);
    if (log.size() > longest_log) log.pop_front();

    std::vector<int32_t> now = cells(viewer);
    news["changes"] = view_json(setting_.rules().layout, now, seen(viewer));
    seen(viewer) = std::move(now);
    news["turn"] = turn(viewer);
    if (session_.over()) news["over"] = over();
    return news;
}

Json Teller::undone(int viewer, int by) {
    auto& log = logs_[static_cast<size_t>(viewer + 2)];
    while (!log.empty() && log.back()["number"].get<size_t>() > number()) log.pop_back();
    Json news = protocol::message("undone");
    news["by"] = by + 1;
    news["view"] = view(viewer);
    news["turn"] = turn(viewer);
    return news;
}

Json Teller::log(int viewer, size_t since) const {
    Json list = Json::array();
    for (const Json& news : logs_[static_cast<size_t>(viewer + 2)])
        if (since == 0 || news["number"].get<size_t>() > since) list.push_back(news);
    return list;
}

}  // namespace fronteira::table
