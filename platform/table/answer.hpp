// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

namespace fronteira::table {

using protocol::Json;

/// What a table answers to one request, before it goes over the wall of the worker as JSON:
///
///     reply   what the one who asked gets; an `error` when the request was refused
///     news    by viewer, "0" for spectators: what all others learn
///     store   what is to be kept: `head`, the record as far as it goes, of a match that begins;
///             else how many of the recorded moves still stand, `keep`, and the `lines` after them
///     status  what the host must know of the match to run it: its `number` of moves, `deciders`,
///             what seats may `undo`, and when it is `over`, the record's last line, `end`
///
/// Texts for people stand in all languages; the host picks one for each reader.
struct Answer {
    Json reply = Json::object();
    Json news = Json::object();
    Json store = Json::object();
    Json status = Json::object();

    Json to_json() const {
        return {{"reply", reply}, {"news", news}, {"store", store}, {"status", status}};
    }
};

/// `{"type": "error", "code": ..., "hint": ..., "findings": [...]}` of what went wrong.
Json error_json(const Diagnostics& findings);
Json error_json(const char* code);

}  // namespace fronteira::table
