// SPDX-License-Identifier: MIT
#include "host/rooms/deal.hpp"

#include "host/workers/sound_answer.hpp"

#include <utility>

namespace fronteira::host {

Deal::Deal(const AboutMatch& about, const Arrangement& wanted)
    : request_{{"do", "open"},
               {"message", about.wish},
               {"chairs", about.chairs},
               {"people", about.people},
               {"seed", lot_.seed},
               {"salt", lot_.salt},
               {"commitment", lot_.commitment}} {
    if (!wanted.options.empty()) request_["message"]["options"].update(wanted.options);
    if (!wanted.exchange) return;
    for (const char* by_seat : {"chairs", "people"})
        std::swap(request_[by_seat][static_cast<size_t>(wanted.exchange->first)],
                  request_[by_seat][static_cast<size_t>(wanted.exchange->second)]);
}

Json Deal::refused(const Result<Json>& answer) const {
    if (!answer || !is_sound(*answer, request_["chairs"].size()))
        return protocol::error("match.closed");
    const Json& reply = (*answer)["reply"];
    if (reply.value("type", "") == "error") return reply;
    return (*answer)["store"].contains("head") ? Json() : protocol::error("match.closed");
}

void Deal::keep(const Json& answer, KeptMatch& match) const {
    match.about.commitment = lot_.commitment;
    match.head = answer["store"]["head"].get<std::string>();
    const Json& message = request_["message"];
    if (message.contains("options")) match.about.wish["options"] = message["options"];
}

}  // namespace fronteira::host
