// SPDX-License-Identifier: MIT
#include "runtime/words/findings_json.hpp"

#include "runtime/words/brief.hpp"

#include <array>
#include <string>

namespace fronteira::runtime {
namespace {

constexpr std::array<const char*, 3> severities{"note", "warning", "error"};

template <class T>
T member(const nlohmann::ordered_json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end()) return {};
    const bool right = std::is_same_v<T, int> ? found->is_number_integer() : found->is_string();
    return right ? found->get<T>() : T{};
}

Diagnostic finding_of(const nlohmann::ordered_json& object) {
    Diagnostic finding =
        error_at({member<std::string>(object, "file"), member<int>(object, "line"),
                  member<int>(object, "column")},
                 member<std::string>(object, "code"), member<std::string>(object, "message"),
                 member<std::string>(object, "hint"));
    for (size_t i = 0; i < severities.size(); ++i)
        if (member<std::string>(object, "severity") == severities[i])
            finding.severity = static_cast<Severity>(i);
    return finding;
}

}  // namespace

nlohmann::ordered_json to_json(const Diagnostic& finding) {
    return {{"severity", severities[static_cast<size_t>(finding.severity)]},
            {"file", finding.place.file},
            {"line", finding.place.line},
            {"column", finding.place.column},
            {"message", in_brief(finding.message)},
            {"hint", in_brief(finding.hint)},
            {"code", finding.code}};
}

nlohmann::ordered_json to_json(const Diagnostics& findings) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Diagnostic& finding : findings) list.push_back(to_json(finding));
    return list;
}

Diagnostics findings_of(const nlohmann::ordered_json& list) {
    Diagnostics findings;
    if (list.is_array())
        for (const nlohmann::ordered_json& object : list)
            if (object.is_object()) findings.push_back(finding_of(object));
    return findings;
}

}  // namespace fronteira::runtime
