// SPDX-License-Identifier: MIT
#pragma once

#include "compile/machine.hpp"

#include <span>

namespace fronteira::compile {

/// A function that compiled functions may call: the same that Lua offers under the same name.
/// Where Lua would raise an error, it answers false.
struct Native {
    const char* name;
    bool (*function)(NativeCall&);
    bool tells = false;     ///< it reads nothing of the state, or notes it
    bool of_match = false;  ///< a method of the match, as its name says
};

/// The native function of that number.
const Native& native_function(int number);

std::span<const Native> list_natives();  ///< the first one is `ipairs`' own step
std::span<const Native> library_natives();
std::span<const Native> text_natives();
std::span<const Native> where_natives();
std::span<const Native> cell_natives();
std::span<const Native> flow_natives();
std::span<const Native> card_natives();
std::span<const Native> board_natives();

inline bool is(const Value& value, Tag tag) {
    return value.tag() == tag;
}
inline core::Match* writer(NativeCall& call) {
    return call.machine.setting().writer;
}
inline const core::Board& board(NativeCall& call) {
    return *call.machine.program().rules().board;
}

}  // namespace fronteira::compile
