// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <pugixml.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::markup {

using Element = pugi::xml_node;

inline constexpr size_t most_bytes = 8u << 20;
inline constexpr int deepest = 64;

/// An XML text within limits. Document types are passed over: no entity of a file is expanded, and
/// nothing is fetched from anywhere. At most 64 elements deep, so that one may walk by recursion.
class Document {
 public:
    /// `file` is the name in diagnostics.
    static Result<Document> read(std::string_view bytes, const std::string& file);

    Element root() const { return document_->document_element(); }
    /// Where an element begins.
    Place place(Element element) const;
    /// Line and column of a byte.
    Place place_at(size_t offset) const;

 private:
    std::unique_ptr<pugi::xml_document> document_ = std::make_unique<pugi::xml_document>();
    std::string file_;
    std::vector<size_t> line_starts_;
};

/// The name without its prefix: `path` of `svg:path`.
std::string_view local_name(Element element);

/// A decimal number and nothing else, in any locale; none when it is something else or not finite.
std::optional<double> number(std::string_view text);

/// The next number of a list with blanks and commas between; takes it off `text`.
std::optional<double> next_number(std::string_view& text);

}  // namespace fronteira::markup
