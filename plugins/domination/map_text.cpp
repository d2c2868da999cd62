// SPDX-License-Identifier: MIT
#include "map_text.hpp"

#include <fronteira/whole_number.hpp>

#include "colour.hpp"
#include "draft/names.hpp"

#include <array>
#include <optional>

namespace domination {

using namespace fronteira;

namespace {

constexpr size_t most_lines = 20'000;
constexpr size_t most_borders = 200'000;
constexpr size_t most_continents = 1'000;

class MapReader {
 public:
    explicit MapReader(Diagnostics& losses) : losses_(losses) {}

    Result<MapText> run(const Text& text, const std::string& file) {
        map_.comment = text.comment;
        for (const TextLine& line : text.lines) {
            if (faults_.size() >= most_faults) break;
            read(line);
        }
        if (faults_.empty()) check_whole(file);
        if (!faults_.empty()) return fail(std::move(faults_));
        return std::move(map_);
    }

 private:
    static constexpr size_t most_faults = 20;
    enum class Section { preamble, files, continents, countries, borders, unknown };

    void error(const TextLine& line, const char* code, std::string message, std::string hint = {}) {
        faults_.push_back(error_at(line.place, std::string("domination.") + code,
                                   std::move(message), std::move(hint)));
    }
    void loss(const TextLine& line, const char* code, std::string message, std::string hint = {}) {
        losses_.push_back(loss_at(line.place, std::string("domination.") + code, std::move(message),
                                  std::move(hint)));
    }

    void read(const TextLine& line) {
        if (const std::string header = header_of(line.text); !header.empty())
            return enter(line, header);
        switch (section_) {
            case Section::preamble:
                return read_preamble(line);
            case Section::files:
                return read_file(line);
            case Section::continents:
                return read_continent(line);
            case Section::countries:
                return read_country(line);
            case Section::borders:
                return read_border(line);
            case Section::unknown:
                return;  // its header was told
        }
    }

    /// Countries count continents and borders count countries: the order matters.
    void enter(const TextLine& line, const std::string& header) {
        static constexpr std::array<std::string_view, 5> names{"", "files", "continents",
                                                               "countries", "borders"};
        for (size_t i = 1; i < names.size(); ++i) {
            if (header != names[i]) continue;
            if (furthest_ >= i)
                return error(line, "order", "the section [" + header + "] comes too late",
                             "the order is files, continents, countries, borders");
            section_ = static_cast<Section>(i);
            furthest_ = i;
            return;
        }
        section_ = Section::unknown;
        error(line, "section", "there is no section [" + header + "]",
              "the sections are files, continents, countries and borders");
    }

    void read_preamble(const TextLine& line) {
        const size_t blank = std::min(line.text.find(' '), line.text.size());
        const std::string key = line.text.substr(0, blank);
        if (key == "name")
            map_.name = line.text.substr(std::min(blank + 1, line.text.size()));
        else if (key != "ver" && key != "circle" && key != "test")
            loss(line, "key", "`" + key + "` was not carried over");
    }

    void read_file(const TextLine& line) {
        const size_t blank = std::min(line.text.find(' '), line.text.size());
        const std::string key = line.text.substr(0, blank);
        std::string name = line.text.substr(std::min(blank + 1, line.text.size()));
        while (name.ends_with(' ')) name.pop_back();
        if (key == "map")
            map_.image = name;
        else if (key == "crd")
            map_.cards = name;
        else if (key == "pic" || key == "prv")
            loss(line, "picture", "the picture `" + name + "` was not carried over");
        else
            error(line, "file", "there is no kind of file `" + key + "`",
                  "the kinds are pic, map, crd and prv");
    }

    void read_continent(const TextLine& line) {
        const std::vector<std::string> words = words_of(line.text);
        const auto bonus = words.size() == 3 ? whole_number(words[1]) : std::nullopt;
        if (!bonus) {
            map_.continents.emplace_back();  // those behind it are counted on
            return error(line, "continent", "expected a name, a bonus and a colour",
                         "such as `Africa 3 #b58900`");
        }
        if (map_.continents.size() >= most_continents)
            return error(line, "too_many", "there are more than 1000 continents");
        const std::string colour = read_colour(words[2]);
        if (colour.empty()) loss(line, "colour", "the colour `" + words[2] + "` is unknown");
        map_.continents.push_back({draft::readable(words[0]), *bonus, colour, line.place});
    }

    void read_country(const TextLine& line) {
        if (map_.countries.size() >= most_lines)
            return error(line, "too_many", "there are more than 20000 countries");
        Country& country = map_.countries.emplace_back();  // one with a fault is counted, too
        const std::vector<std::string> words = words_of(line.text);
        if (words.size() != 5 || !whole_number(words[0]) || !whole_number(words[2]) ||
            !whole_number(words[3]) || !whole_number(words[4]))
            return error(line, "country", "expected a number, a name, a continent, x and y",
                         "such as `1 Egypt 3 310 220`");
        const auto next = static_cast<int>(map_.countries.size());
        if (*whole_number(words[0]) != next)
            return error(line, "country_number", "expected the country " + std::to_string(next),
                         "countries are numbered from 1");
        const int continent = *whole_number(words[2]);
        if (continent < 1 || continent > static_cast<int>(map_.continents.size()))
            return error(line, "unknown_continent",
                         "there is no continent " + std::to_string(continent),
                         "there are " + std::to_string(map_.continents.size()));
        country = {draft::readable(words[1]), continent - 1, *whole_number(words[3]),
                   *whole_number(words[4]), line.place};
    }

    void read_border(const TextLine& line) {
        const auto count = static_cast<int>(map_.countries.size());
        int from = 0;
        for (const std::string& word : words_of(line.text)) {
            const int country = whole_number(word).value_or(0);
            if (country < 1 || country > count)
                return error(line, "unknown_country", "there is no country " + word,
                             "there are " + std::to_string(count));
            if (from == 0)
                from = country;
            else if (map_.borders.size() < most_borders)
                map_.borders.push_back({from - 1, country - 1, line.place});
            else
                return error(line, "too_many", "there are more than 200000 borders");
        }
    }

    void check_whole(const std::string& file) {
        const Place place{file, 0, 0};
        if (map_.countries.empty())
            faults_.push_back(error_at(place, "domination.no_countries", "has no countries",
                                       "is it a map of Domination?"));
        else if (map_.borders.empty())
            faults_.push_back(
                error_at(place, "domination.no_borders", "has no borders",
                         "a section [borders] with lines such as `1 2 5` links countries"));
    }

    Diagnostics& losses_;
    Diagnostics faults_;
    MapText map_;
    Section section_ = Section::preamble;
    size_t furthest_ = 0;  ///< of the sections so far
};

}  // namespace

Result<MapText> read_map_text(std::string_view bytes, const std::string& file,
                              Diagnostics& losses) {
    if (Diagnostics faults = check_text_size(bytes, file); !faults.empty())
        return fail(std::move(faults));
    return MapReader(losses).run(read_text(bytes, file), file);
}

}  // namespace domination
