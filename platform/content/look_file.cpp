// SPDX-License-Identifier: MIT
#include "content/look_file.hpp"

#include "content/look_cards.hpp"
#include "content/look_dress.hpp"
#include "content/look_moments.hpp"
#include "content/look_on_board.hpp"
#include "content/look_seats.hpp"
#include "content/look_signs.hpp"
#include "content/reading/table_reader.hpp"
#include "content/toml/toml_file.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

using Kinds = std::vector<std::string_view>;

const Kinds a_seat{"seat"};
const Kinds a_number{"number"};
const Kinds a_choice{"choice"};
const Kinds shown_or_not{"flag", "number"};

class LookReader {
 public:
    explicit LookReader(const LookNames& names)
        : names_(names), up_(names), piece_(names.inherited.piece), mark_(names.inherited.mark) {}

    void run(const Cursor& root) {
        TableReader in(root);
        in.with("seat", [&](const Cursor& at) { read_seat(at, up_); });
        in.with("space", [&](const Cursor& at) { read_space(at); });
        in.each("formation", [&](const Cursor& at, size_t) {
            read_formation(at, up_.words_of("space", piece_));
        });
        in.with("link", [&](const Cursor& at) { read_links(at); });
        in.with("region", [&](const Cursor& at) { read_region(at); });
        in.with("card", [&](const Cursor& at) { read_cards(at, up_); });
        in.with("match", [&](const Cursor& at) {
            TableReader match(at);
            match.with("show", [&](const Cursor& list) { up_.columns(list, "match"); });
        });
        each_named(in, "dice", names_.fields, "field of events called",
                   [](const std::string&, const Cursor& at) { read_dice(at); });
        each_named(in, "event", names_.events, "event",
                   [&](const std::string&, const Cursor& at) { read_event(at, up_); });
        each_named(in, "move", keys_of(names_.moves), "move",
                   [&](const std::string& move, const Cursor& at) { read_move(at, move, up_); });
    }

 private:
    /// `[event.NAME]` and the like: `visit(name, cursor)` for each.
    template <class Visit>
    void each_named(TableReader& in, std::string_view key, const std::set<std::string>& known,
                    const std::string& what, Visit visit) {
        in.with(key, [&](const Cursor& at) {
            TableReader names(at);
            names.others([&](const Entry& entry, const Cursor& one) {
                up_.key(one, entry.key, known, what);
                visit(entry.key, one);
            });
        });
    }

    void read_space(const Cursor& at) {
        TableReader in(at);
        const auto column = [&](const char* key, const Kinds& kinds) {
            in.with(key, [&](const Cursor& one) { up_.column(one, "space", kinds); });
        };
        column("fill", a_seat);
        column("coin", a_seat);
        column("badge", a_number);
        column("tint", a_seat);
        in.with("notch", [&](const Cursor& one) { read_notch(one); });
        in.with("piece", [&](const Cursor& one) {
            up_.column(one, "space", a_choice);
            if (const std::string* name = one.value.as_string()) piece_ = *name;
        });
        in.with("note", [&](const Cursor& list) { up_.columns(list, "space", a_number); });
        std::string hidden;
        in.optional("hidden", hidden);
        in.with("mark", [&](const Cursor& list) { read_mark(list); });
        in.with("marks", [&](const Cursor& one) { read_marks(one); });
        in.with("pieces", [&](const Cursor& one) {
            if (piece_.empty())
                one.error("no_column", "no `piece` says of which column these are the words",
                          "name it in [space]: `piece`");
            read_signs(one, up_.words_of("space", piece_), "piece", up_);
        });
        in.with("tags", [&](const Cursor& one) { read_signs(one, names_.tags, "tag", up_); });
        in.each("reach", [&](const Cursor& one, size_t) { read_reach(one, up_); });
    }

    /// A piece faces where the word of its column says.
    void read_notch(const Cursor& one) {
        static const std::vector<std::string_view> directions = {
            "north", "northeast", "north_east", "east", "southeast", "south_east",
            "south", "southwest", "south_west", "west", "northwest", "north_west"};
        up_.column(one, "space", a_choice);
        const std::string* name = one.value.as_string();
        const std::set<std::string> words = up_.words_of("space", name ? *name : "");
        if (!words.empty() && std::none_of(words.begin(), words.end(), [](const std::string& word) {
                return std::find(directions.begin(), directions.end(), word) != directions.end();
            }))
            one.error("no_direction", "no word of " + in_quotes(*name) + " is a direction",
                      "words such as `north` and `north_east` say where a piece faces");
    }

    void read_mark(const Cursor& list) {
        up_.columns(list, "space", shown_or_not);
        const Array* items = list.value.as_array();
        if (!items) return;
        mark_.clear();
        for (const Value& item : *items)
            if (const std::string* name = item.as_string()) mark_.insert(*name);
    }

    /// A sign of a column that is not marked is never drawn.
    void read_marks(const Cursor& at) {
        read_signs(at, up_.columns_of("space"), "column", up_);
        const Table* table = at.value.as_table();
        if (!table) return;
        for (const Entry& entry : table->entries)
            if (!mark_.contains(entry.key))
                Cursor(at, entry.key, entry.value)
                    .error("not_marked", "`mark` does not list " + in_quotes(entry.key),
                           "mark = [\"" + entry.key + "\"]");
    }

    void read_links(const Cursor& at) {
        TableReader in(at);
        in.others([&](const Entry& entry, const Cursor& one) {
            up_.key(one, entry.key, names_.link_kinds, "kind of link");
            int32_t number = 0;
            read(one, number, OneOf{{"border", "dotted"}});
        });
    }

    void read_region(const Cursor& at) {
        TableReader in(at);
        const auto number = [&](const Cursor& one) {
            up_.word(one, names_.region_numbers, "number of regions");
        };
        in.with("bonus", number);
        in.with("waiting", [&](const Cursor& one) { up_.column(one, "region", a_number); });
        in.each("more", [&](const Cursor& one, size_t) { number(one); });
    }

    const LookNames& names_;
    LookUp up_;
    std::string piece_;           ///< the column of pieces
    std::set<std::string> mark_;  ///< columns that are marked
};

}  // namespace

Diagnostics check_look(std::string_view text, const std::string& file, const LookNames& names) {
    const auto root = parse_toml(text, file);
    if (!root) return root.error();
    Report report(file, "look");
    LookReader(names).run(Cursor(*root, report));
    return report.finish();
}

}  // namespace fronteira::content
