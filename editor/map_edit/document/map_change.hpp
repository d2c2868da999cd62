// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <optional>
#include <vector>

namespace fronteira::map_edit {

/// What differs between two states of a map, kept so that either can be made from the other. It
/// holds only what changed, so that a long history stays small.
class MapChange {
 public:
    MapChange() = default;
    MapChange(const Map& before, const Map& after);

    /// `map` must be the state before.
    void apply(Map& map) const;
    /// `map` must be the state after.
    void revert(Map& map) const;
    bool empty() const;

 private:
    /// From `at` on, the elements `before` are replaced by `after`.
    template <class Element>
    struct Span {
        size_t at;
        std::vector<Element> before;
        std::vector<Element> after;
    };
    template <class Element>
    using Spans = std::vector<Span<Element>>;

    template <class Element>
    static Spans<Element> spans_between(const std::vector<Element>& before,
                                        const std::vector<Element>& after);
    template <class Element>
    static void put(std::vector<Element>& list, const Spans<Element>& spans, bool forth);

    struct Heads {
        Map before;
        Map after;
    };
    std::optional<Heads> heads_;  ///< all but the lists; nothing when they are alike
    Spans<MapRegion> regions_;
    Spans<MapSpace> spaces_;
    Spans<MapLink> links_;
};

}  // namespace fronteira::map_edit
