// SPDX-License-Identifier: MIT
#include "runtime/map_needs.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

constexpr size_t most_named = 8;

/// Ids of spaces or regions, and where the first one stands.
struct Culprits {
    std::vector<std::string> ids;
    Place first;

    void add(const std::string& id, const Place& place) {
        if (ids.empty()) first = place;
        ids.push_back(id);
    }
    std::string text() const {
        std::string list;
        for (size_t i = 0; i < std::min(ids.size(), most_named); ++i)
            list += (i == 0 ? "`" : ", `") + ids[i] + "`";
        if (ids.size() > most_named)
            list += " and " + std::to_string(ids.size() - most_named) + " more";
        return list;
    }
};

class NeedCheck {
 public:
    NeedCheck(const core::Board& board, const Place& map) : board_(board), map_(map) {}

    void count_spaces(int least, int most) {
        const int spaces = board_.space_count();
        if (spaces >= least && spaces <= most) return;
        found(map_, "needs.spaces",
              "the map has " + std::to_string(spaces) + " spaces; the ruleset needs " +
                  std::to_string(least) + " to " + std::to_string(most));
    }

    void regions() {
        Culprits culprits;
        for (int space = 0; space < board_.space_count(); ++space)
            if (board_.region_of(space) < 0)
                culprits.add(board_.space(space).id, board_.space(space).place);
        blame(culprits, "needs.region", "every space must stand in a region; not so ");
    }

    void connected() {
        Culprits culprits;
        for (const int space : core::unreachable_spaces(board_))
            culprits.add(board_.space(space).id, board_.space(space).place);
        blame(culprits, "needs.connected",
              "every space must be reached from every other; cut off from `" + board_.space(0).id +
                  "` are ");
    }

    void space_attribute(const std::string& name) {
        Culprits culprits;
        for (int space = 0; space < board_.space_count(); ++space)
            if (!board_.space(space).attributes.contains(name))
                culprits.add(board_.space(space).id, board_.space(space).place);
        blame(culprits, "needs.space_attribute", "every space must carry `" + name + "`; not so ");
    }

    void region_attribute(const std::string& name) {
        Culprits culprits;
        for (int region = 0; region < board_.region_count(); ++region)
            if (!board_.region(region).attributes.contains(name))
                culprits.add(board_.region(region).id, board_.region(region).place);
        blame(culprits, "needs.region_attribute",
              "every region must carry `" + name + "`; not so ");
    }

    void tag(const std::string& name, int needed) {
        const auto tag = board_.find_tag(name);
        int count = 0;
        for (int space = 0; tag && space < board_.space_count(); ++space)
            count += board_.tagged(space, *tag) ? 1 : 0;
        if (count == needed) return;
        found(map_, "needs.tag",
              std::to_string(count) + " spaces are tagged `" + name + "`; the ruleset needs " +
                  std::to_string(needed));
    }

    Diagnostics take() { return std::move(findings_); }

 private:
    void blame(const Culprits& culprits, const char* code, const std::string& message) {
        if (!culprits.ids.empty())
            found(culprits.first.file.empty() ? map_ : culprits.first, code,
                  message + culprits.text());
    }
    void found(const Place& place, const char* code, std::string message) {
        findings_.push_back(error_at(place, code, std::move(message)));
    }

    const core::Board& board_;
    const Place& map_;
    Diagnostics findings_;
};

}  // namespace

Diagnostics unmet_needs(const core::Board& board, const Needs& needs, const Place& map) {
    NeedCheck check(board, map);
    check.count_spaces(needs.min_spaces, needs.max_spaces);
    if (needs.regions) check.regions();
    if (needs.connected) check.connected();
    for (const std::string& name : needs.space_attributes) check.space_attribute(name);
    for (const std::string& name : needs.region_attributes) check.region_attribute(name);
    for (const auto& [name, count] : needs.tags) check.tag(name, count);
    return check.take();
}

}  // namespace fronteira::runtime
