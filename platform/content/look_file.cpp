// SPDX-License-Identifier: MIT
#include "content/look_file.hpp"

#include "content/look_dress.hpp"
#include "content/look_on_board.hpp"
#include "content/look_seats.hpp"
#include "content/look_signs.hpp"
#include "content/reading/table_reader.hpp"
#include "content/toml/toml_file.hpp"

namespace fronteira::content {
namespace {

using Kinds = std::vector<std::string_view>;

const Kinds a_seat{"seat"};
const Kinds a_number{"number"};
const Kinds a_choice{"choice"};
const Kinds shown_or_not{"flag", "number"};

class LookReader {
 public:
    explicit LookReader(const LookNames& names) : names_(names), up_(names) {}

    void run(const Cursor& root) {
        TableReader in(root);
        in.with("seat", [&](const Cursor& at) { read_seat(at, up_); });
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
                   [](const std::string&, const Cursor& at) { read_dice(at); });
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

    /// A table of word = sign.
    void signs(const Cursor& at, const std::set<std::string>& known, const std::string& what) {
        TableReader in(at);
        in.others([&](const Entry& entry, const Cursor& one) {
            up_.key(one, entry.key, known, what);
            read_sign(one, up_);
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
        column("notch", a_choice);
        in.with("piece", [&](const Cursor& one) {
            up_.column(one, "space", a_choice);
            if (const std::string* name = one.value.as_string()) piece_ = *name;
        });
        in.with("note", [&](const Cursor& list) { up_.columns(list, "space", a_number); });
        std::string hidden;
        in.optional("hidden", hidden);
        in.with("mark", [&](const Cursor& list) { up_.columns(list, "space", shown_or_not); });
        in.with("marks", [&](const Cursor& one) { signs(one, up_.columns_of("space"), "column"); });
        in.with("pieces",
                [&](const Cursor& one) { signs(one, up_.words_of("space", piece_), "piece"); });
        in.with("tags", [&](const Cursor& one) { signs(one, names_.tags, "tag"); });
        in.each("reach", [&](const Cursor& one, size_t) { read_reach(one, up_); });
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
        in.with("confirm", [](const Cursor& one) { read_yes_or_no(one); });
        in.with("exchanges", [](const Cursor& one) { read_yes_or_no(one); });
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

}  // namespace fronteira::content
