// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira {

/// As many seats as a table can have. They count from 0 in C++, and from 1 in texts and in Lua.
inline constexpr int max_seats = 16;

/// What a program of its own is called wherever a bot can be named: `exec:./my_bot.py --level 2`.
inline constexpr std::string_view exec_prefix = "exec:";

/// Whether who sits there, as records and messages write it, is a program outside of all mods:
/// `bot:exec:./my_bot.py`. Only whoever may start programs on this machine may seat one.
inline bool is_program(std::string_view who) {
    return who.starts_with("bot:") && who.substr(4).starts_with(exec_prefix);
}

/// Whether that is somebody who plays by hand: `human`, or `human:NAME` where it is known who.
inline bool is_person(std::string_view who) {
    return who == "human" || who.starts_with("human:");
}

/// The name of that person; empty where it is not known, and of bots.
inline std::string person_of(std::string_view who) {
    return who.starts_with("human:") ? std::string(who.substr(6)) : std::string();
}

}  // namespace fronteira
