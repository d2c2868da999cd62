// SPDX-License-Identifier: MIT
#include "cli/play/typed_move.hpp"

#include "cli/play/offers.hpp"
#include "cli/terminal/folded.hpp"
#include "match/word.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <set>

namespace fronteira::cli {
namespace {

constexpr size_t most_named = 6;

/// Words between the parts of a move that say nothing: "attack from Brazil to Algeria with 3".
bool is_filler(const std::string& word) {
    static const std::set<std::string> words = {
        "from", "to", "with", "in", "on", "the", "at", "de", "para", "com", "em", "do",
        "da",   "no", "na",   "a",  "o",  "->",  "=>", ",",  "e",    "and", "→"};
    return words.contains(word);
}

// What stands before a value that is named, and a minus, which folding would take for a hyphen.
constexpr char equals = '\x01', minus = '\x02';

std::string spaced(const std::string& text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool begins = out.empty() || out.back() == ' ' || out.back() == equals;
        const bool digit = i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9';
        if (c == ',' || c == '=') out += ' ';
        out += c == '=' ? equals : c == '-' && begins && digit ? minus : c;
        if (c == ',') out += ' ';
    }
    return out;
}

/// A word as it was typed.
std::string typed(std::string word) {
    std::replace(word.begin(), word.end(), equals, '=');
    std::replace(word.begin(), word.end(), minus, '-');
    return word;
}

class MoveReader {
 public:
    MoveReader(const Scene& scene, const Lexicon& lexicon, int seat, const std::string& text)
        : scene_(scene),
          lexicon_(lexicon),
          words_(folded_words(spaced(text))),
          offers_(scene.match(), seat) {}

    TypedMove read() {
        read_kind();
        if (typed_.understood()) read_values();
        return std::move(typed_);
    }

 private:
    const core::MoveKind& kind() const {
        return scene_.rules().moves[static_cast<size_t>(typed_.move.kind)];
    }

    void read_kind() {
        const std::vector<int32_t> on_offer = offers_.kinds();
        const Found found = find_name(before_named(), 0, lexicon_.moves(), on_offer);
        if (found.values.size() == 1) {
            at_ = found.words;
            return begin(found.values[0]);
        }
        // "harbour 3" where there is only one thing to do with that space.
        std::vector<int32_t> with_values;
        for (const int32_t one : on_offer)
            if (!scene_.rules().moves[static_cast<size_t>(one)].slots.empty())
                with_values.push_back(one);
        if (found.values.empty() && with_values.size() == 1 && names_a_value(with_values[0]))
            return begin(with_values[0]);
        if (found.values.empty()) return unknown(words_.empty() ? "" : words_[0], lexicon_.moves());
        std::vector<std::string> names;
        for (const int32_t one : found.values)
            names.push_back(
                scene_.voice.names().move(scene_.rules().moves[static_cast<size_t>(one)].name));
        ambiguous(words_[0], names);
    }

    /// The words before the first value that is named: `armies` of `place armies=2` is not part of
    /// a move's name.
    std::vector<std::string> before_named() const {
        const auto sign = std::find_if(words_.begin(), words_.end(),
                                       [](const std::string& word) { return word[0] == equals; });
        const auto name = sign == words_.end() || sign == words_.begin() ? sign : sign - 1;
        return {words_.begin(), name};
    }

    void begin(int32_t kind_number) {
        typed_.move.kind = static_cast<int16_t>(kind_number);
        typed_.given.assign(kind().slots.size(), false);
        for (const core::Slot& slot : kind().slots)
            if (slot.type == core::Slot::Type::card)
                std::fill_n(typed_.move.values.begin() + slot.offset, slot.most, core::none);
    }

    bool names_a_value(int32_t kind_number) const {
        const core::MoveKind& wanted = scene_.rules().moves[static_cast<size_t>(kind_number)];
        if (wanted.slots[0].type == core::Slot::Type::number)
            return !words_.empty() && match::number(words_[0]).has_value();
        return !find_name(words_, 0, lexicon_.values(wanted.slots[0])).values.empty();
    }

    void read_values() {
        size_t next = 0;
        while (at_ < words_.size() && typed_.understood()) {
            if (at_ + 1 < words_.size() && words_[at_ + 1][0] == equals) {
                read_named();
                continue;
            }
            while (next < typed_.given.size() && typed_.given[next]) ++next;
            if (next == typed_.given.size()) {
                if (is_filler(words_[at_])) {
                    ++at_;
                    continue;
                }
                typed_.complaint = scene_.text("too_much", {{"text", rest()}});
                return;
            }
            read_slot(next);
        }
    }

    /// `from=harbour`
    void read_named() {
        const NameList slots = lexicon_.slots(kind());
        const Found found = find_name({words_[at_]}, 0, slots);
        if (found.values.size() != 1) return unknown(words_[at_], slots);
        if (typed_.given[static_cast<size_t>(found.values[0])]) {
            typed_.complaint = scene_.text("given_twice", {{"text", words_[at_]}});
            return;
        }
        words_[at_ + 1].erase(0, 1);
        at_ += words_[at_ + 1].empty() ? 2 : 1;
        read_slot(static_cast<size_t>(found.values[0]));
    }

