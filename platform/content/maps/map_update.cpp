// SPDX-License-Identifier: MIT
#include "content/maps/map_parts.hpp"
#include "content/maps/map_reader.hpp"
#include "content/maps/map_writer.hpp"
#include "content/toml/sections.hpp"
#include "content/toml/toml_file.hpp"

#include <algorithm>
#include <unordered_map>

namespace fronteira::content {
namespace {

using Keys = std::vector<std::string_view>;

const Keys head_keys{"id", "name", "description", "authors", "licence", "source", "size"};
const Keys region_keys{"id", "name", "colour", "bonus", "attributes"};
const Keys space_keys{"id", "name", "region", "anchor", "outline", "tags", "attributes"};
const Keys section_names{"picture", "grid", "region", "space", "links", "one_way"};

class MapUpdate {
 public:
    MapUpdate(std::string_view text, const Value& root, const Map& map) : text_(text), new_(map) {
        Report ignored({}, {});
        read_map(Cursor(root, ignored), old_);
        sections_ = cut_sections(text);
    }

    /// False when a section stands as a key at the top, such as `space = [...]`.
    bool is_possible() const {
        return std::none_of(sections_.front().statements.begin(),
                            sections_.front().statements.end(), [](const Statement& statement) {
                                return statement.kind == Statement::Kind::pair &&
                                       is_section(statement.key.front());
                            });
    }

    std::string old_canonical() const { return write_map(old_); }

    std::string run() {
        top();
        for (size_t i = 1; i < sections_.size(); ++i)
            if (is_section(sections_[i].name))
                part(sections_[i].name);
            else
                emit(&sections_[i], {}, {}, {});
        for (const std::string_view name : section_names) part(name);
        return std::move(out_);
    }

 private:
    static bool is_section(std::string_view name) {
        return std::find(section_names.begin(), section_names.end(), name) != section_names.end();
    }

    void top() {
        const Section& old = sections_.front();
        emit(&old, write_map_head(old_), write_map_head(new_), head_keys);
    }

    /// All sections of one name, where the first of them stood.
    void part(std::string_view name) {
        if (std::find(done_.begin(), done_.end(), name) != done_.end()) return;
        done_.push_back(name);
        if (name == "region") elements(name, old_.regions, new_.regions, write_region, region_keys);
        if (name == "space") elements(name, old_.spaces, new_.spaces, write_space, space_keys);
        if (name == "picture")
            table(name, write_picture(old_.picture), write_picture(new_.picture));
        if (name == "grid") table(name, write_grid(old_.grid), write_grid(new_.grid));
        if (name == "links") table(name, write_links(old_, false), write_links(new_, false));
        if (name == "one_way") table(name, write_links(old_, true), write_links(new_, true));
    }

    std::vector<const Section*> named(std::string_view name) const {
        std::vector<const Section*> list;
        for (const Section& section : sections_)
            if (section.name == name) list.push_back(&section);
        return list;
    }

    template <class Element, class Write>
    void elements(std::string_view name, const std::vector<Element>& before,
                  const std::vector<Element>& after, Write write, const Keys& known) {
        const std::vector<const Section*> old = named(name);
        std::unordered_map<std::string_view, size_t> numbers;
        for (size_t i = 0; i < std::min(before.size(), old.size()); ++i)
            numbers.emplace(before[i].id, i);
        for (const Element& element : after) {
            const auto number = numbers.find(element.id);
            if (number == numbers.end())
                emit(nullptr, {}, write(element), known);
            else
                emit(old[number->second], write(before[number->second]), write(element), known);
        }
    }

    void table(std::string_view name, const std::string& before, const std::string& after) {
        const std::vector<const Section*> old = named(name);
        if (!after.empty()) emit(old.size() == 1 ? old[0] : nullptr, before, after, {});
    }

    void emit(const Section* old, const std::string& before, const std::string& after,
              const Keys& known) {
        end_line();
        if (!old)
            out_ += "\n" + after;
        else if (before == after)
            out_ += old->lead + old->body;
        else
            out_ +=
                old->lead + after + (known.empty() ? "" : unknown_statements(text_, *old, known));
    }

    /// The last line of the old text may lack its end.
    void end_line() {
        if (!out_.empty() && out_.back() != '\n') out_ += "\n";
    }

    std::string_view text_;
    const Map& new_;
    Map old_;
    std::vector<Section> sections_;
    std::vector<std::string_view> done_;
    std::string out_;
};

/// No comment is worth a lost space.
bool reads_as(std::string_view text, const std::string& canonical) {
    const Result<Value> root = parse_toml(text, {}, map_limits);
    if (!root) return false;
    Report ignored({}, {});
    Map map;
    read_map(Cursor(*root, ignored), map);
    return write_map(map) == canonical;
}

}  // namespace

std::string update_map(std::string_view old_text, const Map& map) {
    std::string canonical = write_map(map);
    const Result<Value> root = parse_toml(old_text, {}, map_limits);
    if (!root) return canonical;
    MapUpdate update(old_text, *root, map);
    if (update.old_canonical() == canonical) return std::string(old_text);
    if (!update.is_possible()) return canonical;
    std::string text = update.run();
    return reads_as(text, canonical) ? text : canonical;
}

}  // namespace fronteira::content
