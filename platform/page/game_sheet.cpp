// SPDX-License-Identifier: MIT
#include "page/game_sheet.hpp"

#include "table/game_json.hpp"
#include "table/map_json.hpp"

namespace fronteira::page {
namespace {

using protocol::Json;

Json layout_json(const core::Layout& layout) {
    Json columns = Json::array(), decks = Json::array();
    Json spaces = Json::array(), regions = Json::array();
    for (const core::PlacedColumn& column : layout.columns()) columns.push_back(column.offset);
    for (const core::PlacedDeck& deck : layout.decks())
        decks.push_back({{"cards", deck.cards}, {"sizes", deck.sizes}});
    const core::Board& board = layout.board();
    for (int32_t i = 0; i < board.space_count(); ++i) spaces.push_back(board.space(i).id);
    for (int32_t i = 0; i < board.region_count(); ++i) regions.push_back(board.region(i).id);
    return {{"columns", std::move(columns)},
            {"decks", std::move(decks)},
            {"spaces", std::move(spaces)},
            {"regions", std::move(regions)}};
}

/// The names on a map, by id.
Json names_on(const Json& map) {
    Json names{{"name", map["name"]}};
    for (const char* list : {"spaces", "regions"})
        for (const Json& thing : map[list])
            names[list][thing["id"].get_ref<const std::string&>()] = thing["name"];
    return names;
}

Json platform_words(const match::Sentences& sentences) {
    Json words = Json::object();
    for (const char* key :
         {"seat", "nobody", "nothing", "hidden", "and", "flag.yes", "flag.no", "outcome.going_on",
          "outcome.won", "outcome.drawn", "outcome.lost", "outcome.resigned", "outcome.abandoned"})
        words[key] = sentences.text(key, "");
    return words;
}

}  // namespace

Json game_sheet(const table::Setting& setting, const Map& map) {
    Json sheet{{"layout", layout_json(setting.rules().layout)}};
    for (const std::string& language : setting.languages()) {
        Json drawn = table::map_json(map, setting.header().map, language);
        sheet["words"][language] = platform_words(setting.speech(language).sentences);
        sheet[language] = {{"game", table::game_json(setting, language)},
                           {"map", language == "en" ? std::move(drawn) : names_on(drawn)}};
    }
    return sheet;
}

}  // namespace fronteira::page
