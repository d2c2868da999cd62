// SPDX-License-Identifier: MIT
#include "compile/program.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr size_t most_joined = 10000;  // in one run
constexpr size_t longest_joined = 200;

constexpr const char* classes[] = {"Match", "Seat", "Space", "Region", "Card"};

Value as_value(Program& program, const CardValue& printed) {
    if (const auto* number = std::get_if<int64_t>(&printed)) return Value::whole(*number);
    if (const auto* word = std::get_if<std::string>(&printed))
        return Value::word(program.name(*word));
    Table& list = program.make_table();
    for (const std::string& word : std::get<std::vector<std::string>>(printed))
        list.list.push_back(Value::word(program.name(word)));
    return Value::list(&list);
}

template <class Attributes>
Value attribute(const Attributes& attributes, const std::string& name) {
    const auto found = attributes.find(name);
    return found == attributes.end() ? Value::nil() : Value::whole(found->second);
}

/// Every name under which something is printed on a space, a region or a card.
std::set<std::string, std::less<>> printed_names(const core::Rules& rules) {
    std::set<std::string, std::less<>> names;
    const auto take = [&](const auto& attributes) {
        for (const auto& [name, value] : attributes) names.insert(name);
    };
    for (int i = 0; i < rules.board->space_count(); ++i) take(rules.board->space(i).attributes);
    for (int i = 0; i < rules.board->region_count(); ++i) take(rules.board->region(i).attributes);
    for (const core::PlacedDeck& deck : rules.layout.decks())
        for (const Card& card : deck.deck.cards) take(card.attributes);
    return names;
}

/// What has the cell's number for its own; nil for words, cards and sets of seats.
Tag held_by(core::Kind kind) {
    switch (kind) {
        case core::Kind::integer:
            return Tag::integer;
        case core::Kind::flag:
            return Tag::boolean;
        case core::Kind::seat:
            return Tag::seat;
        case core::Kind::space:
            return Tag::space;
        case core::Kind::region:
            return Tag::region;
        default:
            return Tag::nil;
    }
}

Member container(const std::string& name) {
    Member member;
    member.held = name == "seat"     ? Tag::seat
                  : name == "space"  ? Tag::space
                  : name == "region" ? Tag::region
                                     : Tag::nil;
    if (member.held != Tag::nil) member.is = Member::Is::container;
    return member;
}

/// What every match keeps in a cell of its own.
Member cell(Member::Is is, int32_t offset, Tag held) {
    Member member;
    member.is = is;
    member.of = Tag::match;
    member.held = held;
    member.offset = offset;
    return member;
}

Member builtin(Tag handle, const std::string& name, bool grid) {
    using Is = Member::Is;
    const auto is = [](Is what) {
        Member member;
        member.is = what;
        return member;
    };
    if (name == "id" && handle == Tag::seat) return is(Is::seat_id);
    if (name == "id") return is(handle >= Tag::space ? Is::printed : Is::lua);
    switch (handle) {
        case Tag::match:
            if (name == "me") return is(Is::me);
            if (name == "turn") return cell(Is::turn, core::cell_turn_seat, Tag::seat);
            if (name == "round") return cell(Is::round, core::cell_round, Tag::nil);
            return container(name);
        case Tag::seat:
            return is(name == "number" ? Is::number : Is::nothing);
        case Tag::space:
            if (name == "region") return is(Is::region);
            if (grid && name == "x") return is(Is::x);
            if (grid && name == "y") return is(Is::y);
            return is(Is::printed);
        case Tag::region:
            return is(name == "size" ? Is::size : Is::printed);
        default:
            return is(Is::printed);
    }
}

}  // namespace

Name::Name(std::string_view said)
    : text(said),
      plain(std::all_of(said.begin(), said.end(), [](char c) { return c >= ' ' && c <= '~'; })) {}

Program::Program(const core::Rules& rules) : rules_(rules) {}

const Name* Program::name(std::string_view text) {
    const auto found = names_.find(text);
    if (found != names_.end()) {
        found->second->passing = false;
        if (!complete_) found->second->counted = false;
        return found->second.get();
    }
    auto made = std::make_unique<Name>(text);
    made->counted = complete_;
    const Name* name = made.get();
    names_.emplace(name->text, std::move(made));
    return name;
}

const Name* Program::joined(std::string_view text) {
    if (text.size() > longest_joined) return nullptr;
    const auto found = names_.find(text);
    if (found != names_.end() && !found->second->counted) return found->second.get();
    if (++joined_ > most_joined) return nullptr;
    if (found != names_.end()) return found->second.get();
    auto made = std::make_unique<Name>(text);
    made->passing = made->counted = true;
    const Name* name = made.get();
    names_.emplace(name->text, std::move(made));
    ++passing_;
    return name;
}

void Program::forget_joined() {
    std::erase_if(names_, [](const auto& one) { return one.second->passing; });
    passing_ = 0;
}

const std::vector<const Name*>& Program::words(const void* of,
                                               const std::vector<std::string>& texts) {
    auto [place, fresh] = words_.try_emplace(of);
    if (fresh)
        for (const std::string& text : texts) place->second.push_back(name(text));
    return place->second;
}

const std::vector<const Name*>& Program::words(const core::Slot& slot) {
    return words(&slot, slot.choices);
}

const Value& Program::printed(const Name& name, const Value& handle) const {
    static const Value nothing{};
    const size_t kind = handle.tag() == Tag::space    ? 0
                        : handle.tag() == Tag::region ? 1
                                                      : 2 + static_cast<size_t>(handle.deck());
    const auto& all = name.printed[kind];
    return all.empty() ? nothing : all[static_cast<size_t>(handle.index())];
}

