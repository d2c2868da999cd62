// SPDX-License-Identifier: MIT
#include "match/phrases.hpp"

namespace fronteira::match {
namespace {

using core::Entity;
using core::Reason;
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

constexpr const char* one = "_one";
constexpr const char* exactly = "_exactly";

bool bounds_a_number(Reason reason) {
    return reason == Reason::range || reason == Reason::cards;
}

bool is_a_bound(Reason reason) {
    return reason == Reason::at_least || reason == Reason::at_most;
}

/// The keys of one spelling all come before those of the next only where they say as much about
/// the place; so `why.attack.dice.range` wins over `why.range_exactly`.
std::vector<std::string> keys_of(const Refusal& refusal) {
    std::vector<std::vector<std::string>> spellings;
    const auto spell = [&](const std::string& reason) {
        add_keys(spellings.emplace_back(), refusal, reason);
    };
    const std::string word = word_of(refusal.reason);
    if (bounds_a_number(refusal.reason) && refusal.from == refusal.upto) {
        if (refusal.from == 1) spell(word + one);
        spell(word + exactly);
    }
    if (refusal.reason == Reason::at_least && refusal.from == 1) spell(word + one);
    spell(word);
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
        return refusal_.reason == Reason::equal || refusal_.reason == Reason::not_equal ||
               is_a_bound(refusal_.reason);
    }

    std::string bound(int32_t number) const {
        if (refusal_.reason == Reason::has_bit) return names_.seat(number);
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
        if (refusal_.reason == Reason::tagged) return names_.tag(refusal_.subject);
        if (refusal_.reason == Reason::holds) return "`" + refusal_.subject + "`";
        if (refusal_.subject.empty()) return names_.slot(refusal_.move, refusal_.slot);
        const bool link =
            refusal_.reason == Reason::not_linked || refusal_.reason == Reason::wrong_link;
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
    text += readable(word_of(refusal.reason));
    if (bounds_a_number(refusal.reason)) return text + " " + *parts("from") + "-" + *parts("upto");
    return is_a_bound(refusal.reason) ? text + " " + *parts("from") : text;
}

}  // namespace

std::set<std::string> reason_keys() {
    std::set<std::string> keys{std::string(word_of(Reason::at_least)) + one};
    for (const std::string word : core::reason_words) keys.insert(word);
    for (const Reason reason : {Reason::range, Reason::cards})
        for (const char* spelling : {one, exactly})
            keys.insert(word_of(reason) + std::string(spelling));
    return keys;
}

std::string Phrases::refusal(const core::Refusal& refusal, const Move* move) const {
    const Parts parts(names_, refusal, move);
    const std::string* text = sentences_.find(keys_of(refusal));
    return text != nullptr ? filled(*text, parts) : plain(parts, refusal);
}

}  // namespace fronteira::match
