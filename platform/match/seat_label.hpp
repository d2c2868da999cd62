// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace fronteira::match {

/// Whether who sits there, as records and messages write it, is a program outside of all mods:
/// `bot:exec:./my_bot.py`. Only whoever may start programs on this machine may seat one.
inline bool is_program(std::string_view who) {
    return who.starts_with("bot:exec:");
}

}  // namespace fronteira::match
