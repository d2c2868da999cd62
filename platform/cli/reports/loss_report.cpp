// SPDX-License-Identifier: MIT
#include "cli/reports/loss_report.hpp"

#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "runtime/words/brief.hpp"

namespace fronteira::cli {
namespace {

/// A loss is a warning, but in the words of the language.
std::string line(const Diagnostic& loss, const Told& told) {
    const std::string word = "warning: ";
    std::string text = to_text(loss);
    const size_t at = text.find(word, loss.place.file.size());
    return (at == std::string::npos ? text : text.replace(at, word.size(), told("warning"))) + "\n";
}

std::string report(const Diagnostics& losses, const std::string& language) {
    const Told told("exchange", language);
    if (losses.empty()) return told("nothing_lost") + "\n";
    const size_t count = losses.size();
    std::string text =
        told(count == 1 ? "one_lost" : "lost", {{"count", std::to_string(count)}}) + "\n";
    for (const Diagnostic& loss : runtime::in_brief(losses)) text += line(loss, told);
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
