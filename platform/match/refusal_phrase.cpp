// SPDX-License-Identifier: MIT
#include "match/phrases.hpp"

namespace fronteira::match {
namespace {

using core::Entity;
using core::Refusal;
using core::Slot;

/// Every key for one spelling of the reason, the most particular first.
void add_keys(std::vector<std::string>& keys, const Refusal& r, const std::string& reason) {
    const auto add = [&](std::initializer_list<std::string> parts) {
        std::string key = "why";
        for (const std::string& part : parts) {
            if (part.empty()) return;
            key += "." + part;
        }
        keys.push_back(key);
    };
    add({r.move, r.slot, r.subject, reason});
    add({r.move, r.slot, reason});
    add({r.move, r.subject, reason});
    add({r.move, reason});
    add({r.subject, reason});
    add({reason});
}

bool bounds_a_number(const Refusal& refusal) {
    return refusal.reason == "range" || refusal.reason == "cards";
}

bool is_at_least_one(const Refusal& refusal) {
    return refusal.reason == "at_least" && refusal.from == 1;
}

/// The keys of one spelling all come before those of the next only where they say as much about
/// the place; so `why.attack.dice.range` wins over `why.range_exactly`.
std::vector<std::string> keys_of(const Refusal& refusal) {
    std::vector<std::vector<std::string>> spellings;
    const auto spell = [&](const std::string& reason) {
        add_keys(spellings.emplace_back(), refusal, reason);
    };
    if (bounds_a_number(refusal) && refusal.from == refusal.upto) {
        if (refusal.from == 1) spell(refusal.reason + "_one");
        spell(refusal.reason + "_exactly");
    }
    if (is_at_least_one(refusal)) spell("at_least_one");
    spell(refusal.reason);
    std::vector<std::string> keys;
    for (size_t i = 0; i < spellings.front().size(); ++i)
        for (const auto& spelling : spellings) keys.push_back(spelling[i]);
    return keys;
}

/// One refusal and everything needed to name its parts.
class Parts {
 public:
    Parts(const Names& names, const Refusal& refusal, const Move* move)
        : names_(names), refusal_(refusal), move_(move) {
        const auto& kinds = names.rules().moves;
        if (move != nullptr && move->kind >= 0 && static_cast<size_t>(move->kind) < kinds.size())
            kind_ = &kinds[static_cast<size_t>(move->kind)];
        for (const Entity entity : {Entity::space, Entity::seat, Entity::region, Entity::match})
            if (const auto id = names.rules().layout.find(entity, refusal.subject); id && !column_)
                column_ = &names.rules().layout.column(*id);
    }

    std::optional<std::string> operator()(std::string_view name) const {
        if (name == "from") return bound(refusal_.from);
        if (name == "upto") return bound(refusal_.upto);
        if (name == "subject") return subject();
        if (name == "slot") return names_.slot(refusal_.move, refusal_.slot);
        if (name == "move") return names_.move(refusal_.move);
        if (name == "value" || name == "space") return value();
        return std::nullopt;
    }

 private:
    const Slot* slot(const std::string& name) const {
        if (kind_ == nullptr) return nullptr;
        for (const Slot& slot : kind_->slots)
            if (slot.name == name) return &slot;
        return nullptr;
    }

    bool compares() const {
        return refusal_.reason == "equal" || refusal_.reason == "not_equal" ||
               refusal_.reason == "at_least" || refusal_.reason == "at_most";
    }

    std::string bound(int32_t number) const {
        if (refusal_.reason == "has_bit") return names_.seat(number);
        if (column_ != nullptr && compares()) return names_.value(*column_, number);
        const Slot* compared = slot(refusal_.subject.empty() ? refusal_.slot : refusal_.subject);
        if (compared != nullptr && compares()) {
            Move with = *move_;
            with.values[static_cast<size_t>(compared->offset)] = number;
            return names_.value(*compared, with);
        }
        return names_.value(core::Kind::integer, number);
    }

    std::string subject() const {
        if (refusal_.reason == "tagged") return names_.tag(refusal_.subject);
        if (refusal_.reason == "holds") return "`" + refusal_.subject + "`";
        if (refusal_.subject.empty()) return names_.slot(refusal_.move, refusal_.slot);
        const bool link = refusal_.reason == "not_linked" || refusal_.reason == "wrong_link";
        if (!link && column_ != nullptr && refusal_.subject != refusal_.slot)
            return names_.column(refusal_.subject, refusal_.from);
        const Slot* other = slot(refusal_.subject);
        if (link && other != nullptr) return names_.value(*other, *move_);
        return names_.slot(refusal_.move, refusal_.subject);
    }

    std::string value() const {
        const Slot* refused = slot(refusal_.slot);
        if (refused != nullptr) return names_.value(*refused, *move_);
        return names_.slot(refusal_.move, refusal_.slot);
    }

    const Names& names_;
    const Refusal& refusal_;
    const Move* move_;
    const core::MoveKind* kind_ = nullptr;
    const core::Column* column_ = nullptr;
};

/// Without any text: `armies at least 2`.
std::string plain(const Parts& parts, const Refusal& refusal) {
    std::string text = *parts("subject");
    if (!text.empty()) text += " ";
    text += readable(refusal.reason);
    if (bounds_a_number(refusal)) return text + " " + *parts("from") + "-" + *parts("upto");
    const bool has_number = refusal.reason.rfind("at_", 0) == 0;
    return has_number ? text + " " + *parts("from") : text;
}

}  // namespace

std::string Phrases::refusal(const core::Refusal& refusal, const Move* move) const {
    const Parts parts(names_, refusal, move);
    const std::string* text = sentences_.find(keys_of(refusal));
    return text != nullptr ? filled(*text, parts) : plain(parts, refusal);
}

}  // namespace fronteira::match
