// SPDX-License-Identifier: MIT
#include "content/reading/report.hpp"

#include <fronteira/text.hpp>

#include "letters/kinds.hpp"
#include "letters/letter.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace fronteira::content {
namespace {

constexpr size_t most_kept = 1000;
constexpr size_t longest_quote = 60;

}  // namespace

Report::Report(std::string file, std::string area)
    : file_(std::move(file)), area_(std::move(area)) {}

void Report::error(int line, int column, std::string_view code, std::string message,
                   std::string hint) {
    ++errors_;
    add(Severity::error, line, column, code, std::move(message), std::move(hint));
}

void Report::warning(int line, int column, std::string_view code, std::string message,
                     std::string hint) {
    add(Severity::warning, line, column, code, std::move(message), std::move(hint));
}

void Report::add(Severity severity, int line, int column, std::string_view code,
                 std::string message, std::string hint) {
    if (findings_.size() >= most_kept) {
        ++untold_;
        return;
    }
    findings_.push_back({severity, place(line, column), std::move(message), std::move(hint),
                         area_ + "." + std::string(code)});
}

void Report::saw_text(int line, int column, const LocalText& text) {
    SeenText seen{line, column, {}};
    for (const auto& [language, words] : text)
        if (!language.empty()) seen.languages.insert(language);
    if (seen.languages.empty()) return;
    languages_.insert(seen.languages.begin(), seen.languages.end());
    texts_.push_back(std::move(seen));
}

std::string Report::hint_for(std::string_view word,
                             const std::vector<std::string_view>& candidates) {
    if (hints_left_ == 0) return {};
    --hints_left_;
    return spelling::did_you_mean(word, candidates);
}

/// Languages that one of several texts has, which is its slip and not that of all others.
std::set<std::string> Report::lone_languages() const {
    constexpr size_t several = 3;
    std::map<std::string, size_t> counts;
    for (const SeenText& text : texts_)
        for (const std::string& language : text.languages) ++counts[language];
    std::set<std::string> lone;
    for (const auto& [language, count] : counts)
        if (count == 1 && texts_.size() >= several) lone.insert(language);
    return lone;
}

void Report::warn_of_missing_translations() {
    const std::set<std::string> lone = lone_languages();
    for (const SeenText& text : texts_) {
        std::string missing, alone;
        for (const std::string& language : languages_)
            if (lone.contains(language) == text.languages.contains(language))
                add_item(lone.contains(language) ? alone : missing, in_quotes(language));
        if (!missing.empty())
            warning(text.line, text.column, "missing_translation",
                    "this text is missing in " + missing,
                    alone.empty() ? "other texts of this file have it"
                                  : "no other text of this file has " + alone);
        else if (!alone.empty())
            warning(text.line, text.column, "missing_translation", "this text alone is in " + alone,
                    "translate the others, or remove it");
    }
}

Diagnostics Report::finish() {
    warn_of_missing_translations();
    std::stable_sort(
        findings_.begin(), findings_.end(), [](const Diagnostic& a, const Diagnostic& b) {
            return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
        });
    if (untold_ > 0)
        findings_.push_back({failed() ? Severity::error : Severity::warning, place(0, 0),
                             "there are " + std::to_string(untold_) + " more findings", "",
                             area_ + ".more"});
    return std::move(findings_);
}

std::string in_quotes(std::string_view word) {
    std::string clean = "`";
    for (size_t at = 0; at < word.size();) {
        const letters::Letter letter = letters::first(word.substr(at));
        const bool shown = letter.bytes > 0 && !letters::is_control(letter.code);
        clean += shown ? word.substr(at, letter.bytes) : "?";
        at += std::max<size_t>(letter.bytes, 1);
        if (clean.size() > longest_quote) {
            clean += at < word.size() ? "..." : "";
            break;
        }
    }
    return clean + "`";
}

}  // namespace fronteira::content
