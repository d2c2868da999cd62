// SPDX-License-Identifier: MIT
#include "table/result.hpp"

#include "match/records/packed_moves.hpp"
#include "match/records/replay.hpp"
#include "match/score.hpp"
#include "match/series/game_result.hpp"
#include "table/answer.hpp"
#include "table/value_json.hpp"

#include <bit>

namespace fronteira::table {
namespace {

using match::GameResult;
using match::Outcome;

/// Between two whoever gives up has lost to the other; among more all others have won.
GameResult result_of(const match::Record& record) {
    GameResult result;
    result.moves = static_cast<int64_t>(record.moves.size());
    result.winners = record.outcome.seats;
    result.end = match::end_by_rules(record.outcome);
    if (record.outcome.kind == Outcome::Kind::abandoned) result.end = GameResult::End::move_limit;
    if (record.outcome.kind != Outcome::Kind::resigned) return result;
    result.end = GameResult::End::forfeit;
    result.loser = static_cast<int8_t>(std::countr_zero(record.outcome.seats));
    result.winners = ((1u << record.players) - 1) & ~record.outcome.seats;
    return result;
}

}  // namespace

Json result_json(Setting& setting, const match::Record& record, bool by_spaces) {
    GameResult result = result_of(record);
    if (result.end == GameResult::End::not_played) return error_json("match.going_on");
    match::Session again(setting.rules(), setting.handlers(), record);
    match::MovePacker packer;
    const auto pack = [&](const match::Session& session, size_t number) {
        if (number > 0)
            packer.add(record.moves[number - 1].seat, session.move(number), setting.rules());
    };
    if (const auto difference = match::rerun(again, record, pack))
        return error_json({difference->finding});
    const auto owner = setting.owner();
    if (by_spaces && owner && result.end == GameResult::End::move_limit)
        result.winners = match::leaders(match::scores(again.match(), {owner, {}}));
    const core::Hash digest = match::digest_of(result, again.match().state());
    Json packed = Json::array();
    for (const char byte : packer.bytes()) packed.push_back(static_cast<uint8_t>(byte));
    return {{"type", "result"},
            {"end", match::name_of(result.end)},
            {"winners", seats_json(result.winners)},
            {"loser", result.loser},
            {"seed", record.seed},
            {"moves", result.moves},
            {"packed", std::move(packed)},
            {"digest", {digest.low, digest.high}}};
}

}  // namespace fronteira::table
