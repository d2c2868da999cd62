// SPDX-License-Identifier: MIT
#include "content/look_on_board.hpp"

#include "content/reading/forms.hpp"
#include "content/reading/table_reader.hpp"

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

}  // namespace

void read_reach(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    std::string column;
    in.need("column", [&](const Cursor& one) {
        up.column(one, "space");
        if (const std::string* name = one.value.as_string()) column = *name;
    });

    int ways = in.with("ahead", [&](const Cursor& one) { read_ahead(one, up, column); });
    if (in.has("ahead"))
        in.need("toward", [&](const Cursor& one) { up.column(one, "space", {"choice"}); });
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

void read_edges(const Cursor& list) {
    const Array* items = list.value.as_array();
    if (!items) return list.expected("a list");
    for (size_t i = 0; i < items->size(); ++i) {
        int32_t edge = 0;
        read(Cursor(list, i, (*items)[i]), edge, OneOf{{"north", "east", "south", "west"}});
    }
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
