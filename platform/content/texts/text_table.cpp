// SPDX-License-Identifier: MIT
#include "content/texts/text_table.hpp"

#include <fronteira/text.hpp>

#include "content/reading/finish.hpp"
#include "content/reading/forms.hpp"
#include "content/toml/toml_file.hpp"
#include "spelling/near_miss.hpp"

#include <map>
#include <set>

namespace fronteira::content {
namespace {

using Sentences = std::map<std::string, std::string>;

/// An event is kept silent by a text of nothing.
bool is_silent(const std::string& key, const Value& value) {
    const std::string* text = value.as_string();
    return text != nullptr && text->empty() && key.starts_with("event.");
}

void flatten(const Cursor& cursor, const std::string& before, Sentences& out) {
    for (const Entry& entry : cursor.value.as_table()->entries) {
        const Cursor child(cursor, entry.key, entry.value);
        const std::string key = before.empty() ? entry.key : before + "." + entry.key;
        if (entry.key.empty() || entry.key.find('.') != std::string::npos)
            child.error("bad_key", "a part of a key is empty or holds a dot");
        else if (entry.value.as_table())
            flatten(child, key, out);
        else if (is_silent(key, entry.value))
            out[key] = "";
        else
            read(child, out[key], Words{});
    }
}

std::string listed(const std::set<std::string>& keys) {
    constexpr size_t most = 10;
    std::string list;
    size_t shown = 0;
    for (const std::string& key : keys) {
        if (++shown > most) return list + " and " + std::to_string(keys.size() - most) + " more";
        add_item(list, in_quotes(key));
    }
    return list;
}

std::string meant(const std::string& key, const std::set<std::string>& missing) {
    return spelling::did_you_mean(key, {missing.begin(), missing.end()});
}

}  // namespace

Result<Sentences> load_text(const std::filesystem::path& path, const std::string& shown) {
    const std::string file = shown.empty() ? path.string() : shown;
    const Result<Value> root = read_toml(path, {}, file);
    if (!root) return fail(root.error());
    Report report(file, "text");
    Sentences sentences;
    flatten(Cursor(*root, report), {}, sentences);
    return finish(report, std::move(sentences), nullptr);
}

Diagnostics missing_sentences(const TextTable& texts, const std::string& file_of) {
    std::map<std::string, size_t> counts;
    for (const auto& [language, sentences] : texts)
        for (const auto& [key, sentence] : sentences) ++counts[key];
    Diagnostics findings;
    const auto tell = [&](const std::string& language, std::string message, std::string hint) {
        findings.push_back(warning_at({file_of + language + ".toml", 0, 0},
                                      "text.missing_translation", std::move(message),
                                      std::move(hint)));
    };
    for (const auto& [language, sentences] : texts) {
        std::set<std::string> missing, lone;
        for (const auto& [key, count] : counts) {
            // What one of several languages has is its slip, not that of all others.
            const bool of_one = count == 1 && texts.size() > 2;
            if (!sentences.contains(key) && !of_one) missing.insert(key);
            if (sentences.contains(key) && of_one) lone.insert(key);
        }
        if (!missing.empty())
            tell(language, "lacks " + listed(missing), "other languages have them");
        if (!lone.empty())
            tell(language, "alone has " + listed(lone),
                 lone.size() == 1 ? meant(*lone.begin(), missing) : "");
    }
    return findings;
}

Diagnostics copied_sentences(const TextTable& texts, const std::string& file_of) {
    constexpr size_t few = 5;  // may be alike by chance
    Diagnostics findings;
    const auto english = texts.find("en");
    if (english == texts.end()) return findings;
    for (const auto& [language, sentences] : texts) {
        size_t both = 0, alike = 0;
        for (const auto& [key, sentence] : sentences) {
            const auto original = english->second.find(key);
            const bool of_words = sentence.find(' ') != std::string::npos;
            if (!of_words || original == english->second.end()) continue;
            ++both;
            alike += original->second == sentence ? 1 : 0;
        }
        if (language != "en" && alike >= few && 2 * alike > both)
            findings.push_back(warning_at({file_of + language + ".toml", 0, 0}, "text.untranslated",
                                          std::to_string(alike) + " of " + std::to_string(both) +
                                              " sentences are the same as in en.toml",
                                          "translate them"));
    }
    return findings;
}

}  // namespace fronteira::content
