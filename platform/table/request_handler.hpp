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
///     {"do": "open", "message", "chairs", "people", "seed"} and, if it was drawn, "salt",
///     "commitment"
///     {"do": "resume", "record", "chairs", "people", "looking_on"}
///     {"do": "ask", "seat", "language", "message"}   {"do": "play", "seat", "message"}
///     {"do": "step"}   {"do": "undo", "seat"}   {"do": "resign", "seat"}   {"do": "abandon"}
///     {"do": "replace", "seat", "who"}
///     {"do": "story", "record", "people", "seat", "message"}   of any match
///     {"do": "result", "record", "by_spaces"}   of any match that is over
///
/// Seats count from 0 here. See Answer for what comes back.
class RequestHandler {
 public:
    /// Lent.
    explicit RequestHandler(Library& library) : library_(library) {}

    Json handle(const Json& request);

 private:
    Json answer(const Json& request);
    Json open(const Json& request);
    Result<std::unique_ptr<Setting>> lay(const Json& request,
                                         const std::optional<match::Record>& like);
    Json resume(const Json& request);
    Json story(const Json& request);
    Json result(const Json& request);
    Json at_table(const std::string& what, const Json& request);

    Library& library_;
    std::unique_ptr<Table> table_;
    std::unique_ptr<Setting> told_;  ///< of the match that was told last, for its next pages
    std::string told_header_;
};

/// Answers the requests that come over a descriptor, a line each, until the other end is gone.
/// `before` is called ahead of each: it sets the limits.
void serve(int descriptor, Library& library, void (*before)());

}  // namespace fronteira::table
