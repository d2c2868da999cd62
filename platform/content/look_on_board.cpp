// SPDX-License-Identifier: MIT
#include "content/look_on_board.hpp"

#include "content/reading/forms.hpp"
#include "content/reading/table_reader.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

constexpr int32_t most_steps = 1000;

void read_steps(const Cursor& at) {
    int32_t steps = 0;
    read(at, steps, Range{1, most_steps});
}

/// A number, or one of each word of the column.
void read_ahead(const Cursor& at, const LookUp& up, const std::string& column) {
    if (!at.value.as_table()) return read_steps(at);
    TableReader in(at);
    in.others([&](const Entry& entry, const Cursor& one) {
        up.key(one, entry.key, up.words_of("space", column), "word");
        read_steps(one);
    });
}

/// A column whose words are kinds of links; others, such as `none`, lead nowhere.
void read_toward(const Cursor& at, const LookUp& up) {
    up.column(at, "space", {"choice"});
    const std::string* column = at.value.as_string();
    const std::set<std::string>& links = up.names().link_kinds;
    if (column == nullptr || links.empty()) return;
    const std::set<std::string> words = up.words_of("space", *column);
    const auto leads = [&](const std::string& word) { return links.contains(word); };
    if (words.empty() || std::any_of(words.begin(), words.end(), leads)) return;
    std::string known;
    for (const std::string& link : links) known += (known.empty() ? "" : ", ") + in_quotes(link);
    at.error("no_link", "no word of " + in_quotes(*column) + " is a kind of link",
             "the maps have " + known);
}

}  // namespace

void read_reach(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    std::string column;
    in.need("column", [&](const Cursor& one) {
        up.column(one, "space");
        if (const std::string* name = one.value.as_string()) column = *name;
    });

    int ways = in.with("ahead", [&](const Cursor& one) { read_ahead(one, up, column); });
    if (in.has("ahead")) in.need("toward", [&](const Cursor& one) { read_toward(one, up); });
    if (in.has("ahead"))
        in.with("until", [&](const Cursor& list) {
            up.columns(list, "space", {"flag", "number"});
        });
    bool around = false;
    ways += in.optional("around", around);
    if (ways != 1 && at.value.as_table())
        at.error("which_reach", "must reach `ahead` or `around`", "one of the two");
}

void read_rack(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    in.need("places", [&](const Cursor& list) { up.columns(list, "seat", {"choice"}); });
    in.need("at", [&](const Cursor& one) { up.column(one, "seat", {"number"}); });
}

void read_edges(const Cursor& list, const LookUp& up) {
    const OneOf edges{{"north", "east", "south", "west"}};
    const Array* items = list.value.as_array();
    if (!items) return list.expected("a list");
    std::set<int32_t> taken;
    for (size_t i = 0; i < items->size(); ++i) {
        const Cursor one(list, i, (*items)[i]);
        int32_t edge = -1;
        read(one, edge, edges);
        if (edge >= 0 && !taken.insert(edge).second)
            one.error("repeated_edge", "somebody sits there already", "each edge is for one seat");
    }
    const size_t seats = static_cast<size_t>(up.names().most_players);
    if (seats > 0 && items->size() != std::min(seats, edges.words.size()))
        list.error("wrong_edges",
                   "names " + std::to_string(items->size()) + " of the edges of " +
                       std::to_string(seats) + " seats",
                   seats > edges.words.size() ? "one for each of the first four"
                                              : "one for each seat, from seat 1 on");
}

void read_formation(const Cursor& at, const std::set<std::string>& pieces) {
    TableReader in(at);
    std::string id;
    in.required("id", id, Identifier{});
    in.need("rows", [&](const Cursor& rows) {
        const Array* list = rows.value.as_array();
        if (!list) return rows.expected("a list of rows");
        for (size_t row = 0; row < list->size(); ++row) {
            const Cursor one(rows, row, (*list)[row]);
            std::vector<std::string> words;
            read(one, words, Identifier{});
            for (const std::string& word : words)
                if (!pieces.empty() && !pieces.contains(word))
                    one.error("unknown_name", "there is no piece " + in_quotes(word));
        }
    });
}

}  // namespace fronteira::content
