// SPDX-License-Identifier: MIT
#include "content/look_file.hpp"

#include "content/look_on_board.hpp"
#include "content/reading/table_reader.hpp"
#include "content/toml/toml_file.hpp"

namespace fronteira::content {
namespace {

using Kinds = std::vector<std::string_view>;

const Kinds a_seat{"seat"};
const Kinds a_number{"number"};
const Kinds a_choice{"choice"};
const Kinds a_space{"space"};
const Kinds shown_or_not{"flag", "number"};

void read_colour(const Cursor& cursor) {
    std::string colour;
    read(cursor, colour);
    const bool good = colour.size() == 7 && colour[0] == '#' &&
                      colour.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (!colour.empty() && !good)
        cursor.error("bad_colour", in_quotes(colour) + " is not a colour", "such as `#c8443c`");
}

void read_flag(const Cursor& cursor) {
    bool flag = false;
    read(cursor, flag);
}

class LookReader {
 public:
    explicit LookReader(const LookNames& names) : names_(names), up_(names) {}

    void run(const Cursor& root) {
        TableReader in(root);
        in.with("seat", [&](const Cursor& at) { read_seat(at); });
        in.with("space", [&](const Cursor& at) { read_space(at); });
        in.each("formation", [&](const Cursor& at, size_t) {
            read_formation(at, up_.words_of("space", piece_));
        });
        in.with("link", [&](const Cursor& at) { read_links(at); });
        in.with("region", [&](const Cursor& at) { read_region(at); });
        each_named(in, "card", keys_of(names_.decks), "deck",
                   [&](const std::string& deck, const Cursor& at) { read_card(deck, at); });
        in.with("match", [&](const Cursor& at) {
            TableReader match(at);
            match.with("show", [&](const Cursor& list) { up_.columns(list, "match"); });
        });
        each_named(in, "dice", {}, "dice",
                   [&](const std::string&, const Cursor& at) { read_dice(at); });
        each_named(in, "event", names_.events, "event",
                   [&](const std::string&, const Cursor& at) { read_eye(at, {}, true); });
        each_named(in, "move", keys_of(names_.moves), "move",
                   [&](const std::string& move, const Cursor& at) { read_eye(at, slots(move)); });
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

    std::set<std::string> slots(const std::string& move) const {
        const auto found = names_.moves.find(move);
        return found == names_.moves.end() ? std::set<std::string>() : found->second;
    }

    void sign(const Cursor& cursor) const { up_.word(cursor, look_signs(), "sign"); }

    /// A table of word = sign.
    void signs(const Cursor& at, const std::set<std::string>& known, const std::string& what) {
        TableReader in(at);
        in.others([&](const Entry& entry, const Cursor& one) {
            up_.key(one, entry.key, known, what);
            sign(one);
        });
    }

    void read_dress(const Cursor& at) {
        TableReader in(at);
        in.need("fill", [](const Cursor& colour) { read_colour(colour); });
        in.need("ink", [](const Cursor& ink) { read_ink(ink); });
        in.with("bold", [](const Cursor& flag) { read_flag(flag); });
        in.need("emblem", [&](const Cursor& emblem) { sign(emblem); });
    }

    static void read_ink(const Cursor& cursor) {
        int32_t number = 0;
        read(cursor, number, OneOf{{"dark", "light"}});
    }

    void read_dice(const Cursor& at) {
        TableReader in(at);
        in.need("fill", [](const Cursor& colour) { read_colour(colour); });
        in.need("ink", [](const Cursor& ink) { read_ink(ink); });
    }

    void read_seat(const Cursor& at) {
        TableReader in(at);
        std::string colour;
        in.with("colour", [&](const Cursor& one) {
            up_.column(one, "seat", a_choice);
            if (const std::string* name = one.value.as_string()) colour = *name;
        });
        in.with("words", [&](const Cursor& words) {
            TableReader each(words);
            each.others([&](const Entry& entry, const Cursor& one) {
                if (!colour.empty())
                    up_.key(one, entry.key, up_.words_of("seat", colour), "colour");
                read_dress(one);
            });
        });
        in.with("numbers", [&](const Cursor& numbers) {
            static const std::set<std::string> seats{"1", "2",  "3",  "4",  "5",  "6",  "7",  "8",
                                                     "9", "10", "11", "12", "13", "14", "15", "16"};
            TableReader each(numbers);
            each.others([&](const Entry& entry, const Cursor& one) {
                up_.key(one, entry.key, seats, "seat");
                read_dress(one);
            });
        });
        in.each("column", [&](const Cursor& one, size_t) { read_figure(one); });
        in.each("pawn", [&](const Cursor& one, size_t) {
            TableReader pawn(one);
            pawn.need("at", [&](const Cursor& column) { up_.column(column, "seat", a_space); });
            pawn.need("emblem", [&](const Cursor& emblem) { sign(emblem); });
        });
        in.each("rack", [&](const Cursor& one, size_t) { read_rack(one, up_); });
        in.with("during", [&](const Cursor& at) { read_during(at); });
        if (in.has("rack"))
            in.need("edges", [](const Cursor& list) { read_edges(list); });
        else
            in.with("edges", [](const Cursor& list) { read_edges(list); });
    }

    /// Columns that are told in some phases only.
    void read_during(const Cursor& at) {
        TableReader in(at);
        in.others([&](const Entry& entry, const Cursor& phases) {
            up_.key(phases, entry.key, columns_of("seat"), "column of a seat");
            const Array* items = phases.value.as_array();
            if (!items) return phases.expected("a list of phases");
            for (size_t i = 0; i < items->size(); ++i)
                up_.word(Cursor(phases, i, (*items)[i]), names_.phases, "phase");
        });
    }

    /// What stands after the name of a seat: one figure of four kinds.
    void read_figure(const Cursor& at) {
        TableReader in(at);
        int kinds = 0;
        kinds += in.with("count", [&](const Cursor& one) { up_.column(one, "space", a_seat); });
        kinds += in.with("sum", [&](const Cursor& one) { up_.column(one, "space", a_number); });
        if (in.has("sum"))
            in.need("over", [&](const Cursor& one) { up_.column(one, "space", a_seat); });
        kinds += in.with("hand",
                         [&](const Cursor& one) { up_.word(one, keys_of(names_.decks), "deck"); });
        kinds += in.with("value", [&](const Cursor& one) { up_.column(one, "seat"); });
        if (kinds == 1) return;
        if (at.value.as_table())
            at.error("which_figure", "must be a single figure",
                     "one of `count`, `sum`, `hand`, `value`");
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
        column("notch", a_choice);
        in.with("piece", [&](const Cursor& one) {
            up_.column(one, "space", a_choice);
            if (const std::string* name = one.value.as_string()) piece_ = *name;
        });
        in.with("note", [&](const Cursor& list) { up_.columns(list, "space", a_number); });
        std::string hidden;
        in.optional("hidden", hidden);
        in.with("mark", [&](const Cursor& list) { up_.columns(list, "space", shown_or_not); });
        in.with("marks", [&](const Cursor& one) { signs(one, columns_of("space"), "column"); });
        in.with("pieces",
                [&](const Cursor& one) { signs(one, up_.words_of("space", piece_), "piece"); });
        in.with("tags", [&](const Cursor& one) { signs(one, names_.tags, "tag"); });
        in.each("reach", [&](const Cursor& one, size_t) { read_reach(one, up_); });
    }

    std::set<std::string> columns_of(std::string_view of) const {
        std::set<std::string> columns;
        for (const LookNames::Column& one : names_.columns)
            if (one.of == of) columns.insert(one.name);
        return columns;
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

    void read_card(const std::string& deck, const Cursor& at) {
        const auto found = names_.decks.find(deck);
        const std::set<std::string> printed =
            found == names_.decks.end() ? std::set<std::string>() : found->second;
        std::set<std::string> titles = printed;
        if (!titles.empty()) titles.insert("name");
        TableReader in(at);
        in.with("title", [&](const Cursor& one) { up_.word(one, titles, "attribute"); });
        for (const char* key : {"mark", "space", "also", "region"})
            in.with(key, [&](const Cursor& one) { up_.word(one, printed, "attribute"); });
        in.with("marks", [&](const Cursor& one) { signs(one, {}, "word"); });
        int32_t hand = 0;
        in.optional("hand", hand, OneOf{{"fan", "single"}});
    }

    /// What is seen of a move or an event. `fields` are those that it may name, any when empty.
    void read_eye(const Cursor& at, const std::set<std::string>& fields, bool shows = false) {
        TableReader in(at);
        in.with("arrow", [&](const Cursor& ends) {
            const Array* items = ends.value.as_array();
            if (!items || items->size() != 2) return ends.expected("two fields");
            for (size_t i = 0; i < items->size(); ++i)
                up_.word(Cursor(ends, i, (*items)[i]), fields, "field");
        });
        in.with("pulse", [&](const Cursor& one) { up_.word(one, fields, "field"); });
        if (shows) {
            in.with("show", [&](const Cursor& one) { up_.word(one, fields, "field"); });
            return;
        }
        in.with("confirm", [](const Cursor& one) { read_flag(one); });
        in.with("exchanges", [](const Cursor& one) { read_flag(one); });
    }

    const LookNames& names_;
    LookUp up_;
    std::string piece_;  ///< the column of pieces
};

}  // namespace

Diagnostics check_look(std::string_view text, const std::string& file, const LookNames& names) {
    const auto root = parse_toml(text, file);
    if (!root) return root.error();
    Report report(file, "look");
    LookReader(names).run(Cursor(*root, report));
    return report.finish();
}

// Those of editor/controls/signs.cpp that are things and not knobs of the studio.
const std::set<std::string>& look_signs() {
    static const std::set<std::string> signs{
        "circle", "ring",     "triangle",   "square",  "star",           "diamond",
        "cross",  "hexagon",  "volcano",    "crate",   "crossed_swords", "question",
        "eye",    "soldier",  "jeep",       "tank",    "bomb",           "plane",
        "anchor", "crown",    "skull",      "mine",    "headquarters",   "sapper",
        "spy",    "corporal", "lieutenant", "captain", "colonel",        "general",
        "house"};
    return signs;
}

}  // namespace fronteira::content
