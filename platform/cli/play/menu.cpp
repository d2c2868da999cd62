// SPDX-License-Identifier: MIT
#include "cli/play/menu.hpp"

#include <fronteira/text.hpp>

#include "cli/play/offers.hpp"
#include "cli/scene/board_columns.hpp"
#include "cli/scene/card_text.hpp"

#include <algorithm>

namespace fronteira::cli {

Menu::Menu(const Scene& scene, int seat)
    : scene_(scene), offers_(Offers(scene.match(), seat).all()) {
    restart();
}

void Menu::restart() {
    kind_ = -1;
    slots_ = 0;
    trail_.clear();
    look();
    // A single kind of move is no choice, but to leave the phase should be one.
    if (choices_.size() == 1 &&
        !scene_.rules().moves[static_cast<size_t>(choices_[0].kind)].slots.empty())
        take(choices_[0]);
}

void Menu::begin_with(const Move& move, size_t given) {
    kind_ = move.kind;
    move_ = move;
    slots_ = given;
    trail_.clear();
    look();
}

int Menu::width_so_far() const {
    int width = 0;
    for (size_t i = 0; i < slots_; ++i) width += kind().slots[i].width();
    return width;
}

bool Menu::fits(const Offer& offer) const {
    if (offer.move.kind != kind_) return false;
    return std::equal(offer.move.values.begin(), offer.move.values.begin() + width_so_far(),
                      move_.values.begin());
}

void Menu::choose(size_t index) {
    trail_.push_back({kind_, slots_});
    take(choices_[index]);
    // Cards and spaces that leave no choice choose themselves, but a number is always asked for.
    while (!complete_ && !number_ && choices_.size() == 1) take(choices_[0]);
}

void Menu::choose_number(int32_t number) {
    move_.values[static_cast<size_t>(width_so_far())] = number;
    number_.reset();
    complete_ = true;
}

bool Menu::back() {
    if (trail_.empty()) {
        if (at_top()) return false;
        kind_ = -1;
        slots_ = 0;
    } else {
        kind_ = trail_.back().kind;
        slots_ = trail_.back().slots;
        trail_.pop_back();
    }
    look();
    return true;
}

void Menu::take(const Choice& choice) {
    if (kind_ < 0) {
        kind_ = choice.kind;
        move_ = Move{};
        move_.kind = kind_;
    } else {
        std::copy(choice.values.begin(), choice.values.end(),
                  move_.values.begin() + width_so_far());
        ++slots_;
    }
    look();
}

void Menu::look() {
    choices_.clear();
    number_.reset();
    complete_ = false;
    if (kind_ < 0) return list_kinds();
    if (slots_ == kind().slots.size()) {
        complete_ = true;
        return;
    }
    if (slot().type == core::Slot::Type::number) {
        for (const Offer& offer : offers_)
            if (fits(offer) && offer.upto)
                number_ = {offer.move.values[static_cast<size_t>(width_so_far())], *offer.upto};
        return;
    }
    list_values();
}

void Menu::list_kinds() {
    for (const Offer& offer : offers_) {
        const int16_t kind = offer.move.kind;
        const auto same = [&](const Choice& choice) { return choice.kind == kind; };
        if (std::none_of(choices_.begin(), choices_.end(), same))
            choices_.push_back(
                {scene_.voice.names().move(scene_.rules().moves[static_cast<size_t>(kind)].name),
                 kind,
                 {}});
    }
}

void Menu::list_values() {
    const auto first = static_cast<size_t>(width_so_far());
    const auto count = static_cast<size_t>(slot().width());
    for (const Offer& offer : offers_) {
        if (!fits(offer)) continue;
        const auto begin = offer.move.values.begin() + static_cast<std::ptrdiff_t>(first);
        std::vector<int32_t> values(begin, begin + static_cast<std::ptrdiff_t>(count));
        const auto same = [&](const Choice& choice) { return choice.values == values; };
        if (std::any_of(choices_.begin(), choices_.end(), same)) continue;
        std::string text = label(slot(), values);
        choices_.push_back({std::move(text), kind_, std::move(values)});
    }
}

std::string Menu::space_label(int space) const {
    const BoardColumns columns = board_columns(scene_);
    const std::string there = badge(scene_, columns, space) + remarks(scene_, columns, space);
    return scene_.voice.names().space(space) + (there.empty() ? "" : "  " + there);
}

std::string Menu::label(const core::Slot& slot, const std::vector<int32_t>& values) const {
    if (slot.type == core::Slot::Type::space) return space_label(values[0]);
    if (slot.type != core::Slot::Type::card) {
        Move move = move_;
        move.values[static_cast<size_t>(slot.offset)] = values[0];
        return scene_.voice.names().value(slot, move);
    }
    std::string text;
    for (const int32_t card : values)
        if (card >= 0) add_item(text, card_text(scene_, slot.deck, card));
    return text.empty() ? scene_.voice.sentences().text("nothing", "nothing") : text;
}

std::string Menu::question() const {
    if (kind_ < 0) return scene_.text("which_move");
    const match::Names& names = scene_.voice.names();
    const std::string range = number_
                                  ? " (" + std::to_string(least()) + "-" + std::to_string(most()) +
                                        "; Enter = " + std::to_string(most()) + ")"
                                  : "";
    if (slots_ < kind().slots.size()) {
        match::PartMove part{move_, std::vector<bool>(kind().slots.size(), false)};
        std::fill_n(part.given.begin(), slots_, true);
        const std::string asked = scene_.voice.phrases().question(part, slots_);
        if (!asked.empty()) return asked + range;
    }
    std::string text = names.move(kind().name);
    for (size_t i = 0; i < slots_; ++i)
        text += ", " + names.slot(kind().name, kind().slots[i].name) + " " +
                names.value(kind().slots[i], move_);
    if (slots_ < kind().slots.size()) text += ": " + names.slot(kind().name, slot().name);
    return text + range + "?";
}

}  // namespace fronteira::cli
