// SPDX-License-Identifier: MIT
#include "map_edit/issues/issues.hpp"

#include "content/maps/map_check.hpp"
#include "content/reading/report.hpp"
#include "grid/grid.hpp"
#include "survey/doubts.hpp"
#include "survey/needs.hpp"

#include <algorithm>

namespace fronteira::map_edit {
namespace {

/// Findings name lines of a file; a map that is being drawn has none. So each part gets a line of
/// its own: the whole the first, then regions, spaces, links.
class Lines {
 public:
    explicit Lines(Map& map)
        : regions_(map.regions.size()), spaces_(map.spaces.size()), links_(map.links.size()) {
        int line = 1;
        map.place = {{}, line++, 0};
        for (MapRegion& region : map.regions) region.place = {{}, line++, 0};
        for (MapSpace& space : map.spaces) space.place = {{}, line++, 0};
        for (MapLink& link : map.links) link.place = {{}, line++, 0};
    }

    Issue issue(survey::Finding finding) const {
        Issue issue{std::move(finding), {}, {}, {}, 0};
        const int line = issue.finding.place.line - 2;
        issue.finding.place = {};
        if (line < 0) return issue;
        const auto part = static_cast<size_t>(line);
        if (part < regions_)
            issue.region = part;
        else if (part < regions_ + spaces_)
            issue.space = part - regions_;
        else if (part < regions_ + spaces_ + links_)
            issue.link = part - regions_ - spaces_;
        return issue;
    }

 private:
    size_t regions_, spaces_, links_;
};

/// Of what cards name, what the map lacks: the first of it in the word, and in numbers how many
/// more there are.
template <class Part>
void add_missing(const std::vector<std::string>& named, const std::vector<Part>& parts,
                 const char* code, survey::Findings& findings) {
    constexpr int most_listed = 8;
    std::string list;
    int missing = 0;
    for (const std::string& id : named) {
        const auto is_it = [&](const Part& part) { return part.id == id; };
        if (std::any_of(parts.begin(), parts.end(), is_it)) continue;
        if (++missing <= most_listed) list += (missing == 1 ? "" : ", ") + id;
    }
    if (missing == 0) return;
    survey::Finding finding{error_at({}, code, "cards name what the map does not have: " + list)};
    finding.word = list;
    finding.numbers = {std::max(0, missing - most_listed)};
    findings.push_back(std::move(finding));
}

/// A doubt that the chosen game turns into an error is told once.
void drop_doubts_of_unmet_needs(survey::Findings& findings) {
    constexpr std::pair<const char*, const char*> same[] = {
        {"map.unreachable", "needs.connected"}, {"map.empty_region", "needs.empty_region"}};
    for (const auto& [doubt, need] : same) {
        const auto is = [](std::string_view code) {
            return [code](const survey::Finding& one) { return one.code == code; };
        };
        if (std::any_of(findings.begin(), findings.end(), is(need)))
            std::erase_if(findings, is(doubt));
    }
}

}  // namespace

std::vector<Issue> find_issues(const Map& drawn, const std::optional<Needs>& needs,
                               const CardNames& cards) {
    Map map = drawn;
    const Lines lines(map);
    content::Report report({}, "map");
    content::check_map(map, report);
    report.saw_text(map.place.line, 0, map.name);
    report.saw_text(map.place.line, 0, map.description);
    for (const MapRegion& region : map.regions) report.saw_text(region.place.line, 0, region.name);
    for (const MapSpace& space : map.spaces) report.saw_text(space.place.line, 0, space.name);
    survey::Findings findings;
    for (Diagnostic& mistake : report.finish()) findings.push_back({std::move(mistake)});
    const auto add = [&findings](const survey::Findings& more) {
        findings.insert(findings.end(), more.begin(), more.end());
    };
    add(survey::doubts(map));
    std::optional<Map> cells;
    if (map.grid.width > 0) cells = grid::spell_out(map);
    const Map& whole = cells ? *cells : map;
    if (needs) add(survey::unmet_needs(whole, *needs, map.place));
    drop_doubts_of_unmet_needs(findings);
    add_missing(cards.spaces, whole.spaces, "needs.card_spaces", findings);
    add_missing(cards.regions, whole.regions, "needs.card_regions", findings);

    std::vector<Issue> issues;
    for (survey::Finding& finding : findings) issues.push_back(lines.issue(std::move(finding)));
    std::stable_sort(issues.begin(), issues.end(), [](const Issue& a, const Issue& b) {
        return a.finding.severity > b.finding.severity;
    });
    return issues;
}

}  // namespace fronteira::map_edit
