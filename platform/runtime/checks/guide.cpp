// SPDX-License-Identifier: MIT
#include "runtime/checks/guide.hpp"

#include <fronteira/whole_number.hpp>

#include "letters/letter.hpp"
#include "runtime/shelf/guide.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace fronteira::runtime {
namespace {

namespace fs = std::filesystem;

constexpr size_t most_findings = 20;  // of a file

using content::LookNames;
using Column = LookNames::Column;

std::string meant(const std::string& word, const std::set<std::string>& known) {
    return spelling::did_you_mean(word, {known.begin(), known.end()});
}

/// What is wrong with a value of that column; nothing when it may stand there. `?` is what is
/// hidden.
std::optional<Diagnostic> wrong_value(const Place& place, const Column& column,
                                      const std::string& value, int most_players) {
    if (value == "?") return std::nullopt;
    const bool counts = column.kind == "number" || column.kind == "seat";
    if (counts && !whole_number(value))
        return error_at(place, "guide.no_number",
                        "`" + column.name + "` of a space is a number, not `" + value + "`",
                        column.name + "=1");
    if (column.kind == "seat" && most_players > 0 && whole_number(value).value_or(0) > most_players)
        return error_at(place, "guide.no_seat",
                        "there is no seat " + value + " for `" + column.name + "`",
                        "seats go from 1 to " + std::to_string(most_players));
    if (column.kind == "flag" && value != "true" && value != "false")
        return error_at(place, "guide.no_flag",
                        "`" + column.name + "` of a space is true or false, not `" + value + "`",
                        column.name + "=true");
    if (column.kind == "choice" && !column.words.contains(value))
        return error_at(place, "guide.unknown_word",
                        "`" + column.name + "` of a space is never `" + value + "`",
                        meant(value, column.words));
    return std::nullopt;
}

/// A picture, place by place.
class PictureCheck {
 public:
    PictureCheck(const std::string& line, Place place, const LookNames& names,
                 Diagnostics& findings)
        : line_(line), place_(std::move(place)), names_(names), findings_(findings) {
        for (const Column& column : names.columns)
            if (column.of == "space") columns_.insert(column.name);
    }

    void check() {
        for (const PicturedSpace& one : picture_of(line_)) {
            if (findings_.size() >= most_findings) return;
            go_to(one.space);
            if (!names_.spaces.contains(one.space))
                findings_.push_back(error_at(place_, "guide.unknown_space",
                                             "no map of this mod has a space `" + one.space + "`",
                                             meant(one.space, names_.spaces)));
            for (const auto& [column, value] : one.cells) {
                go_to(column);
                check_cell(column, value);
            }
        }
    }

 private:
    void go_to(const std::string& word) {
        at_ = std::min(line_.find(word, at_), line_.size());
        place_.column = static_cast<int>(at_) + 1;
        at_ += word.size();
    }

    void check_cell(const std::string& name, const std::string& value) {
        if (!columns_.contains(name))
            findings_.push_back(error_at(place_, "guide.unknown_column",
                                         "spaces of this mod have no column `" + name + "`",
                                         meant(name, columns_)));
        // Rulesets may have columns of one name and different words.
        std::optional<Diagnostic> wrong;
        for (const Column& column : names_.columns) {
            if (column.of != "space" || column.name != name) continue;
            wrong = wrong_value(place_, column, value, names_.most_players);
            if (!wrong) break;
        }
        if (wrong) findings_.push_back(std::move(*wrong));
    }

    const std::string& line_;
    size_t at_ = 2;  ///< behind the mark of a picture
    Place place_;
    const LookNames& names_;
    std::set<std::string> columns_;
    Diagnostics& findings_;
};

/// Whatever a page can be about; empty when no rules could be read.
std::set<std::string> topics(const LookNames& names) {
    std::set<std::string> all = names.phases;
    if (all.empty()) return all;
    all.insert(names.words.begin(), names.words.end());
    all.insert(names.tags.begin(), names.tags.end());
    for (const auto& [move, slots] : names.moves) all.insert(move);
    for (const auto& [deck, printed] : names.decks) all.insert(deck);
    for (const Column& column : names.columns) {
        all.insert(column.name);
        all.insert(column.words.begin(), column.words.end());
    }
    return all;
}

void check_about(const std::string& line, Place place, const std::set<std::string>& topics,
                 Diagnostics& findings) {
    std::istringstream words(line.substr(2));
    size_t at = 2;
    for (std::string word; words >> word; at += word.size()) {
        at = line.find(word, at);
        place.column = static_cast<int>(at) + 1;
        if (topics.contains(word)) continue;
        findings.push_back(
            warning_at(place, "guide.unknown_topic",
                       "nothing in this mod is called `" + word + "`: it leads nobody to this page",
                       meant(word, topics)));
    }
}

/// `@attack` without a space is a line of words, mark and all.
bool has_bare_mark(const std::string& line) {
    return line.size() > 1 && std::string_view("#@!").find(line[0]) != std::string_view::npos &&
           std::isalpha(static_cast<unsigned char>(line[1])) != 0;
}

Diagnostics check_page_file(const fs::path& file, const LookNames& names) {
    const auto text = guide_text(file);
    if (!text) return text.error();
    Diagnostics findings;
    const std::set<std::string> known = topics(names);
    std::istringstream lines(*text);
    bool titled = false, told = false;
    int number = 0;
    for (std::string line; findings.size() < most_findings && std::getline(lines, line);) {
        const Place place{file.string(), ++number, 1};
        if (const size_t end = letters::end_of_text(line); end != std::string::npos)
            findings.push_back(error_at({file.string(), number, static_cast<int>(end) + 1},
                                        "guide.not_text", "this is not text in UTF-8",
                                        "save it as UTF-8, without control characters"));
        if (has_bare_mark(line))
            findings.push_back(warning_at(
                place, "guide.bare_mark",
                std::string("a `") + line[0] + "` without a space behind it is shown as it stands",
                "write `" + line.substr(0, 1) + " ...`"));
        titled = titled || is_title(line);
        if (!titled && !told && line.find_first_not_of(" \r\t") != std::string::npos) {
            findings.push_back(warning_at(place, "guide.no_title",
                                          "text before the first title is not shown",
                                          "begin a page with `# How to win`"));
            told = true;
        }
        if (is_about(line) && !known.empty()) check_about(line, place, known, findings);
        if (is_picture(line) && !names.spaces.empty() && !names.columns.empty())
            PictureCheck(line, place, names, findings).check();
    }
    return findings;
}

}  // namespace

Diagnostics check_guide(const Mod& mod, const LookNames& names) {
    Diagnostics findings;
    for (const fs::path& file : guide_files(mod)) append(findings, check_page_file(file, names));
    return findings;
}

}  // namespace fronteira::runtime
