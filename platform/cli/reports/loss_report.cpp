// SPDX-License-Identifier: MIT
#include "cli/reports/loss_report.hpp"

#include "cli/reports/finding_text.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "runtime/words/brief.hpp"

namespace fronteira::cli {
namespace {

std::string report(const Diagnostics& losses, const std::string& language) {
    const Told told("exchange", language);
    if (losses.empty()) return told("nothing_lost") + "\n";
    const size_t count = losses.size();
    std::string text =
        told(count == 1 ? "one_lost" : "lost", {{"count", std::to_string(count)}}) + "\n";
    for (const Diagnostic& loss : runtime::in_brief(losses))
        text += finding_text(loss, language) + "\n";
    return text;
}

}  // namespace

void tell_exchange(const std::vector<std::filesystem::path>& files, const Diagnostics& losses,
                   bool as_json, const std::string& language) {
    Json names = Json::array();
    std::string text;
    for (const std::filesystem::path& file : files) {
        names.push_back(file.lexically_normal().string());
        text += file.lexically_normal().string() + "\n";
    }
    if (as_json) return print({{"files", names}, {"losses", to_json(losses)}});
    text += report(losses, language);
    say(text);
}

}  // namespace fronteira::cli