bool Program::is_elsewhere(const Name& name, Tag handle) {
    if (!elsewhere || !elsewhere(handle, name.text)) return false;
    name.members[static_cast<size_t>(handle) - static_cast<size_t>(Tag::match)].is =
        Member::Is::nothing;  // which is not asked for again
    return true;
}

void Program::learn(const Name& name) {
    name.known = true;
    name.space = rules_.board->find_space(name.text).value_or(-1);
    name.region = rules_.board->find_region(name.text).value_or(-1);
    name.link_kind = rules_.board->find_link_kind(name.text).value_or(-1);
    name.tag = rules_.board->find_tag(name.text).value_or(-1);
    name.deck = rules_.layout.find_deck(name.text).value_or(-1);
    for (size_t kind = 0; kind < name.members.size(); ++kind) {
        const auto handle = static_cast<Tag>(kind + static_cast<size_t>(Tag::match));
        Member& member = name.members[kind];
        const auto column = handle == Tag::card
                                ? std::nullopt
                                : rules_.layout.find(static_cast<core::Entity>(kind), name.text);
        const auto native = find_native(std::string(classes[kind]) + ":" + name.text);
        if (column) {
            member.is = Member::Is::column;
            member.column = *column;
            member.of = handle;
            member.placed = &rules_.layout.column(*column);
            member.offset = member.placed->offset;
            member.secret = member.placed->sight != core::Sight::all;
            member.kept = rules_.layout.is_kept(*column);
            member.held = held_by(member.placed->kind);
            if (member.held != Tag::nil && member.placed->index < 0) {
                member.least = member.placed->min;
                member.most = member.placed->max;
            }
            if (member.placed->kind == core::Kind::choice)
                member.words = &words(member.placed, member.placed->choices);
        } else if (native) {
            member.is = Member::Is::native;
            member.native = static_cast<int16_t>(*native);
        } else {
            member = builtin(handle, name.text, rules_.board->grid_width() > 0);
        }
        member.name = &name;
    }
    if (const auto native = find_native("string." + name.text)) name.of_text = *native;
    learn_printed(name);
}

const Member* Program::only_column(const Name& name) {
    const Member* only = nullptr;
    for (const Member& member : known(name).members) {
        if (member.is != Member::Is::column) continue;
        if (only != nullptr) return nullptr;
        only = &member;
    }
    return only;
}

const Member* Program::of_match(const Name& name) {
    using Is = Member::Is;
    for (const Member& member : known(name).members)
        if (member.is == Is::column) return nullptr;
    const Member& member = name.member(Tag::match);
    const bool suits = member.is == Is::me || member.is == Is::turn || member.is == Is::round ||
                       member.is == Is::container;
    return suits ? &member : nullptr;
}

bool Program::is_printed(const Name& name) {
    using Is = Member::Is;
    for (const Member& member : known(name).members)
        if (member.is == Is::column) return false;
    return is_printed_on_cards(name);
}

void Program::learn_printed(const Name& name) {
    name.printed.resize(2 + rules_.layout.decks().size());
    if (name.text == "id") return learn_ids(name);
    if (!printed_names_) printed_names_ = printed_names(rules_);
    if (printed_names_->contains(name.text)) learn_values(name);
    // What nothing on the map has may be a slip, which Lua tells.
    for (const auto& [handle, kind] : {std::pair{Tag::space, 0}, std::pair{Tag::region, 1}}) {
        const auto& values = name.printed[static_cast<size_t>(kind)];
        const bool none = std::all_of(values.begin(), values.end(),
                                      [](const Value& value) { return value.tag() == Tag::nil; });
        Member& member =
            name.members[static_cast<size_t>(handle) - static_cast<size_t>(Tag::match)];
        if (none && member.is == Member::Is::printed) member.is = Member::Is::lua;
    }
}

void Program::learn_values(const Name& name) {
    const core::Board& board = *rules_.board;
    for (int space = 0; space < board.space_count(); ++space)
        name.printed[0].push_back(attribute(board.space(space).attributes, name.text));
    for (int region = 0; region < board.region_count(); ++region)
        name.printed[1].push_back(attribute(board.region(region).attributes, name.text));
    for (size_t deck = 0; deck < rules_.layout.decks().size(); ++deck)
        for (const Card& card : rules_.layout.decks()[deck].deck.cards) {
            const auto found = card.attributes.find(name.text);
            name.printed[2 + deck].push_back(
                found == card.attributes.end() ? Value::nil() : as_value(*this, found->second));
        }
}

void Program::learn_ids(const Name& id) {
    const core::Board& board = *rules_.board;
    for (int space = 0; space < board.space_count(); ++space)
        id.printed[0].push_back(Value::word(name(board.space(space).id)));
    for (int region = 0; region < board.region_count(); ++region)
        id.printed[1].push_back(Value::word(name(board.region(region).id)));
    for (size_t deck = 0; deck < rules_.layout.decks().size(); ++deck)
        for (const Card& card : rules_.layout.decks()[deck].deck.cards)
            id.printed[2 + deck].push_back(Value::word(name(card.id)));
    for (int seat = static_cast<int>(seat_ids_.size()); seat < rules_.layout.seats(); ++seat)
        seat_ids_.push_back(Value::word(name("seat " + std::to_string(seat + 1))));
}

}  // namespace fronteira::compile
