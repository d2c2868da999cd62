// SPDX-License-Identifier: MIT
#include "page/page.hpp"

#include <fronteira/text.hpp>

#include "page/blob.hpp"
#include "page/document.hpp"
#include "page/game_sheet.hpp"
#include "page/tape.hpp"
#include "table/value_json.hpp"

namespace fronteira::page {
namespace {

using protocol::Json;

Json outcome_json(const match::Outcome& outcome) {
    return {{"kind", name_of(outcome.kind)}, {"seats", table::seats_json(outcome.seats)}};
}

Json seats_json(const match::Record& record, const std::vector<std::string>& names) {
    Json seats = Json::array();
    for (size_t seat = 0; seat < record.seats.size(); ++seat)
        seats.push_back({{"who", record.seats[seat]},
                         {"name", seat < names.size() ? names[seat] : std::string()}});
    return seats;
}

/// What decides how a game is laid out and what it is called.
std::string game_key(match::Record record) {
    record.seed = 0;
    record.seats.assign(record.seats.size(), "");
    return match::header_text(record);
}

}  // namespace

Result<std::string> packed_tape(const core::Rules& rules, bool over, const Play& play) {
    TapeWriter tape(rules, over);
    auto played =
        play([&](const match::Session& session, size_t move) { tape.frame(session, move); });
    if (!played) return fail(std::move(played.error()));
    return blob(tape.text());
}

Result<Page::Game*> Page::game_of(const match::Record& record) {
    const auto [place, is_new] = games_.try_emplace(game_key(record));
    if (!is_new) return &place->second;
    auto setting = library_.lay(record, {});
    std::string name;
    auto map = setting ? library_.map(record.map, name) : fail(setting.error());
    if (!map) {
        games_.erase(place);
        return fail(std::move(map.error()));
    }
    place->second = {std::move(*setting), sheets_.size(), Json::object()};
    for (const std::string& language : place->second.setting->languages())
        place->second.map[language] = text_in(map->name, language);
    sheets_.push_back(blob(protocol::to_line(game_sheet(*place->second.setting, *map))));
    return &place->second;
}

Result<void> Page::add(const match::Record& record, const std::vector<std::string>& seats,
                       Json about) {
    const auto game = game_of(record);
    if (!game) return fail(game.error());
    table::Setting& setting = *(*game)->setting;
    match::Session session(setting.rules(), setting.handlers(), record);
    const auto play = [&](const match::OnMove& on_move) -> Result<void> {
        const auto difference = match::rerun(session, record, on_move);
        if (difference) return fail(Diagnostics{difference->finding});
        return {};
    };
    const bool over = record.outcome.kind != match::Outcome::Kind::going_on;
    Result<std::string> tape;
    if (!full()) tape = packed_tape(setting.rules(), over, play);
    if (!tape) return fail(std::move(tape.error()));
    keep(std::move(*tape));
    about["moves"] = record.moves.size();
    if (!about.contains("outcome")) about["outcome"] = outcome_json(record.outcome);
    list(**game, record, seats, std::move(about));
    return {};
}

Result<void> Page::add(const match::Record& header, std::string tape,
                       const std::vector<std::string>& seats, Json about) {
    const auto game = game_of(header);
    if (!game) return fail(game.error());
    keep(full() ? std::string() : std::move(tape));
    list(**game, header, seats, std::move(about));
    return {};
}

void Page::keep(std::string tape) {
    bytes_ += tape.size();
    watched_ += tape.empty() ? 0 : 1;
    tapes_.push_back(std::move(tape));
}

/// Of the match whose tape was added last.
void Page::list(const Game& game, const match::Record& header,
                const std::vector<std::string>& seats, Json about) {
    about["watch"] = !tapes_.back().empty();
    about["game"] = game.number;
    about["title"] = Json::object();
    for (const std::string& language : game.setting->languages())
        about["title"][language] = game.setting->title(language);
    about["map"] = game.map;
    about["seats"] = seats_json(header, seats);
    matches_.push_back(std::move(about));
}

Json Page::board() const {
    return {{"title", matches_.back()["title"]}, {"map", matches_.back()["map"]}};
}

std::string Page::html() const {
    Document document(texts_, false);
    document.data({{"matches", matches_}, {"tournament", tournament_}});
    for (size_t i = 0; i < sheets_.size(); ++i)
        document.blob("game" + std::to_string(i), sheets_[i]);
    for (size_t i = 0; i < tapes_.size(); ++i)
        if (!tapes_[i].empty()) document.blob("match" + std::to_string(i), tapes_[i]);
    return document.html();
}

std::string live_page(const TextTable& texts, const TextTable& platform) {
    Document document(texts, true);
    Json data{{"live", true}};
    for (const auto& [language, sentences] : platform) data["words"][language] = sentences;
    document.data(data);
    return document.html();
}

std::string live_policy() {
    return policy(true);
}

}  // namespace fronteira::page
