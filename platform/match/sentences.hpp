// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fronteira::match {

/// The texts of one language, from several tables: the ruleset's mod first, the platform's own
/// last. A sentence that the language lacks is taken from English.
class Sentences {
 public:
    /// The tables are lent.
    Sentences(std::vector<const TextTable*> tables, std::string language)
        : tables_(std::move(tables)), language_(std::move(language)) {}

    const std::string& language() const { return language_; }

    /// The text of the first key that has one. All keys are tried in the language before any is
    /// tried in English; null when none has a text.
    const std::string* find(const std::vector<std::string>& keys) const;

    /// The text of a key, or `otherwise`.
    std::string text(const std::string& key, std::string_view otherwise) const;

 private:
    const std::string* find(const std::vector<std::string>& keys,
                            const std::string& language) const;

    std::vector<const TextTable*> tables_;
    std::string language_;
};

/// What replaces a `{name}`; nothing if the name is unknown.
using Placeholder = std::function<std::optional<std::string>(std::string_view name)>;

/// The most bytes of a sentence: a mod's names may be long and occur often, and everybody is sent
/// them.
inline constexpr size_t longest_sentence = 4096;

/// The sentence, cut off after a whole character where it is longer.
std::string shortened(std::string sentence);

/// A text with its placeholders filled in; unknown ones stay as they are. A long one is shortened.
std::string filled(std::string_view text, const Placeholder& value_of);
/// The same with a list of names and their values.
std::string filled(std::string_view text,
                   const std::vector<std::pair<std::string, std::string>>& values);

/// An id made readable: `lay_trap` becomes `lay trap`.
std::string readable(std::string_view id);

}  // namespace fronteira::match
