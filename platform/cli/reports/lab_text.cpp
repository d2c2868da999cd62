// SPDX-License-Identifier: MIT
#include <fronteira/text.hpp>

#include "cli/reports/lab_report.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/told.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fronteira::cli {
namespace {

using lab::Line;
using Row = std::vector<std::string>;

constexpr size_t most_lines = 50;  // of a table; --json has them all

class Report {
 public:
    Report(const runtime::Game& game, const runtime::MapQuestion& question,
           const runtime::MapReport& report, const std::string& language)
        : game_(game),
          question_(question),
          report_(report),
          study_(report.study),
          judgement_(report.study.judgement),
          language_(language),
          told_("lab", language) {}

    std::string text() {
        head();
        answer();
        seats();
        starts();
        regions();
        borders();
        choke_points();
        footnotes();
        return std::move(text_);
    }

 private:
    std::string say(const std::string& key, const Told::Values& values = {}) const {
        return told_(key, values);
    }
    void add(const std::string& line) { text_ += line + "\n"; }
    void add_title(const std::string& key, const Told::Values& values = {}) {
        add("");
        add(say(key, values));
    }

    std::string number(double value, int places) const { return told_.number(value, places); }
    std::string probability(double p) const {
        return p < 0.00005 ? "<" + number(0.0001, 4) : number(p, 4);
    }
    std::string percent(double share, int places = 1) const {
        return number(share * 100, places) + " %";
    }
    /// So many that even a small alpha is told, not 0.0.
    int places_of_alpha() const {
        const double value = question_.standard.alpha * 100;
        int places = 1;
        for (double unit = 10;
             places < 9 && std::abs(std::round(value * unit) / unit - value) > value / 100;
             unit *= 10)
            ++places;
        return places;
    }

    std::string space(size_t i) const { return text_in(report_.map.spaces[i].name, language_); }
    std::string region(size_t i) const { return text_in(report_.map.regions[i].name, language_); }

    void head() {
        std::string bots;
        for (const std::string& bot : report_.line_up) add_item(bots, bot);
        const lab::Tally& tally = study_.tally;
        add(say("head", {{"map", text_in(report_.map.name, language_)},
                         {"ruleset", text_in(game_.entry().name, language_)},
                         {"bots", bots},
                         {"seed", std::to_string(question_.seed)}}));
        add(say("played",
                {{"matches", std::to_string(tally.matches)},
                 {"most", std::to_string(study_.looks.back().matches)},
                 {"decided", std::to_string(tally.decided)},
                 {"drawn", std::to_string(tally.drawn)},
                 {"other", std::to_string(tally.matches - tally.decided - tally.drawn)}}));
        if (study_.stop == lab::Study::Stop::cancelled) add(say("cancelled"));
        if (study_.stop == lab::Study::Stop::broken) add(say("broken"));
    }

    void answer() {
        add("");
        add(say(name_of(judgement_.answer),
                {{"share", percent(1.0 / game_.players)},
                 {"margin", number(question_.standard.margin * 100, 1)},
                 {"sure", percent(1 - question_.standard.alpha, places_of_alpha())}}));
    }

    Row line(const std::string& name, const Line& line) const {
        return {(line.differs ? "* " : "  ") + name,
                std::to_string(line.rate.wins) + "/" + std::to_string(line.rate.of),
                percent(line.rate.value()),
                number(line.interval.low * 100, 1) + "–" + number(line.interval.high * 100, 1),
                probability(line.p),
                probability(line.adjusted)};
    }
    Row heading(const std::string& of) const {
        return {"  " + say(of), say("wins"), say("rate"), say("interval"), "p", say("holm")};
    }

    void seats() {
        std::vector<Row> rows{heading("seat_column")};
        for (size_t i = 0; i < judgement_.seats.size(); ++i)
            rows.push_back(
                line(say("seat", {{"number", std::to_string(i + 1)}}), judgement_.seats[i]));
        if (!study_.tally.first_is_fixed())
            for (size_t i = 0; i < judgement_.order.size(); ++i)
                rows.push_back(
                    line(say("turn", {{"number", std::to_string(i + 1)}}), judgement_.order[i]));
        add_title("seats");
        text_ += aligned(rows);
        if (study_.tally.first_is_fixed() && study_.tally.decided > 0) add(say("first_is_fixed"));
    }

