// SPDX-License-Identifier: MIT
#include "script/functions/function_deeds.hpp"

#include "compile/code.hpp"
#include "compile/handle_types.hpp"

#include <algorithm>
#include <string_view>

namespace fronteira::script {
namespace {

using compile::Op;
using compile::Tag;

/// Functions of a match, and of no row, that do more than answer.
constexpr std::string_view of_match[] = {
    "ask",  "tell",      "finish_phase", "begin_with", "retire",  "win",  "draw_game",
    "roll", "pick",      "lose_game",    "throw_off",  "contest", "deal", "shuffle",
    "give", "set_aside", "discard",      "to_pile",    "gather"};
constexpr std::string_view of_no_row[] = {"add", "transfer", "clear"};

template <size_t count>
bool is_among(const std::string* name, const std::string_view (&names)[count]) {
    return name != nullptr && std::find(names, names + count, *name) != names + count;
}

}  // namespace

Deeds deeds_in(compile::Program& program, const compile::Proto& proto) {
    const compile::HandleTypes types(program, proto);
    Deeds deeds;
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const compile::Code code(proto.code[at]);
        const Op op = code.op();
        if (op == Op::self && code.k() && is_among(proto.text_if(code.c()), of_match) &&
            types.of(at, code.b()) == Tag::match)
            deeds.changes = "`match:" + proto.text(code.c()) + "`";
        if (op == Op::gettabup && is_among(proto.text_if(code.c()), of_no_row) &&
            proto.upvalues[static_cast<size_t>(code.b())].name == "_ENV")
            deeds.changes = "`" + proto.text(code.c()) + "`";
        if (op == Op::setfield && types.of(at, code.a()) >= Tag::match)
            deeds.changes = "a write of `" + proto.text(code.b()) + "`";
        if (op == Op::getfield && proto.text(code.c()) == "me" &&
            types.of(at, code.b()) == Tag::match)
            deeds.reads_me = true;
    }
    return deeds;
}

}  // namespace fronteira::script
