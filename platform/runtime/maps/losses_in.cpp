// SPDX-License-Identifier: MIT
#include "runtime/maps/losses_in.hpp"

#include "content/texts/text_table.hpp"
#include "match/sentences.hpp"
#include "runtime/words/embedded_text.hpp"
#include "runtime/words/plugin_text.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

namespace fronteira::runtime {
namespace {

using Values = std::map<std::string, std::string, std::less<>>;

/// What stands where a sentence has names in braces; nothing when another sentence was said.
std::optional<Values> values_of(std::string_view sentence, std::string_view said) {
    Values values;
    for (;;) {
        const size_t open = sentence.find('{'), close = sentence.find('}', open);
        const std::string_view before = sentence.substr(0, open);
        if (!said.starts_with(before)) return {};
        said.remove_prefix(before.size());
        if (open == std::string_view::npos || close == std::string_view::npos)
            return said.empty() ? std::optional(values) : std::nullopt;
        const std::string_view name = sentence.substr(open + 1, close - open - 1);
        sentence.remove_prefix(close + 1);
        const std::string_view after = sentence.substr(0, sentence.find('{'));
        const bool last = after.size() == sentence.size();
        const size_t end = last ? said.rfind(after) : said.find(after);
        if (end == std::string_view::npos) return {};
        values.emplace(name, said.substr(0, end));
        said.remove_prefix(end);
    }
}

/// The letters that a sentence has outside of braces: of several that fit the one with most does.
size_t own_letters(std::string_view sentence) {
    size_t count = 0;
    bool own = true;
    for (const char letter : sentence) {
        own = letter == '{' ? false : own;
        count += own ? 1 : 0;
        own = own || letter == '}';
    }
    return count;
}

class Retold {
 public:
    explicit Retold(std::string language) : language_(std::move(language)) {}

    void know(const TextTable& table) {
        const auto english = table.find("en"), other = table.find(language_);
        if (english == table.end() || other == table.end()) return;
        for (const auto& [key, sentence] : english->second)
            if (const auto same = other->second.find(key); same != other->second.end())
                known_.push_back({sentence, same->second, own_letters(sentence)});
    }
    void sort() {
        std::stable_sort(known_.begin(), known_.end(),
                         [](const Known& one, const Known& other) { return one.own > other.own; });
    }
    std::string operator()(const std::string& said) const {
        for (const Known& one : known_)
            if (const auto values = values_of(one.english, said))
                return match::filled(one.other,
                                     [&](std::string_view name) -> std::optional<std::string> {
                                         const auto value = values->find(name);
                                         if (value == values->end()) return {};
                                         return value->second;
                                     });
        return said;
    }

 private:
    struct Known {
        std::string english, other;
        size_t own;
    };

    std::string language_;
    std::vector<Known> known_;
};

}  // namespace

Diagnostics losses_in(const std::string& language, Diagnostics losses,
                      const Installation& installation) {
    if (language == "en") return losses;
    Diagnostics faults;
    Retold retold(language);
    retold.know(to_table(draft_texts()));
    for (const plugin::LoadedPlugin& one : installation.plugins().plugins())
        retold.know(text_beside(one, language, faults));
    retold.sort();
    for (Diagnostic& loss : losses) {
        loss.message = retold(loss.message);
        loss.hint = retold(loss.hint);
    }
    append(losses, faults);
    return losses;
}

}  // namespace fronteira::runtime
