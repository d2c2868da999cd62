// SPDX-License-Identifier: MIT
#include "exec_bot/exec_bot.hpp"

#include <fronteira/version.hpp>

#include "protocol/keys.hpp"
#include "protocol/one_line.hpp"
#include "table/answer.hpp"
#include "table/questions.hpp"
#include "table/turn_json.hpp"
#include "table/value_json.hpp"
#include "table/view_json.hpp"

#include <stdexcept>

namespace fronteira::exec_bot {
namespace {

using Clock = Program::Clock;

/// The beginning of what a program wrote, fit to print.
std::string quoted(const std::string& line) {
    return "`" + protocol::one_line(line, 60) + "`";
}

std::string sentence(const std::string& program, const Diagnostic& finding) {
    return program + ": " + finding.message +
           (finding.hint.empty() ? "" : " (" + finding.hint + ")") + " [" + finding.code + "]";
}

}  // namespace

ExecBot::ExecBot(std::vector<std::string> words, Briefing briefing, Limits limits)
    : words_(std::move(words)), briefing_(std::move(briefing)), limits_(limits) {}

Move ExecBot::choose(const View& view, Random& random) {
    const auto* seat = dynamic_cast<const core::SeatView*>(&view);
    if (gave_up_ || seat == nullptr) return view.random_move(random);
    const Result<Move> move = decide(*seat, random);
    if (move) {
        program_->rest();
        return *move;
    }
    gave_up_ = true;
    program_.reset();
    throw std::runtime_error(sentence(words_.front(), move.error().front()));
}

void ExecBot::end(const View& view) {
    if (const auto* seat = dynamic_cast<const core::SeatView*>(&view); seat && program_) {
        match::Outcome outcome = match::outcome_of(seat->match());
        if (outcome.kind == match::Outcome::Kind::going_on)
            outcome.kind = match::Outcome::Kind::abandoned;
        Json over = table::over_json(seat->match(), outcome);
        tell({{"type", "ended"}, {"seat", seat->seat() + 1}, {"over", std::move(over)}});
        lingered_ += program_->ends(Clock::now() + limits_.farewell) ? 0 : 1;
    }
    program_.reset();
    asked_ = 0;
    gave_up_ = false;
}

Result<Move> ExecBot::decide(const core::SeatView& view, Random& random) {
    if (program_ == nullptr) {
        if (auto begun = begin(view, random); !begun) return fail(std::move(begun.error()));
    } else if (auto quiet = look_for_early_moves(); !quiet) {
        return fail(std::move(quiet.error()));
    }
    if (program_->untold() > limits_.unread_bytes)
        return fail(error_at({}, "bot.flood", "it does not read what it is told"));
    const core::Match& match = view.match();
    const int seat = view.seat();
    tell({{"type", "decide"},
          {"seat", seat + 1},
          {"number", ++asked_},
          {"view", table::view_json(match.rules().layout, match.seen_cells(seat))},
          {"turn", table::turn_json(match, false, seat)},
          {"clock",
           {{"left", {{std::to_string(seat + 1), limits_.decision.count()}}},
            {"running", {seat + 1}},
            {"paused", false}}}});
    const Until until = Clock::now() + limits_.decision;
    for (int heard = 0; heard < limits_.messages; ++heard) {
        const auto message = hear(until);
        if (!message) return fail(message.error());
        const std::string type = message->value("type", "");
        if (type == "move") return read_move(view, *message);
        if (type == "resign") return fail(error_at({}, "bot.resigned", "it resigned"));
        if (program_->untold() > limits_.unread_bytes)
            return fail(
                error_at({}, "bot.flood", "it sends requests but does not read the answers"));
        reply(*message, answer(view, *message));
    }
    return fail(error_at({}, "bot.flood",
                         "it sent more than " + std::to_string(limits_.messages) +
                             " messages without a move among them"));
}

Result<void> ExecBot::begin(const core::SeatView& view, Random& random) {
    auto started = Program::start(words_, limits_);
    if (!started) return fail(std::move(started.error()));
    program_ = std::move(*started);
    if (auto greeted = greet(); !greeted) return greeted;
    tell({{"type", "joined"},
          {"seat", view.seat() + 1},
          {"seed", random.next() >> 33},  // which any language can hold
          {"game", briefing_.game}});
    return {};
}

Result<void> ExecBot::greet() {
    const auto hello = hear(Clock::now() + limits_.start);
    if (!hello) {
        Diagnostic finding = hello.error().front();
        if (finding.code == "bot.silent")
            finding.message = "it did not send `hello` within " +
                              std::to_string(limits_.start.count()) + " ms of its start";
        return fail(std::move(finding));
    }
    if (hello->value("type", "") != "hello")
        return fail(error_at({}, "protocol.hello", "its first message is not `hello`",
                             R"({"type": "hello", "protocol": 1})"));
    const auto version = protocol::number_of(*hello, "protocol", 1, INT32_MAX);
    if (!version) return fail(version.error());
    if (*version != protocol::version)
        return fail(error_at({}, "protocol.version",
                             "it speaks version " + std::to_string(*version) +
                                 " of the protocol; here it is " +
                                 std::to_string(protocol::version)));
    reply(*hello, {{"type", "welcome"},
                   {"protocol", protocol::version},
                   {"host", std::string("fronteira ") + sdk_version},
                   {"limits",
                    {{"message_bytes", limits_.line_bytes},
                     {"messages", limits_.messages},
                     {"decision", limits_.decision.count()}}}});
    return {};
}

/// What it wrote after its last move, before it was asked again: questions are forgotten, for who
/// waits for their answer has heard it; a move would be taken for one that it has not yet made.
Result<void> ExecBot::look_for_early_moves() {
    while (const auto line = program_->overhear()) {
        const auto message = read(*line);
        if (!message) return fail(message.error());
        if (message->value("type", "") == "move")
            return fail(error_at({}, "bot.unasked", "it moved without being asked",
                                 "send one move for each `decide`"));
    }
    return {};
}

Result<Move> ExecBot::read_move(const core::SeatView& view, const Json& message) {
    const core::Match& match = view.match();
    const auto part = table::read_move(match.rules(), message, match.phase(), false);
    if (!part) {
        reply(message, table::unreadable(part.error()));
        Diagnostic finding = part.error().front();
        return fail(error_at({}, "bot.move",
                             "its move " + quoted(message.value("move", Json()).dump()) +
                                 " cannot be read: " + finding.message,
                             std::move(finding.hint)));
    }
    const auto refusals = match.check(view.seat(), part->move);
    if (refusals.empty()) {
        reply(message, {{"type", "done"}});
        return part->move;
    }
    Json error = table::error_json("move.refused");
    error["reasons"] = Json::array();
    std::string why;
    for (const core::Refusal& refusal : refusals) {
        error["reasons"].push_back(reason(refusal, part->move));
        why += (why.empty() ? "" : "; ") + briefing_.say(refusal, part->move);
    }
    reply(message, std::move(error));
    return fail(error_at(
        {}, "bot.illegal",
        "the move `" + match::to_text(match.rules(), part->move) + "` is not legal: " + why));
}

Json ExecBot::answer(const core::SeatView& view, const Json& message) const {
    const core::Match& match = view.match();
    const std::string type = message.value("type", "");
    if (type == "legal") return table::legal_json(match, view.seat());
    if (type == "complete") return table::complete_json(match, view.seat(), message);
    if (type == "why")
        return table::why_json(match, view.seat(), message,
                               [this](const core::Refusal& refusal, const Move& move) {
                                   return reason(refusal, move);
                               });
    if (type == "view")
        return {{"type", "view"},
                {"view", table::view_json(match.rules().layout, match.seen_cells(view.seat()))},
                {"turn", table::turn_json(match, false, view.seat())}};
    if (type == "map") return briefing_.map();
    Json error = table::error_json("protocol.type");
    error["say"] = "there is no request " + quoted(type);
    return error;
}

Json ExecBot::reason(const core::Refusal& refusal, const Move& move) const {
    return {{"slot", refusal.slot},
            {"subject", refusal.subject},
            {"reason", word_of(refusal.reason)},
            {"from", refusal.from},
            {"upto", refusal.upto},
            {"say", briefing_.say(refusal, move)}};
}

Result<Json> ExecBot::hear(Until until) {
    const auto line = program_->hear(until);
    if (!line) return fail(line.error());
    return read(*line);
}

Result<Json> ExecBot::read(const std::string& line) {
    if (read_along_) read_along_(false, line);
    auto message = protocol::parse_message(line);
    if (!message)
        return fail(
            error_at({}, "bot.message", "it wrote " + quoted(line) + ", which is not a message",
                     "send one JSON object per line; text for people goes to standard error"));
    if (!message->contains("type") || !(*message)["type"].is_string())
        return fail(error_at({}, "bot.message", "its message " + quoted(line) + " has no `type`"));
    return message;
}

void ExecBot::tell(const Json& message) {
    const std::string line = protocol::to_line(message);
    if (read_along_) read_along_(true, line);
    program_->tell(line);
}

/// An answer has the number of its request.
void ExecBot::reply(const Json& message, Json answer) {
    if (message.contains("id")) answer["re"] = message["id"];
    tell(answer);
}

}  // namespace fronteira::exec_bot
