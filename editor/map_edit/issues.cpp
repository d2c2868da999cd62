// SPDX-License-Identifier: MIT
#include "map_edit/issues.hpp"

#include "content/map_check.hpp"
#include "content/report.hpp"
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
        Issue issue{std::move(finding), {}, {}, {}};
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

}  // namespace

std::vector<Issue> find_issues(const Map& drawn, const std::optional<Needs>& needs) {
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
    if (needs)
        add(survey::unmet_needs(map.grid.width > 0 ? grid::spell_out(map) : map, *needs,
                                map.place));

    std::vector<Issue> issues;
    for (survey::Finding& finding : findings) issues.push_back(lines.issue(std::move(finding)));
    std::stable_sort(issues.begin(), issues.end(), [](const Issue& a, const Issue& b) {
        return a.finding.severity > b.finding.severity;
    });
    return issues;
}

}  // namespace fronteira::map_edit
