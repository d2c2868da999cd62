// SPDX-License-Identifier: MIT
#include "runtime/games/chosen_options.hpp"

#include "content/mods/option_value.hpp"

namespace fronteira::runtime {
namespace {

Diagnostic fault(const char* code, std::string message, std::string hint = {}) {
    return error_at({}, code, std::move(message), std::move(hint));
}

}  // namespace

Result<WrittenOptions> read_settings(const std::vector<std::string>& settings) {
    WrittenOptions written;
    Diagnostics faults;
    for (const std::string& setting : settings) {
        const size_t sign = setting.find('=');
        if (sign == std::string::npos || sign == 0)
            faults.push_back(
                fault("option.form", "`" + setting + "` sets nothing", "write option=value"));
        else if (!written.emplace(setting.substr(0, sign), setting.substr(sign + 1)).second)
            faults.push_back(
                fault("option.twice", "option `" + setting.substr(0, sign) + "` is set twice"));
    }
    if (!faults.empty()) return fail(std::move(faults));
    return written;
}

Result<OptionValues> choose_options(const std::vector<Option>& options,
                                    const WrittenOptions& chosen) {
    OptionValues values;
    for (const Option& option : options) values[option.id] = option.initial;
    Diagnostics faults;
    for (const auto& [id, word] : chosen) {
        const auto option = content::find_option(options, id);
        const auto value = option ? content::read_option_value(**option, word)
                                  : Result<int32_t>(fail(option.error()));
        if (value)
            values[id] = *value;
        else
            faults.push_back(value.error().front());
    }
    if (!faults.empty()) return fail(std::move(faults));
    return values;
}

std::string to_text(const Option& option, int32_t value) {
    if (option.type == Option::Type::flag) return value != 0 ? "true" : "false";
    if (option.type == Option::Type::integer) return std::to_string(value);
    const auto at = static_cast<size_t>(value);
    return at < option.choices.size() ? option.choices[at] : std::to_string(value);
}

std::string settings_text(const std::vector<Option>& options, const OptionValues& values) {
    std::string all;
    for (const Option& option : options)
        if (const auto value = values.find(option.id);
            value != values.end() && value->second != option.initial)
            all += (all.empty() ? "" : " ") + option.id + "=" + to_text(option, value->second);
    return all;
}

}  // namespace fronteira::runtime
