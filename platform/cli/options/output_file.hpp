// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <array>
#include <filesystem>
#include <string_view>

namespace fronteira::cli {

/// What a verb writes, by how such files begin, and what a person calls one.
struct OutputKind {
    const char* name;  ///< `a record`
    std::array<std::string_view, 2> beginnings;
};
inline constexpr OutputKind a_record = {"a record", {"fronteira record ", "fronteira record "}};
inline constexpr OutputKind a_page = {"a page", {"<!doctype html>", "<!DOCTYPE html>"}};
inline constexpr OutputKind a_table = {"a table of matches",
                                       {"match,round,game,", "match,round,game,"}};
inline constexpr OutputKind a_game_list = {"a list of games", {"[Event \"", "[Event \""}};
inline constexpr OutputKind a_pack = {"a pack", {"PK\x03\x04", "PK\x03\x04"}};
inline constexpr OutputKind a_lock = {"a lock", {"lock = ", "lock = "}};
inline constexpr OutputKind a_list = {"a list of matches", {"[\n", "[]"}};

/// Whether the output may be written there: into a folder that there is, and over nothing but
/// another output of its kind. A slip of the keyboard costs nobody a plan, a ledger or a record.
Result<void> may_write(const std::filesystem::path& path, const OutputKind& kind);

}  // namespace fronteira::cli
