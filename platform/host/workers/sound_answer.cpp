// SPDX-License-Identifier: MIT
#include "host/workers/sound_answer.hpp"

#include <algorithm>

namespace fronteira::host {
namespace {

using protocol::Json;

bool is_number(const Json& value, size_t upto) {
    return value.is_number_unsigned() && value.get<uint64_t>() <= upto;
}

template <class Each>
bool all_of(const Json& list, const Each& each) {
    return list.is_array() && std::all_of(list.begin(), list.end(), each);
}

bool is_text(const Json& value) {
    return value.is_string();
}

bool is_fault(const Json& fault) {
    return fault.is_object() && is_text(fault.value("file", Json())) &&
           is_text(fault.value("message", Json())) &&
           is_number(fault.value("line", Json()), INT32_MAX) &&
           is_number(fault.value("column", Json()), INT32_MAX);
}

bool is_said(const Json& message) {
    return message.is_object() && message.contains("type") && message["type"].is_string();
}

/// Whose turn it is, and after how many moves.
bool is_turn(const Json& message) {
    const auto turn = message.find("turn");
    return turn != message.end() && turn->is_object() &&
           (!turn->contains("number") || is_number((*turn)["number"], UINT32_MAX));
}

bool is_news(const Json& news, size_t seats) {
    if (!news.is_object()) return false;
    for (const auto& [viewer, told] : news.items()) {
        const bool known = viewer.size() <= 2 && !viewer.empty() &&
                           viewer.find_first_not_of("0123456789") == std::string::npos &&
                           static_cast<size_t>(std::stoi(viewer)) <= seats;
        if (!known || !is_said(told) || !is_turn(told)) return false;
        if (told.contains("log") && !told["log"].is_array()) return false;
        if (told["type"] != "ended" &&
            (!told.contains("by") || !is_number(told["by"], seats) || told["by"] == 0))
            return false;
        if (told["type"] == "moved" &&
            (!told.contains("number") || !is_number(told["number"], UINT32_MAX)))
            return false;
    }
    return true;
}

bool is_store(const Json& store) {
    if (!store.is_object()) return false;
    if (store.contains("head") && !store["head"].is_string()) return false;
    return !store.contains("keep") || (is_number(store["keep"], UINT32_MAX) &&
                                       store.contains("lines") && all_of(store["lines"], is_text));
}

bool is_status(const Json& status, size_t seats) {
    if (!status.is_object()) return false;
    if (status.empty()) return true;
    for (const char* key : {"number", "bytes", "deciders", "bot", "undo", "over", "chairs"})
        if (!status.contains(key)) return false;
    for (const char* key : {"end", "trouble"})
        if (status.contains(key) && !status[key].is_string()) return false;
    if (status.contains("round") && !is_number(status["round"], INT32_MAX)) return false;
    if (status.contains("broken") && !all_of(status["broken"], is_fault)) return false;
    return is_number(status["number"], UINT32_MAX) && is_number(status["bytes"], UINT32_MAX) &&
           status["bot"].is_boolean() && status["over"].is_boolean() &&
           all_of(status["chairs"], is_text) && status["chairs"].size() == seats &&
           status["undo"].size() == seats &&
           all_of(status["undo"], [](const Json& one) { return is_number(one, UINT32_MAX); }) &&
           all_of(status["deciders"],
                  [&](const Json& one) { return seats > 0 && is_number(one, seats - 1); });
}

bool is_reply(const Json& reply) {
    if (!reply.is_object()) return false;
    if (reply.empty()) return true;
    if (!is_said(reply)) return false;
    if (reply.contains("findings") && !all_of(reply["findings"], is_text)) return false;
    if (reply.contains("people") && !all_of(reply["people"], is_text)) return false;
    if (reply["type"] == "error") return reply.contains("code") && reply["code"].is_string();
    if (reply["type"] == "opened")
        return is_text(reply.value("ruleset", Json())) && is_text(reply.value("map", Json())) &&
               reply.contains("title");
    if (reply["type"] != "joined") return true;
    return reply.contains("view") && reply["view"].is_object() && is_turn(reply) &&
           reply.contains("log") &&
           all_of(reply["log"], [](const Json& one) { return one.is_object(); });
}

}  // namespace

bool is_sound(const Json& answer, size_t seats) {
    for (const char* key : {"reply", "news", "store", "status"})
        if (!answer.contains(key)) return false;
    return is_reply(answer["reply"]) && is_news(answer["news"], seats) &&
           is_store(answer["store"]) && is_status(answer["status"], seats);
}

}  // namespace fronteira::host
