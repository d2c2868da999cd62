// SPDX-License-Identifier: MIT
// What HandleTypes knows of lists: where an entry of one comes from, and whether it is a card.
#include "compile/code.hpp"
#include "compile/handle_types.hpp"

#include <algorithm>

namespace fronteira::compile {

std::optional<HandleTypes::ListAt> HandleTypes::list_of(size_t at, int in_register) const {
    if (const auto loop = loop_of(at, in_register)) {
        const int first = Code(proto_.code[*loop]).a();
        if (in_register - first != entry_of_loop || !is_along(*loop)) return std::nullopt;
        return source_of({*loop - 1, first + 1});
    }
    const int filled = filled_by(at, in_register);
    if (filled < 0) return std::nullopt;
    const auto by = static_cast<size_t>(filled);
    const Code code(proto_.code[by]);
    if (code.op() == Op::move) return list_of(by, code.b());
    if (code.op() != Op::geti && code.op() != Op::gettable) return std::nullopt;
    return source_of({by, code.b()});
}

/// Where a list stood that was copied from register to register.
HandleTypes::ListAt HandleTypes::source_of(ListAt list) const {
    for (int steps = 0; steps < most_steps; ++steps) {
        const int filled = filled_by(list.at, list.in_register);
        if (filled < 0 || Code(proto_.code[static_cast<size_t>(filled)]).op() != Op::move) break;
        list = {static_cast<size_t>(filled), Code(proto_.code[static_cast<size_t>(filled)]).b()};
    }
    return list;
}

/// Whether the loop that begins at `at` walks what `ipairs` gives.
bool HandleTypes::is_along(size_t at) const {
    if (at == 0) return false;
    const Code call(proto_.code[at - 1]);
    if (call.op() != Op::call || call.a() != Code(proto_.code[at]).a()) return false;
    const int loaded = filled_by(at - 1, call.a());
    if (loaded < 0) return false;
    const Code load(proto_.code[static_cast<size_t>(loaded)]);
    return load.op() == Op::gettabup && proto_.text(load.c()) == "ipairs";
}

const std::string* HandleTypes::cards_given(size_t at, int in_register) const {
    const std::string* name = parameter(at, in_register);
    bool cards = false;
    for (const core::MoveKind& move : program_.rules().moves)
        for (const core::Slot& slot : move.slots) {
            if (name == nullptr || slot.name != *name) continue;
            if (slot.type != core::Slot::Type::card) return nullptr;
            cards = true;
        }
    return cards ? name : nullptr;
}

/// Whether a method that is called so gave what stands in a register.
bool HandleTypes::is_given_by(const ListAt& where, std::initializer_list<const char*> names) const {
    const int filled = filled_by(where.at, where.in_register);
    if (filled < 0 || Code(proto_.code[static_cast<size_t>(filled)]).op() != Op::call) return false;
    const std::string* method = method_called(static_cast<size_t>(filled));
    return method != nullptr && std::find(names.begin(), names.end(), *method) != names.end();
}

bool HandleTypes::is_card(size_t at, int in_register, bool of_move) const {
    if (is_given_by(source_of({at, in_register}), {"deal"})) return true;
    const auto list = list_of(at, in_register);
    if (!list) return false;
    return is_given_by(*list, {"hand", "cards"}) ||
           (of_move && cards_given(list->at, list->in_register) != nullptr);
}

}  // namespace fronteira::compile
