// SPDX-License-Identifier: MIT
#include "cli/loss_report.hpp"

#include "cli/json.hpp"
#include "cli/say.hpp"
#include "runtime/brief.hpp"

namespace fronteira::cli {
namespace {

std::string report(const Diagnostics& losses) {
    if (losses.empty()) return "nothing was lost or guessed\n";
    const size_t count = losses.size();
    return std::to_string(count) + (count == 1 ? " thing was" : " things were") +
           " lost or guessed:\n" + to_text(runtime::in_brief(losses));
}

}  // namespace

void tell_exchange(const std::vector<std::filesystem::path>& files, const Diagnostics& losses,
                   bool as_json) {
    Json names = Json::array();
    std::string text;
    for (const std::filesystem::path& file : files) {
        names.push_back(file.lexically_normal().string());
        text += file.lexically_normal().string() + "\n";
    }
    if (as_json) return print({{"files", names}, {"losses", to_json(losses)}});
    text += report(losses);
    say(text);
}

}  // namespace fronteira::cli