    /// The lines that are told of a long table: what differs, then what is farthest from its share.
    void leave_out_the_usual(std::vector<size_t>& order, const std::vector<Line>& lines) const {
        const double share = 1.0 / game_.players;
        std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
            if (lines[a].differs != lines[b].differs) return lines[a].differs;
            return std::abs(lines[a].rate.value() - share) >
                   std::abs(lines[b].rate.value() - share);
        });
        order.resize(std::min(order.size(), most_lines));
    }

    /// The lines that were met, the best first.
    template <class Name>
    void best_first(const std::string& of, const std::vector<Line>& lines, Name name) {
        std::vector<size_t> order;
        for (size_t i = 0; i < lines.size(); ++i)
            if (lines[i].rate.of > 0) order.push_back(i);
        const size_t met = order.size();
        leave_out_the_usual(order, lines);
        std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
            return lines[a].rate.value() > lines[b].rate.value();
        });
        std::vector<Row> rows{heading(of)};
        for (const size_t i : order) rows.push_back(line(name(i), lines[i]));
        text_ += aligned(rows);
        if (met > order.size()) add(say("more", {{"number", std::to_string(met - order.size())}}));
    }

    static bool met(const std::vector<Line>& lines) {
        return std::any_of(lines.begin(), lines.end(),
                           [](const Line& line) { return line.rate.of > 0; });
    }

    void starts() {
        if (!met(judgement_.starts)) return;
        add_title("starts");
        best_first("space_column", judgement_.starts, [this](size_t i) { return space(i); });
        if (study_.tally.starts_are_fixed()) add(say("starts_are_fixed"));
    }

    void regions() {
        if (!met(judgement_.regions)) return;
        add_title("regions", {{"round", std::to_string(question_.round)}});
        best_first("region_column", judgement_.regions, [this](size_t i) { return region(i); });
    }

    void borders() {
        if (report_.survey.regions.empty()) return;
        add_title("borders");
        std::vector<Row> rows{{"  " + say("region_column"), say("spaces"), say("gates"),
                               say("approaches"), say("border_links"), say("bonus"),
                               say("bonus_per_gate")}};
        for (size_t i = 0; i < report_.survey.regions.size(); ++i) {
            const survey::RegionSurvey& one = report_.survey.regions[i];
            const auto each = one.bonus_per_gate();
            rows.push_back({"  " + region(i), std::to_string(one.spaces), std::to_string(one.gates),
                            std::to_string(one.approaches), std::to_string(one.border_links),
                            one.bonus ? std::to_string(*one.bonus) : "–",
                            each ? number(*each, 2) : "–"});
        }
        text_ += aligned(rows);
    }

    void choke_points() {
        const auto& spaces = report_.survey.spaces;
        std::string names;
        int least = spaces.empty() ? 0 : spaces[0].degree, most = 0;
        for (size_t i = 0; i < spaces.size(); ++i) {
            if (spaces[i].choke_point()) add_item(names, space(i));
            least = std::min(least, spaces[i].degree);
            most = std::max(most, spaces[i].degree);
        }
        add("");
        add(names.empty() ? say("no_choke_points") : say("choke_points", {{"names", names}}));
        const int sum = std::accumulate(
            spaces.begin(), spaces.end(), 0,
            [](int so_far, const survey::SpaceSurvey& one) { return so_far + one.degree; });
        add(say(
            "degrees",
            {{"least", std::to_string(least)},
             {"most", std::to_string(most)},
             {"mean",
              number(spaces.empty() ? 0 : 1.0 * sum / static_cast<double>(spaces.size()), 1)}}));
    }

    void footnotes() {
        std::string looks;
        for (const lab::Look& look : study_.looks) add_item(looks, std::to_string(look.matches));
        add("");
        add(say("rule", {{"looks", looks},
                         {"alpha", percent(question_.standard.alpha, places_of_alpha())}}));
        if (question_.standard.block > 1)
            add(say("rotations", {{"number", std::to_string(question_.standard.block)}}));
    }

    const runtime::Game& game_;
    const runtime::MapQuestion& question_;
    const runtime::MapReport& report_;
    const lab::Study& study_;
    const lab::Judgement& judgement_;
    std::string language_;
    Told told_;
    std::string text_;
};

}  // namespace

std::string lab_text(const runtime::Game& game, const runtime::MapQuestion& question,
                     const runtime::MapReport& report, const std::string& language) {
    return Report(game, question, report, language).text();
}

}  // namespace fronteira::cli
