// SPDX-License-Identifier: MIT
#include "pack/names.hpp"

#include "letters/forms.hpp"
#include "pack/limits.hpp"
#include "pack/name_letters.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

namespace fronteira::pack {
namespace {

constexpr std::array<std::string_view, 6> endings{".toml", ".lua", ".png", ".txt", ".md", ".ogg"};

std::vector<std::string_view> parts_of(std::string_view name) {
    std::vector<std::string_view> parts;
    while (true) {
        const size_t end = std::min(name.find('/'), name.size());
        parts.push_back(name.substr(0, end));
        if (end == name.size()) return parts;
        name.remove_prefix(end + 1);
    }
}

/// `con`, `com1.txt`: Windows opens a device, whatever the ending.
bool is_device(std::string_view folded_part) {
    const std::string_view word = folded_part.substr(0, folded_part.find('.'));
    if (word == "con" || word == "prn" || word == "aux" || word == "nul") return true;
    return word.size() == 4 && (word.starts_with("com") || word.starts_with("lpt")) &&
           word[3] >= '0' && word[3] <= '9';
}

/// Reports what is wrong with one name, once.
class NameCheck {
 public:
    NameCheck(std::string_view name, content::Report& report) : name_(name), report_(report) {}

    bool run() { return is_there() && has_good_letters() && fits() && has_good_parts(); }

    bool has_known_ending() {
        const bool known = std::any_of(endings.begin(), endings.end(), [this](auto ending) {
            return name_.ends_with(ending) && name_.size() > ending.size();
        });
        return known ||
               refuse("file_kind", "is of a kind that a pack may not contain",
                      "a pack consists of .toml, .lua, .png, .txt, .md and .ogg files; put what "
                      "only authors need into a folder called source, which is left out");
    }

 private:
    bool refuse(const char* code, const std::string& what, const std::string& hint) {
        report_.error(0, 0, code, "the file " + content::in_quotes(name_) + " " + what, hint);
        return false;
    }

    bool is_there() {
        if (name_.empty()) {
            report_.error(0, 0, "name", "a file has no name", "give it one");
            return false;
        }
        if (name_.ends_with('/'))
            return refuse("folder_entry", "is a folder, but a pack contains only files",
                          "make the pack with `fronteira pack`");
        if (name_.starts_with('/')) return refuse("name", "lies outside the mod", inside);
        if (name_.find('\\') != std::string_view::npos)
            return refuse("name", "has a `\\` in its name", "separate folders by `/`");
        return true;
    }

    bool has_good_letters() {
        switch (letters_of(name_)) {
            case Letters::good:
                return true;
            case Letters::no_utf8:
                return refuse("name_letters", "has a name that is not UTF-8", plain);
            case Letters::control:
                return refuse("name_letters", "has a control character in its name", plain);
            case Letters::unseen:
                return refuse("name_letters",
                              "has a character in its name that is invisible or changes the "
                              "direction of writing",
                              plain);
            case Letters::loose:
                return refuse("name_letters",
                              "has accents in its name that are separate characters (not NFC)",
                              plain);
            case Letters::other:
                break;
        }
        return refuse("name_letters",
                      "has a character in its name other than letters, digits and `_-.`", plain);
    }

    bool fits() {
        const auto parts = parts_of(name_);
        if (name_.size() > most_name_bytes)
            return refuse("name_long",
                          "has a name of " + std::to_string(name_.size()) + " bytes, more than " +
                              std::to_string(most_name_bytes),
                          shorter);
        if (parts.size() > most_parts)
            return refuse("name_deep",
                          "lies in " + std::to_string(parts.size() - 1) + " folders, more than " +
                              std::to_string(most_parts - 1),
                          "move it up");
        for (const std::string_view part : parts)
            if (part.size() > most_part_bytes)
                return refuse("name_long",
                              "has a part of " + std::to_string(part.size()) +
                                  " bytes in its name, more than " +
                                  std::to_string(most_part_bytes),
                              shorter);
        return true;
    }

    bool has_good_parts() {
        if (name_.starts_with("source/") || name_.find("/source/") != std::string_view::npos)
            return refuse(
                "name_source", "lies in a folder called `source`",
                "that folder is for what a mod is made from: make the pack with `fronteira pack`");
        for (const std::string_view part : parts_of(name_)) {
            if (part.empty()) return refuse("name", "has two `/` in a row", inside);
            if (part == "." || part == "..") return refuse("name", "lies outside the mod", inside);
            if (part.starts_with('.'))
                return refuse("name_dot", "has a part in its name that begins with a dot",
                              "hidden files are not part of a mod");
            if (part.starts_with('-'))
                return refuse("name_dash", "has a part in its name that begins with `-`",
                              "programs take it for an option: rename it");
            if (part.ends_with('.'))
                return refuse("name_dot", "has a part in its name that ends with a dot",
                              "Windows would drop the dot: rename it");
            if (is_device(letters::folded(part)))
                return refuse("name_device", "has the name of a device on Windows", "rename it");
        }
        return true;
    }

    static constexpr const char* inside = "name it by its path from the mod's folder";
    static constexpr const char* plain = "use letters, digits, `_`, `-` and `.`";
    static constexpr const char* shorter = "shorten it";

    std::string_view name_;
    content::Report& report_;
};

/// Reports names that are one on some machine, and files that are a folder there.
class TwinCheck {
 public:
    explicit TwinCheck(content::Report& report) : report_(report) {}

    void add(std::string_view name) {
        for (size_t end = name.find('/'); end != std::string_view::npos;
             end = name.find('/', end + 1))
            compare(name.substr(0, end), Kind::folder);
        compare(name, Kind::file);
    }

 private:
    enum class Kind { folder, file };
    struct Seen {
        std::string_view name;
        Kind kind;
    };

    void compare(std::string_view name, Kind kind) {
        const auto [seen, is_new] = seen_.try_emplace(letters::folded(name), Seen{name, kind});
        if (is_new ||
            (kind == Kind::folder && seen->second.kind == kind && seen->second.name == name))
            return;
        const std::string both =
            content::in_quotes(seen->second.name) + " and " + content::in_quotes(name);
        if (!told_.insert(both).second) return;
        if (seen->second.kind != kind)
            report_.error(0, 0, "file_and_folder",
                          content::in_quotes(name) + " is both a file and a folder", "rename one");
        else if (seen->second.name == name)
            report_.error(0, 0, "twice", "the file " + content::in_quotes(name) + " is there twice",
                          "leave one out");
        else
            report_.error(0, 0, "same_name", both + " are the same name on some machines",
                          "rename one");
    }

    content::Report& report_;
    std::map<std::string, Seen> seen_;
    std::set<std::string> told_;
};

}  // namespace

void check_names(const std::vector<std::string_view>& names, content::Report& report) {
    TwinCheck twins(report);
    for (const std::string_view name : names) {
        NameCheck check(name, report);
        if (!check.run()) continue;
        check.has_known_ending();
        twins.add(name);
    }
}

}  // namespace fronteira::pack
