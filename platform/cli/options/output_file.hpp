// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <filesystem>
#include <string_view>

namespace fronteira::cli {

/// What a verb writes: what a person calls it, and by what such a file is told from anybody else's.
struct OutputKind {
    const char* name;         ///< `a record`
    std::string_view begins;  ///< how all of them do
    std::string_view sign;    ///< what stands near the beginning or the end of ours alone
};
inline constexpr OutputKind a_record = {"a record", "fronteira record ", ""};
inline constexpr OutputKind a_page = {"a page of matches", "<!doctype html>",
                                      "<title>Fronteira</title>"};
inline constexpr OutputKind a_table = {"a table of matches", "match,round,game,deal,rotation,", ""};
inline constexpr OutputKind a_game_list = {"a list of matches", "[Event \"",
                                           "[Site \"?\"]\n[Date \"????.??.??\"]\n"};
inline constexpr OutputKind a_pack = {"a pack", "PK\x03\x04", "mod.toml"};
inline constexpr OutputKind a_lock = {"a lock", "lock = ", "\nof = \""};
inline constexpr OutputKind a_list = {"a list of matches", "[\n {\n  \"match\": ", ""};

/// Whether the output may be written there: into a folder that there is, and over nothing but
/// another output of its kind. A slip of the keyboard costs nobody a plan, a ledger or a record.
Result<void> may_write(const std::filesystem::path& path, const OutputKind& kind);

}  // namespace fronteira::cli