    void read_slot(size_t index) {
        const core::Slot& slot = kind().slots[index];
        if (at_ == words_.size()) return;
        if (slot.type == core::Slot::Type::number) return read_number(index);
        if (slot.type == core::Slot::Type::card) return read_cards(index);
        const NameList names = lexicon_.values(slot);
        const Found found = find_value(names, legal_values(index));
        if (found.values.size() == 1) {
            typed_.move.values[static_cast<size_t>(slot.offset)] = found.values[0];
            typed_.given[index] = true;
            at_ += found.words;
        } else if (found.values.empty()) {
            unknown(words_[at_], names);
        } else {
            std::vector<std::string> candidates;
            for (const int32_t value : found.values) {
                Move move;
                move.values[static_cast<size_t>(slot.offset)] = value;
                candidates.push_back(scene_.voice.names().value(slot, move));
            }
            ambiguous(words_[at_], candidates);
        }
    }

    /// A name at this place, or after words that say nothing.
    Found find_value(const NameList& names, const std::vector<int32_t>& legal) {
        Found found = find_name(words_, at_, names, legal);
        const bool whole_name = found.values.size() == 1 && found.words > 0;
        if (is_filler(words_[at_]) && at_ + 1 < words_.size() &&
            !(whole_name && is_whole(names, joined(words_, at_, found.words)))) {
            ++at_;
            return find_value(names, legal);
        }
        return found;
    }

    static bool is_whole(const NameList& names, const std::string& text) {
        return std::any_of(names.begin(), names.end(),
                           [&](const Named& one) { return one.name == text; });
    }

    void read_number(size_t index) {
        while (at_ + 1 < words_.size() && is_filler(words_[at_])) ++at_;
        const auto number = match::number(words_[at_]);
        if (!number) {
            typed_.complaint = scene_.text("no_number", {{"text", typed(words_[at_])}});
            return;
        }
        ++at_;
        typed_.move.values[static_cast<size_t>(kind().slots[index].offset)] = *number;
        typed_.given[index] = true;
    }

    void read_cards(size_t index) {
        const core::Slot& slot = kind().slots[index];
        const NameList names = lexicon_.values(slot);
        const std::vector<int32_t> legal = legal_values(index);
        std::vector<int32_t> cards;
        while (at_ < words_.size() && cards.size() < static_cast<size_t>(slot.most)) {
            if (is_filler(words_[at_])) {
                ++at_;
                continue;
            }
            Found found = find_name(words_, at_, names, legal);
            std::erase_if(found.values, [&](int32_t card) {
                return std::find(cards.begin(), cards.end(), card) != cards.end();
            });
            if (found.values.empty()) break;
            cards.push_back(found.values[0]);
            at_ += found.words;
        }
        if (cards.empty()) {
            if (at_ < words_.size()) unknown(words_[at_], names);
            return;
        }
        offers_.put_cards(typed_.move, slot, std::move(cards));
        typed_.given[index] = true;
    }

    std::vector<int32_t> legal_values(size_t index) const {
        return offers_.values(typed_.move, typed_.given, index);
    }

    std::string rest() const { return typed(joined(words_, at_, words_.size() - at_)); }

    void unknown(const std::string& word, const NameList& names) {
        std::vector<std::string_view> candidates;
        for (const Named& one : names) candidates.push_back(one.name);
        typed_.complaint = scene_.text("unknown", {{"text", typed(word)}});
        const std::string near = nearest(word, candidates);
        if (!near.empty()) typed_.complaint += "; " + scene_.text("did_you_mean", {{"text", near}});
    }

    static std::string nearest(const std::string& word,
                               const std::vector<std::string_view>& candidates) {
        const std::string hint = spelling::did_you_mean(word, candidates);
        const size_t first = hint.find('`'), last = hint.rfind('`');
        return first == last ? std::string() : hint.substr(first + 1, last - first - 1);
    }

    void ambiguous(const std::string& word, const std::vector<std::string>& names) {
        std::string list;
        for (size_t i = 0; i < std::min(names.size(), most_named); ++i)
            list += (i == 0 ? "" : ", ") + names[i];
        if (names.size() > most_named) list += ", ...";
        typed_.complaint = scene_.text("ambiguous", {{"text", word}, {"names", list}});
    }

    const Scene& scene_;
    const Lexicon& lexicon_;
    std::vector<std::string> words_;
    Offers offers_;
    size_t at_ = 0;
    TypedMove typed_;
};

}  // namespace

bool TypedMove::complete() const {
    return std::all_of(given.begin(), given.end(), [](bool one) { return one; });
}

size_t TypedMove::given_in_front() const {
    return static_cast<size_t>(std::find(given.begin(), given.end(), false) - given.begin());
}

TypedMove read_move(const Scene& scene, const Lexicon& lexicon, int seat, const std::string& text) {
    return MoveReader(scene, lexicon, seat, text).read();
}

}  // namespace fronteira::cli
