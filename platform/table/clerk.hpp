// SPDX-License-Identifier: MIT
#pragma once

#include "table/library.hpp"
#include "table/table.hpp"

#include <memory>

namespace fronteira::table {

/// The inside of a worker process: answers what the host asks, one request after the other, about
/// what is installed or about the one match that it was given.
///
///     {"do": "catalogue", "language"}           {"do": "map", "map", "language"}
///     {"do": "open", "wish": {...}, "seed"}     {"do": "resume", "record", "chairs", "people"}
///     {"do": "ask", "seat", "language", "message"}   {"do": "play", "seat", "message"}
///     {"do": "step"}   {"do": "undo", "seat"}   {"do": "resign", "seat"}
///     {"do": "replace", "seat", "who"}          {"do": "record"}
///
/// Seats count from 0 here. See Answer for what comes back.
class Clerk {
 public:
    /// Lent.
    explicit Clerk(Library& library) : library_(library) {}

    Json handle(const Json& request);

 private:
    Json answer(const Json& request);
    Json open(const Json& request);
    Json resume(const Json& request);
    Json at_table(const std::string& what, const Json& request);

    Library& library_;
    std::unique_ptr<Table> table_;
};

/// Answers the requests that come over a descriptor, a line each, until the other end is gone.
/// `before` is called ahead of each: it sets the limits.
void serve(int descriptor, Library& library, void (*before)());

}  // namespace fronteira::table
