// SPDX-License-Identifier: MIT
#include "host/about_match.hpp"

namespace fronteira::host {
namespace {

void keep_text(Json& json, const char* key, const std::string& text) {
    if (!text.empty()) json[key] = text;
}

void read(const Json& json, AboutMatch& about) {
    const auto text = [&](const char* key) { return json.value(key, std::string()); };
    const auto texts = [&](const char* key) { return json.value(key, std::vector<std::string>()); };
    about.ruleset = text("ruleset");
    about.map = text("map");
    about.title = json.value("title", Json());
    about.opened = json.value("opened", int64_t{0});
    about.chairs = texts("chairs");
    about.people = texts("people");
    about.people.resize(about.chairs.size());
    about.tokens = texts("tokens");
    about.tokens.resize(about.chairs.size());
    about.invited = json.value("invited", std::vector<bool>());
    if (!about.invited.empty()) about.invited.resize(about.chairs.size());
    about.eyes = text("eyes");
    about.invitation = text("invitation");
    about.opener = text("opener");
    about.lobby = json.value("lobby", false);
    const Json watch = json.value("watch", Json::object());
    about.watch = {watch.value("by", "token"), watch.value("delay", int64_t{0}),
                   watch.value("speak", false)};
    if (const Json clock = json.value("clock", Json()); !clock.is_null())
        about.clock = {clock.at("seconds").get<int64_t>(), clock.at("increment").get<int64_t>()};
    about.left = json.value("left", std::vector<int64_t>());
    about.paused = json.value("paused", false);
    about.bot_pace = json.value("bot_pace", int64_t{0});
    about.commitment = text("commitment");
    about.wish = json.value("wish", Json());
    about.said = json.value("said", std::vector<Json>());
    about.next = text("next");
    about.why = text("why");
    if (json.contains("fixture"))
        about.fixture = {.number = json["fixture"].get<uint64_t>(),
                         .limits = {.most_moves = json.value("most_moves", uint64_t{0}),
                                    .most_rounds = json.value("most_rounds", uint64_t{0}),
                                    .by_spaces = json.value("by_spaces", false)}};
}

}  // namespace

Json to_json(const MatchLimits& limits) {
    return {{"most_moves", limits.most_moves},
            {"most_rounds", limits.most_rounds},
            {"by_spaces", limits.by_spaces}};
}

Json to_json(const AboutMatch& about) {
    Json json{
        {"ruleset", about.ruleset},
        {"map", about.map},
        {"title", about.title},
        {"opened", about.opened},
        {"chairs", about.chairs},
        {"people", about.people},
        {"tokens", about.tokens},
        {"eyes", about.eyes},
        {"watch",
         {{"by", about.watch.by}, {"delay", about.watch.delay}, {"speak", about.watch.speak}}},
        {"clock", Json()},
        {"bot_pace", about.bot_pace}};
    if (about.clock)
        json["clock"] = {{"seconds", about.clock->seconds}, {"increment", about.clock->increment}};
    if (!about.invited.empty()) json["invited"] = about.invited;
    for (const auto& [key, flag] : {std::pair("lobby", about.lobby), {"paused", about.paused}})
        if (flag) json[key] = true;
    if (!about.left.empty()) json["left"] = about.left;
    keep_text(json, "invitation", about.invitation);
    keep_text(json, "opener", about.opener);
    keep_text(json, "commitment", about.commitment);
    keep_text(json, "next", about.next);
    keep_text(json, "why", about.why);
    if (!about.wish.is_null()) json["wish"] = about.wish;
    if (!about.said.empty()) json["said"] = about.said;
    if (about.fixture) {
        json["fixture"] = about.fixture->number;
        json.update(to_json(about.fixture->limits));
    }
    return json;
}

std::optional<AboutMatch> read_about_match(const Json& json) {
    AboutMatch about;
    try {
        read(json, about);
    } catch (const Json::exception&) {
        return std::nullopt;
    }
    return about;
}

}  // namespace fronteira::host
