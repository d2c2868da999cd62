// SPDX-License-Identifier: MIT
#include "content/mods/option_value.hpp"

#include <fronteira/text.hpp>
#include <fronteira/whole_number.hpp>

#include "spelling/near_miss.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::content {
namespace {

Diagnostic fault(const char* code, std::string message, std::string hint = {}) {
    return error_at({}, code, std::move(message), std::move(hint));
}

std::optional<int32_t> as_flag(const std::string& word) {
    static const std::vector<std::string> yes = {"true", "yes", "1", "on"};
    static const std::vector<std::string> no = {"false", "no", "0", "off"};
    if (std::find(yes.begin(), yes.end(), word) != yes.end()) return 1;
    if (std::find(no.begin(), no.end(), word) != no.end()) return 0;
    return std::nullopt;
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) add_item(text, word);
    return text;
}

}  // namespace

std::string read_option_word(const Cursor& cursor) {
    if (const bool* flag = cursor.value.as_bool()) return *flag ? "true" : "false";
    if (const int64_t* number = cursor.value.as_integer()) return std::to_string(*number);
    if (const std::string* word = cursor.value.as_string(); word && !word->empty()) return *word;
    cursor.expected("true, false, a whole number or a word");
    return {};
}

Result<int32_t> read_option_value(const Option& option, const std::string& word) {
    const std::string about = "option `" + option.id + "` cannot be `" + word + "`";
    switch (option.type) {
        case Option::Type::flag:
            if (const auto value = as_flag(word)) return *value;
            return fail(fault("option.flag", about, "write true or false"));
        case Option::Type::integer: {
            const auto value = whole_number(word);
            if (value && *value >= option.min && *value <= option.max) return *value;
            return fail(fault("option.range", about,
                              "a whole number from " + std::to_string(option.min) + " to " +
                                  std::to_string(option.max)));
        }
        case Option::Type::choice:
            break;
    }
    const auto found = std::find(option.choices.begin(), option.choices.end(), word);
    if (found != option.choices.end()) return static_cast<int32_t>(found - option.choices.begin());
    std::string hint = spelling::did_you_mean(word, {option.choices.begin(), option.choices.end()});
    if (hint.empty()) hint = "one of " + listed(option.choices);
    return fail(fault("option.choice", about, std::move(hint)));
}

Result<const Option*> find_option(const std::vector<Option>& options, const std::string& id) {
    std::vector<std::string_view> ids;
    std::vector<std::string> words;
    for (const Option& option : options) {
        if (option.id == id) return &option;
        ids.push_back(option.id);
        words.push_back(option.id);
    }
    std::string hint = spelling::did_you_mean(id, ids);
    if (hint.empty()) hint = options.empty() ? "it has none" : "there are " + listed(words);
    return fail(fault("option.unknown", "the ruleset has no option `" + id + "`", std::move(hint)));
}

}  // namespace fronteira::content
