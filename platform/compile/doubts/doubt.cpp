// SPDX-License-Identifier: MIT
#include "compile/doubts/doubt.hpp"

#include "compile/doubts/compared_ids.hpp"
#include "compile/doubts/comparison_doubts.hpp"
#include "compile/doubts/condition_doubts.hpp"
#include "compile/doubts/joined_names.hpp"
#include "compile/doubts/kind_doubts.hpp"
#include "compile/doubts/list_loops.hpp"
#include "compile/doubts/match_calls.hpp"
#include "compile/doubts/member_doubts.hpp"
#include "compile/doubts/operand_doubts.hpp"
#include "compile/doubts/read_methods.hpp"
#include "compile/doubts/unread_locals.hpp"

namespace fronteira::compile {
namespace {

void find_doubts(Program& program, const Proto& proto, const std::vector<bool>& of_globals,
                 bool of_move, std::vector<Doubt>& found) {
    const HandleTypes types(program, proto);
    const Examined examined{program, proto, types, of_globals, of_move, found};
    find_comparison_doubts(examined);
    find_condition_doubts(examined);
    find_compared_ids(examined);
    find_member_doubts(examined);
    find_kind_doubts(examined);
    find_match_calls(examined);
    find_operand_doubts(examined);
    find_read_methods(examined);
    find_joined_names(program, proto, of_move, found);
    find_list_loops(program, proto, of_move, found);
    find_unread_locals(proto, found);
    for (const Proto& inner : proto.inner) {
        std::vector<bool> passed;
        for (const Proto::Upvalue& one : inner.upvalues)
            passed.push_back(!one.in_stack && of_globals[one.index]);
        find_doubts(program, inner, passed, false, found);
    }
}

}  // namespace

std::vector<Doubt> doubts_in(Program& program, const Proto& proto,
                             const std::vector<bool>& of_globals, bool of_move) {
    std::vector<Doubt> found;
    find_doubts(program, proto, of_globals, of_move, found);
    return found;
}

}  // namespace fronteira::compile
