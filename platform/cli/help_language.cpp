// SPDX-License-Identifier: MIT
#include "cli/help_language.hpp"

#include "cli/options/language_option.hpp"
#include "runtime/words/embedded_text.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

#include <map>
#include <string_view>

namespace fronteira::cli {
namespace {

using Sentences = std::map<std::string, std::string>;

/// As it is when nobody has translated it.
std::string told(const Sentences& sentences, const std::string& english) {
    const auto found = sentences.find(english);
    return found == sentences.end() ? english : found->second;
}

void speak(CLI::App& verb, const Sentences& sentences) {
    verb.description(told(sentences, verb.get_description()));
    verb.group(told(sentences, verb.get_group()));
    for (CLI::Option* option : verb.get_options()) {
        option->description(told(sentences, option->get_description()));
        option->group(told(sentences, option->get_group()));
    }
    for (CLI::App* inner : verb.get_subcommands({})) speak(*inner, sentences);
}

/// Whoever asks for a language that there is not is told so in the terminal's own.
std::string spoken_for(const std::string& tag) {
    const std::string known = language_like(tag, runtime::languages());
    return known.empty() ? runtime::choose_language() : known;
}

}  // namespace

std::string language_asked(int argc, const char* const* argv) {
    constexpr std::string_view option = "--lang";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == option && i + 1 < argc) return spoken_for(argv[i + 1]);
        if (word.starts_with(option) && word.substr(option.size()).starts_with('='))
            return spoken_for(std::string(word.substr(option.size() + 1)));
    }
    return runtime::choose_language();
}

void speak(CLI::App& app, const std::string& language) {
    const TextTable all = runtime::to_table(runtime::cli_help());
    const auto sentences = all.find(language);
    if (sentences == all.end()) return;
    for (const char* label :
         {"Usage", "OPTIONS", "SUBCOMMAND", "SUBCOMMANDS", "Positionals", "REQUIRED", "TEXT"})
        app.get_formatter()->label(label, told(sentences->second, label));
    speak(app, sentences->second);
}

}  // namespace fronteira::cli
