// SPDX-License-Identifier: MIT
// What is looked for in the functions of a ruleset by whoever checks it.
#include "script/function_reader.hpp"

#include <tuple>

namespace fronteira::script {

std::vector<compile::Held> FunctionReader::held_by(const Met& met) {
    std::vector<compile::Held> all;
    for (const compile::Upvalue& one : met.upvalues)
        all.push_back({one.is == compile::Upvalue::Is::globals,
                       one.is == compile::Upvalue::Is::value ? one.value : compile::Value{}});
    return all;
}

/// A function of which there are many is looked through once.
void FunctionReader::examine(const std::set<const compile::Function*>& of_moves,
                             const std::set<const compile::Function*>& handlers,
                             std::vector<compile::Doubt>& doubts, compile::FieldNames& names,
                             std::vector<compile::CallMade>& calls) {
    if (unread_) return;
    names.given = keys_;
    std::map<const compile::Function*, const Met*> texts;
    for (const Met& met : met_) texts[met.function] = &met;
    compile::Callees callees([&](const compile::Function* one) {
        const auto found = texts.find(one);
        return found == texts.end() ? nullptr : &found->second->proto;
    });
    std::set<std::tuple<std::string, int, size_t>> seen;
    for (const Met& met : met_) {
        if (!seen.insert({met.proto.file, met.proto.line, met.proto.code.size()}).second) continue;
        for (compile::Doubt& doubt : compile::doubts_in(program_, met.proto, met.of_globals,
                                                        of_moves.contains(met.function)))
            doubts.push_back(std::move(doubt));
        compile::note_fields(program_, met.proto, names);
        compile::note_calls(program_, met.proto, held_by(met), callees, calls);
    }
    add_kept(handlers, names, doubts);
}

}  // namespace fronteira::script
