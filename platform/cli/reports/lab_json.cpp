// SPDX-License-Identifier: MIT
#include "cli/reports/game_facts.hpp"
#include "cli/reports/lab_report.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::cli {
namespace {

using lab::Line;

/// To six places: the last digits of a quotient are nobody's business.
double rounded(double value) {
    return std::round(value * 1e6) / 1e6;
}

const char* word(lab::Study::Stop stop) {
    static constexpr const char* words[] = {"answered", "all_played", "cancelled", "broken"};
    return words[static_cast<size_t>(stop)];
}

Json line_json(const char* of, const Json& id, const Line& line) {
    return {{of, id},
            {"wins", line.rate.wins},
            {"matches", line.rate.of},
            {"rate", rounded(line.rate.value())},
            {"low", rounded(line.interval.low)},
            {"high", rounded(line.interval.high)},
            {"p", rounded(line.p)},
            {"p_holm", rounded(line.adjusted)},
            {"differs", line.differs}};
}

Json numbered(const char* of, const std::vector<Line>& lines) {
    Json list = Json::array();
    for (const Line& line : lines) list.push_back(line_json(of, list.size() + 1, line));
    return list;
}

template <class Named>
Json by_id(const char* of, const std::vector<Named>& named, const std::vector<Line>& lines) {
    Json list = Json::array();
    for (size_t i = 0; i < lines.size(); ++i)
        if (lines[i].rate.of > 0) list.push_back(line_json(of, named[i].id, lines[i]));
    return list;
}

Json rule_json(const lab::Standard& standard, const lab::Study& study) {
    Json looks = Json::array();
    for (const lab::Look& look : study.looks)
        looks.push_back(
            {{"matches", look.matches}, {"alpha", rounded(standard.alpha * look.share)}});
    return {{"alpha", standard.alpha},
            {"margin", standard.margin},
            {"matches_of_a_deal", standard.block},
            {"interval", "wilson"},
            {"test", "binomial"},
            {"correction", "holm"},
            {"looks", std::move(looks)},
            {"looked", study.looked}};
}

Json survey_json(const Map& map, const survey::Survey& survey) {
    Json spaces = Json::array(), regions = Json::array();
    for (size_t i = 0; i < survey.spaces.size(); ++i)
        spaces.push_back({{"space", map.spaces[i].id},
                          {"degree", survey.spaces[i].degree},
                          {"entries", survey.spaces[i].entries},
                          {"parts", survey.spaces[i].parts},
                          {"choke_point", survey.spaces[i].choke_point()}});
    for (size_t i = 0; i < survey.regions.size(); ++i) {
        const survey::RegionSurvey& one = survey.regions[i];
        Json json{{"region", map.regions[i].id},
                  {"spaces", one.spaces},
                  {"gates", one.gates},
                  {"approaches", one.approaches},
                  {"border_links", one.border_links}};
        if (one.bonus) json["bonus"] = *one.bonus;
        if (const auto each = one.bonus_per_gate()) json["bonus_per_gate"] = rounded(*each);
        regions.push_back(std::move(json));
    }
    return {{"spaces", std::move(spaces)}, {"regions", std::move(regions)}};
}

}  // namespace

const char* name_of(lab::Answer answer) {
    static constexpr const char* words[] = {"undecided", "fair", "unfair"};
    return words[static_cast<size_t>(answer)];
}

Json lab_json(const runtime::Game& game, const runtime::MapQuestion& question,
              const runtime::MapReport& report) {
    const lab::Study& study = report.study;
    Json json = game_facts(game);
    json.update({{"bots", report.line_up},
                 {"seed", question.seed},
                 {"answer", name_of(study.judgement.answer)},
                 {"stop", word(study.stop)},
                 {"fair_share", rounded(1.0 / game.players)},
                 {"matches", study.tally.matches},
                 {"decided", study.tally.decided},
                 {"drawn", study.tally.drawn},
                 {"unfinished", study.unfinished},
                 {"forfeited", study.forfeited},
                 {"failed", study.failed},
                 {"rule", rule_json(question.standard, study)},
                 {"seats", numbered("seat", study.judgement.seats)},
                 {"order", numbered("turn", study.judgement.order)},
                 {"first_is_fixed", study.tally.first_is_fixed()},
                 {"owner", report.owner},
                 {"starts", by_id("space", report.map.spaces, study.judgement.starts)},
                 {"starts_are_fixed", study.tally.starts_are_fixed()},
                 {"round", question.round},
                 {"regions", by_id("region", report.map.regions, study.judgement.regions)},
                 {"survey", survey_json(report.map, report.survey)},
                 {"signature", core::to_text(study.signature)}});
    return json;
}

std::string lab_progress(const lab::Tally& so_far, uint64_t most, const lab::Standard& standard) {
    const Json json{{"matches", so_far.matches},
                    {"most", std::max(most, so_far.matches)},
                    {"decided", so_far.decided},
                    {"seats", numbered("seat", lab::judge(so_far, standard, 0).seats)}};
    return json.dump();
}

}  // namespace fronteira::cli
