// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/cursor.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// What the rulesets of a mod have that a `look.toml`, a guide or a sentence may name. An empty
/// list means "unknown": then any name is accepted.
struct LookNames {
    struct Column {
        std::string of;  ///< `match`, `seat`, `space` or `region`
        std::string name;
        std::string kind;             ///< `number`, `flag`, `choice`, `seat`, `seats`, `space`, ...
        std::set<std::string> words;  ///< of a choice
    };
    /// Names with what kinds of things they are called for.
    using Kinds = std::map<std::string, std::set<std::string>>;
    std::vector<Column> columns;
    /// With what is printed on their cards: each a `number`, a `word`, a `list`, and a `space` or a
    /// `region` if the word is the id of one.
    std::map<std::string, Kinds> decks;
    bool all_decks = false;              ///< whether there are no others, even if there are none
    std::map<std::string, Kinds> moves;  ///< with their slots: `space`, `number`, ...
    /// By move and by slot, the slots that are chosen before it; a move may be unknown here.
    std::map<std::string, Kinds> chosen_before;
    int most_players = 0;  ///< of all rulesets; 0: unknown
    std::set<std::string> phases;
    std::set<std::string> decided;  ///< phases in which somebody chooses among moves
    std::set<std::string> words;    ///< that moves choose among and dice show
    std::set<std::string> events;   ///< that sentences tell of,
    std::set<std::string> told;     ///< and that rules tell by name
    std::set<std::string> fields;   ///< that events may have
    std::set<std::string> link_kinds;
    std::set<std::string> space_numbers, region_numbers;
    std::set<std::string> regions;
    std::set<std::string> spaces;
    std::set<std::string> tags;  ///< of spaces
    std::set<std::string> bots;
    std::set<std::string> outcomes;  ///< of matches, as texts spell them
    std::set<std::string> reasons;   ///< for which moves are refused, as texts spell them
    /// What the looks of the mods say on which this one depends.
    struct Inherited {
        std::string colour;          ///< column of `[seat]`
        std::string piece;           ///< column of `[space]`
        std::set<std::string> mark;  ///< columns
    } inherited;
};

/// Looks up the names in a `look.toml` and reports those that are wrong, with what was meant.
class LookUp {
 public:
    explicit LookUp(const LookNames& names) : names_(names) {}

    /// A column of `of`, of one of some kinds; of any when there are none.
    void column(const Cursor& cursor, std::string_view of,
                const std::vector<std::string_view>& kinds = {}) const;
    /// A list of them.
    void columns(const Cursor& cursor, std::string_view of,
                 const std::vector<std::string_view>& kinds = {}) const;
    /// What a key stands for: `what` is `move`, for one. `otherwise` is the hint where no known
    /// word is near.
    void key(const Cursor& cursor, std::string_view word, const std::set<std::string>& known,
             const std::string& what, const std::string& otherwise = {}) const;
    /// A word that must be known.
    void word(const Cursor& cursor, const std::set<std::string>& known, const std::string& what,
              const std::string& otherwise = {}) const;
    /// The name of a deck, which stands at the cursor or is the key of what does.
    void deck(const Cursor& cursor, std::string_view name) const;
    /// The words of a column of choices; empty when it is not known.
    std::set<std::string> words_of(std::string_view of, std::string_view column) const;

    /// The names of all columns of `of`.
    std::set<std::string> columns_of(std::string_view of) const;

    const LookNames& names() const { return names_; }

 private:
    const LookNames& names_;
};

/// The keys of a table.
template <class Value>
std::set<std::string> keys_of(const std::map<std::string, Value>& table) {
    std::set<std::string> keys;
    for (const auto& [key, value] : table) keys.insert(key);
    return keys;
}

}  // namespace fronteira::content
