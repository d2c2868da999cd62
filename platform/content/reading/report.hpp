// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>
#include <fronteira/text.hpp>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// Gathers all that is found wrong with one file. A file with thousands of faults gives the first
/// thousand and a count of the rest.
class Report {
 public:
    /// `area` begins every code: area `map` and code `unknown_key` give `map.unknown_key`.
    Report(std::string file, std::string area);

    void error(int line, int column, std::string_view code, std::string message,
               std::string hint = {});
    void warning(int line, int column, std::string_view code, std::string message,
                 std::string hint = {});

    /// Remembers a text with languages, so that `finish` can warn of translations that some texts
    /// of the file have and this one lacks.
    void saw_text(int line, int column, const LocalText& text);

    /// `did_you_mean`, but silent after the first fifty questions: a file of nothing but wrong
    /// names must not cost minutes.
    std::string hint_for(std::string_view word, const std::vector<std::string_view>& candidates);

    bool has_hints() const { return hints_left_ > 0; }

    const std::string& file() const { return file_; }
    Place place(int line, int column) const { return {file_, line, column}; }
    bool failed() const { return errors_ > 0; }

    /// All findings in the order of their places. Ends the report.
    Diagnostics finish();

 private:
    void add(Severity severity, int line, int column, std::string_view code, std::string message,
             std::string hint);
    std::set<std::string> lone_languages() const;
    void warn_of_missing_translations();

    struct SeenText {
        int line;
        int column;
        std::set<std::string> languages;
    };

    std::string file_;
    std::string area_;
    Diagnostics findings_;
    std::vector<SeenText> texts_;
    std::set<std::string> languages_;
    size_t errors_ = 0;
    size_t untold_ = 0;
    int hints_left_ = 50;
};

/// `word` in backquotes, cut to a readable length and without control characters.
std::string in_quotes(std::string_view word);

}  // namespace fronteira::content
