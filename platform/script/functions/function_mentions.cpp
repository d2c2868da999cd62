// SPDX-License-Identifier: MIT
// Which names a function of a ruleset mentions, and those that it reaches.
#include "compile/code.hpp"
#include "compile/doubts/given_values.hpp"
#include "compile/doubts/held_values.hpp"
#include "script/functions/function_reader.hpp"

#include <utility>

namespace fronteira::script {

class FunctionReader::MentionFinder {
 public:
    explicit MentionFinder(FunctionReader& reader) : reader_(reader) {
        for (const Met& met : reader.met_) texts_[met.function] = &met;
    }

    Mentions of(const compile::Function* function) {
        found_ = {};
        seen_.clear();
        tables_.clear();
        reach(function);
        if (const auto met = texts_.find(function); met != texts_.end()) {
            found_.refuses = compile::never_gives_truth(met->second->proto);
            found_.counts = compile::gives_number(met->second->proto);
        }
        return std::move(found_);
    }

 private:
    void reach(const compile::Function* function) {
        if (!seen_.insert(function).second) return;
        const auto met = texts_.find(function);
        if (met == texts_.end()) return leave();
        read(met->second->proto, held_by(*met->second));
    }

    void read(const compile::Proto& proto, const std::vector<compile::Held>& held) {
        work_ += proto.code.size();
        if (work_ > most_work) return leave();
        for (const compile::Proto::Constant& constant : proto.constants)
            if (const auto* name = std::get_if<std::string>(&constant)) found_.names.insert(*name);
        if (sure_) take_deeds(proto);
        for (const uint32_t bits : proto.code) {
            const compile::Code code(bits);
            if (code.op() == compile::Op::settable || code.op() == compile::Op::concat) leave();
            if (code.op() == compile::Op::getupval) take(held[static_cast<size_t>(code.b())].value);
            if (code.op() == compile::Op::gettabup)
                take_field(held[static_cast<size_t>(code.b())],
                           proto.constants[static_cast<size_t>(code.c())]);
        }
        for (const compile::Proto& inner : proto.inner)
            read(inner, compile::passed_on(inner, held));
    }

    /// Many handlers may reach a function; it is looked through once.
    void take_deeds(const compile::Proto& proto) {
        const auto known = deeds_.find(&proto);
        const Deeds& deeds =
            known != deeds_.end()
                ? known->second
                : deeds_.emplace(&proto, deeds_in(reader_.program_, proto)).first->second;
        if (found_.deeds.changes.empty()) found_.deeds.changes = deeds.changes;
        found_.deeds.reads_me = found_.deeds.reads_me || deeds.reads_me;
    }

    void take_field(const compile::Held& held, const compile::Proto::Constant& key) {
        if (held.globals || held.value.tag() != compile::Tag::table) return;
        if (const auto* name = std::get_if<std::string>(&key))
            take(held.value.table()->at(compile::Value::word(reader_.program_.name(*name))));
    }

    /// All that stands in a table may be called.
    void take(const compile::Value& value) {
        if (value.tag() == compile::Tag::opaque) return leave();
        if (value.tag() == compile::Tag::function) return reach(value.function());
        if (value.tag() != compile::Tag::table || !tables_.insert(value.table()).second) return;
        work_ += value.table()->list.size() + value.table()->others.size();
        if (work_ > most_work) return leave();
        const bool was_sure = std::exchange(sure_, false);
        for (const compile::Value& entry : value.table()->list) take(entry);
        for (const auto& [key, entry] : value.table()->others) take(entry);
        sure_ = was_sure;
    }

    void leave() { found_.all = false; }

    static constexpr size_t most_work = 1'000'000;  // instructions and entries, of all handlers
    FunctionReader& reader_;
    std::map<const compile::Function*, const Met*> texts_;
    std::map<const compile::Proto*, Deeds> deeds_;
    std::set<const compile::Function*> seen_;
    std::set<const compile::Table*> tables_;
    Mentions found_;
    bool sure_ = true;  ///< what is read now is called, if what calls it is
    size_t work_ = 0;
};

std::vector<Mentions> FunctionReader::mentioned_by(
    const std::vector<const compile::Function*>& functions) {
    MentionFinder finder(*this);
    std::vector<Mentions> all;
    for (const compile::Function* function : functions) all.push_back(finder.of(function));
    return all;
}

}  // namespace fronteira::script
