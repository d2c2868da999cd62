// SPDX-License-Identifier: MIT
#include "table/request_handler.hpp"

#include <fronteira/seat.hpp>

#include "protocol/keys.hpp"
#include "protocol/line_buffer.hpp"
#include "protocol/socket_bytes.hpp"
#include "table/map_json.hpp"
#include "table/result.hpp"
#include "table/story.hpp"

#include <array>

namespace fronteira::table {
namespace {

Json failed(const Diagnostics& findings) {
    Answer answer;
    answer.reply = error_json(findings);
    return answer.to_json();
}

Json only(Json reply) {
    Answer answer;
    answer.reply = std::move(reply);
    return answer.to_json();
}

/// What was asked for, as it went through the host untouched.
Result<Wish> read_wish(const Json& message) {
    Wish wish;
    const auto ruleset = protocol::text_of(message, "ruleset");
    const auto map = protocol::text_of(message, "map", "");
    if (!ruleset) return fail(ruleset.error());
    if (!map) return fail(map.error());
    wish.ruleset = *ruleset;
    wish.map = *map;
    const Json options = message.value("options", Json::object());
    if (!options.is_object()) return protocol::key_fault("options", "an object");
    for (const auto& [id, value] : options.items()) {
        if (value.is_structured() || value.is_null())
            return protocol::key_fault("options", "a flag, a number or a word by option");
        wish.options[id] = value.is_string() ? value.get<std::string>() : value.dump();
    }
    return wish;
}

/// A record may come from anywhere: it starts no program. Whoever loads it can name one.
std::vector<std::string> chairs_of(const match::Record& record) {
    std::vector<std::string> chairs = record.seats;
    for (std::string& who : chairs) {
        if (is_program(who)) who = "bot";
        if (is_person(who)) who = "human";
    }
    return chairs;
}

/// What those at the table are called: as whoever asks says, else as the record does.
std::vector<std::string> people_of(const match::Record& record, std::vector<std::string> people) {
    people.resize(record.seats.size());
    for (size_t seat = 0; seat < people.size(); ++seat)
        if (people[seat].empty()) people[seat] = person_of(record.seats[seat]);
    return people;
}

}  // namespace

Json RequestHandler::handle(const Json& request) {
    try {
        return answer(request);
    } catch (const Json::exception& odd) {
        return failed({error_at({}, "protocol.key", odd.what())});
    }
}

Json RequestHandler::answer(const Json& request) {
    const std::string what = request.value("do", "");
    const std::string language = request.value("language", "en");
    if (what == "catalogue") {
        Json reply = library_.catalogue(language);
        reply["type"] = "installed";
        return only(std::move(reply));
    }
    if (what == "map") {
        std::string name;
        const auto map = library_.map(request.value("map", ""), name);
        return map ? only(map_json(*map, name, language)) : failed(map.error());
    }
    if (what == "open") return open(request);
    if (what == "resume") return resume(request);
    if (what == "story") return story(request);
    if (what == "result") return result(request);
    return at_table(what, request);
}

/// The game that was asked for, or that of a record where none is named.
Result<std::unique_ptr<Setting>> RequestHandler::lay(const Json& request,
                                                     const std::optional<match::Record>& like) {
    auto people = request.at("people").get<std::vector<std::string>>();
    const Json& message = request.at("message");
    if (like && !message.contains("ruleset")) return library_.lay_edited(*like, std::move(people));
    auto wish = read_wish(message);
    if (!wish) return fail(std::move(wish.error()));
    wish->people = std::move(people);
    return library_.lay(*wish);
}

Json RequestHandler::open(const Json& request) {
    std::optional<match::Record> like;
    if (const Json& message = request.at("message"); message.contains("like")) {
        const auto text = protocol::text_of(message, "like");
        if (!text) return failed(text.error());
        auto record = match::parse_record(*text, "record");
        if (!record) return failed(record.error());
        like = std::move(*record);
    }
    auto setting = lay(request, like);
    if (!setting) return failed(setting.error());
    match::Record drawn;
    if (request.contains("commitment"))
        drawn.commitment = {request["commitment"].get<std::string>(),
                            request.at("salt").get<std::string>()};
    auto table = Table::lay(std::move(*setting),
                            request.at("chairs").get<std::vector<std::string>>(), drawn);
    if (!table) return failed(table.error());
    auto begun =
        like ? (*table)->begin_like(*like) : (*table)->begin(request.at("seed").get<uint64_t>());
    if (!begun) return failed(begun.error());
    table_ = std::move(*table);
    return begun->to_json();
}

Json RequestHandler::resume(const Json& request) {
    const auto record = match::parse_record(request.at("record").get<std::string>(), "record");
    if (!record) return failed(record.error());
    const auto people = people_of(*record, request.at("people"));
    auto setting = library_.lay(*record, people);
    if (!setting) return failed(setting.error());
    auto chairs = request.value("chairs", chairs_of(*record));
    auto table = Table::lay(std::move(*setting), std::move(chairs), *record);
    if (!table) return failed(table.error());
    for (const Json& seat : request.value("looking_on", Json::array()))
        if (seat.get<size_t>() < record->seats.size()) (*table)->let_look_on(seat.get<int>());
    auto resumed = (*table)->resume(*record);
    if (!resumed) return failed(resumed.error());
    resumed->reply["people"] = people;
    table_ = std::move(*table);
    return resumed->to_json();
}

Json RequestHandler::story(const Json& request) {
    const auto record = match::parse_record(request.at("record").get<std::string>(), "record");
    if (!record) return failed(record.error());
    const auto people = people_of(*record, request.at("people"));
    std::string header = match::header_text(*record) + Json(people).dump();
    if (header != told_header_) {
        told_header_.clear();
        auto setting = library_.lay(*record, people);
        if (!setting) return failed(setting.error());
        told_ = std::move(*setting);
        told_header_ = std::move(header);
    }
    return only(story_json(*told_, *record, request.at("seat").get<int>(), request.at("message")));
}

Json RequestHandler::result(const Json& request) {
    const auto record = match::parse_record(request.at("record").get<std::string>(), "record");
    if (!record) return failed(record.error());
    auto setting = library_.lay(*record, std::vector<std::string>(record->seats.size()));
    if (!setting) return failed(setting.error());
    return only(result_json(**setting, *record, request.value("by_spaces", false)));
}

Json RequestHandler::at_table(const std::string& what, const Json& request) {
    if (table_ == nullptr) return only(error_json("match.unknown"));
    const int seat = request.value("seat", -1);
    if (what == "ask")
        return only(table_->ask(seat, request.value("language", "en"), request.at("message")));
    if (what == "play") return table_->play(seat, request.at("message")).to_json();
    if (what == "step") return table_->step().to_json();
    if (what == "undo") return table_->undo(seat).to_json();
    if (what == "resign") return table_->resign(seat).to_json();
    if (what == "abandon") return table_->abandon().to_json();
    if (what == "replace") return table_->replace(seat, request.value("who", "bot")).to_json();
    return only(error_json("protocol.type"));
}

void serve(int descriptor, Library& library, void (*before)()) {
    RequestHandler handler(library);
    protocol::LineBuffer lines(size_t{512} << 20);
    std::array<char, 65536> bytes{};
    for (;;) {
        while (const auto line = lines.take()) {
            before();
            const Json request = Json::parse(*line, nullptr, false);
            const std::string answer =
                protocol::to_line(request.is_object() ? handler.handle(request) : Json()) + "\n";
            if (!protocol::send_all(descriptor, answer)) return;
        }
        const size_t got = protocol::receive_some(descriptor, bytes);
        if (got == 0) return;
        lines.add({bytes.data(), got});
    }
}

}  // namespace fronteira::table
