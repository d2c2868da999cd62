// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include "draft/draft.hpp"
#include "markup/document.hpp"
#include "shapes.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace svg {

/// What elements of a drawing become in a map, and what is lost of them. The document is lent.
class DrawnMap {
 public:
    DrawnMap(const fronteira::markup::Document& document, const fronteira::ImportSource& source);

    /// What the drawing says of itself, and the spaces so far.
    const fronteira::draft::Draft& draft() const { return draft_; }
    /// What telling of losses cost so far, in bytes that could have been read.
    int64_t cost() const { return cost_of_loss * static_cast<int64_t>(losses_.size()); }

    /// Told once of an element, however often that is used; or, with none, of the drawing.
    void loss(fronteira::markup::Element element, const char* code, std::string message,
              std::string hint = {});
    /// An element of a kind that no map has.
    void pass_over(fronteira::markup::Element element);
    void add_region(fronteira::markup::Element element);
    void add_link(fronteira::markup::Element element) { links_.push_back(element); }
    /// `called` has the name and the id: the element itself, or the `use` that shows it. `group`:
    /// the innermost with a name.
    void add_space(fronteira::markup::Element element, PathRings rings, const Transform& transform,
                   const std::string& group, fronteira::markup::Element called);

    /// The map, once all has been added. `left`: how much more might have been spent.
    fronteira::Result<fronteira::Imported> finish(int64_t left);

 private:
    /// Whether this program wrote the drawing.
    bool is_own() const { return !draft_.id.empty(); }
    fronteira::Attributes numbers_of(fronteira::markup::Element element);
    void read_links();
    void find_regions();
    void settle_regions();
    void tell_of_others();

    /// A finding costs more than what it is found in.
    static constexpr int64_t cost_of_loss = 200;

    struct Others {
        size_t count;
        fronteira::markup::Element first;
    };
    const fronteira::markup::Document& document_;
    fronteira::draft::Draft draft_;
    fronteira::Diagnostics losses_;
    std::set<std::pair<size_t, std::string_view>> told_;
    std::vector<fronteira::markup::Element> links_;
    std::set<std::string> regions_;            ///< by the id of the element,
    std::vector<std::string> wanted_regions_;  ///< and which each space names
    std::map<std::string, int> numbers_;       ///< of spaces, by the id of the element
    std::map<std::string, Others, std::less<>> others_;
};

}  // namespace svg
