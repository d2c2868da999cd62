// SPDX-License-Identifier: MIT
#include "content/mods/option_reader.hpp"

#include "content/reading/table_reader.hpp"

#include <set>

namespace fronteira::content {
namespace {

constexpr size_t most_choices = 500;

void read_flag(TableReader& in, Option& option) {
    bool initial = false;
    in.required("default", initial);
    option.initial = initial ? 1 : 0;
}

void read_integer(const Cursor& cursor, TableReader& in, Option& option) {
    in.required("min", option.min, Range{});
    in.required("max", option.max, Range{});
    if (option.min > option.max) {
        cursor.error("empty_range", "`min` is greater than `max`");
        return in.forgive();
    }
    in.required("default", option.initial, Range{option.min, option.max});
}

void read_choice(const Cursor& cursor, TableReader& in, Option& option) {
    in.required("choices", option.choices, Identifier{});
    if (option.choices.empty()) {
        cursor.error("no_choices", "offers nothing to choose");
        return in.forgive();
    }
    if (option.choices.size() > most_choices)
        cursor.error("too_many_choices",
                     "offers more than " + std::to_string(most_choices) + " choices");
    const std::set<std::string> different(option.choices.begin(), option.choices.end());
    if (different.size() < option.choices.size())
        cursor.error("duplicate_choice", "offers the same choice twice");
    option.max = static_cast<int32_t>(option.choices.size()) - 1;
    const std::vector<std::string_view> words(option.choices.begin(), option.choices.end());
    in.required("default", option.initial, OneOf{words});
    in.with("choice_names", [&](const Cursor& names) {
        TableReader each_name(names);
        for (std::string_view word : words)
            if (!each_name.optional(word, option.choice_names[std::string(word)]))
                names.report.warning(
                    names.value.line, names.value.column, "unnamed_choice",
                    in_quotes(names.path()) + " has no name for " + in_quotes(word),
                    "players would read the word itself");
        std::erase_if(option.choice_names, [](const auto& name) { return name.second.empty(); });
    });
}

}  // namespace

void read_option(const Cursor& cursor, Option& option) {
    option.place = cursor.place();
    TableReader in(cursor);
    in.required("id", option.id, Identifier{});
    in.required("name", option.name);
    in.optional("help", option.help);
    int32_t type = -1;
    in.required("type", type, OneOf{{Option::type_words.begin(), Option::type_words.end()}});
    if (type < 0) return in.forgive();
    option.type = static_cast<Option::Type>(type);
    if (option.type == Option::Type::flag) read_flag(in, option);
    if (option.type == Option::Type::integer) read_integer(cursor, in, option);
    if (option.type == Option::Type::choice) read_choice(cursor, in, option);
}

}  // namespace fronteira::content
