// SPDX-License-Identifier: MIT
#include "core/moves/refusal.hpp"

namespace fronteira::core {

Reason reason_of(Test::Op op) {
    switch (op) {
        case Test::Op::equal:
            return Reason::equal;
        case Test::Op::not_equal:
            return Reason::not_equal;
        case Test::Op::at_least:
            return Reason::at_least;
        case Test::Op::at_most:
            return Reason::at_most;
        case Test::Op::other_seat:
            return Reason::other_seat;
        case Test::Op::tagged:
            return Reason::tagged;
        case Test::Op::has_bit:
            return Reason::has_bit;
        case Test::Op::all_spaces:
            return Reason::all_spaces;
        case Test::Op::holds:
            return Reason::holds;
    }
    return Reason::equal;
}

}  // namespace fronteira::core
