// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "script/ruleset.hpp"

#include <string>

namespace fronteira::script {

/// A text that stands in quotes in a rule file, and where it stands there.
class QuotedText {
 public:
    /// `around`: the line on which its declaration begins.
    QuotedText(const RulesetSource& source, std::string text, Place around)
        : source_(source), text_(std::move(text)), around_(std::move(around)) {}

    const std::string& text() const { return text_; }
    std::string part(size_t begin, size_t end) const { return text_.substr(begin, end - begin); }

    /// Where its byte `at` stands in the file; only the line of the declaration when the text was
    /// put together by the script.
    Place place(size_t at) const;

 private:
    const RulesetSource& source_;
    std::string text_;
    Place around_;
};

}  // namespace fronteira::script
