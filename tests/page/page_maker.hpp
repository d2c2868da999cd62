// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/record.hpp"
#include "page/page.hpp"
#include "runtime/installation.hpp"
#include "runtime/shelf/shelf.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::testing {

/// The installed mods, and records and pages of matches of bots in a folder of their own.
class PageMaker {
 public:
    PageMaker();
    ~PageMaker();
    PageMaker(const PageMaker&) = delete;
    PageMaker& operator=(const PageMaker&) = delete;

    table::Library& shelf() { return shelf_; }
    const TextTable& texts() const { return texts_; }
    /// A match played by the usual bots, or a part of it: its first moves, still going on.
    match::Record record(const std::string& ruleset, int players, size_t moves = SIZE_MAX);
    /// Writes a page; its address.
    std::string write(const std::string& html);

 private:
    std::filesystem::path folder_;
    runtime::Installation installation_;
    runtime::Shelf shelf_;
    TextTable texts_;
};

/// Names for the seats of a match.
std::vector<std::string> people(const match::Record& record);

}  // namespace fronteira::testing
