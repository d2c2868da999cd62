// SPDX-License-Identifier: MIT
#include "runtime/words/embedded_text.hpp"

#include "content/toml/toml_file.hpp"
#include "runtime/log.hpp"

namespace fronteira::runtime {
namespace {

void flatten(const content::Table& table, const std::string& before,
             std::map<std::string, std::string>& out) {
    for (const content::Entry& entry : table.entries) {
        const std::string key = before.empty() ? entry.key : before + "." + entry.key;
        if (const content::Table* inner = entry.value.as_table())
            flatten(*inner, key, out);
        else if (const std::string* text = entry.value.as_string())
            out[key] = *text;
    }
}

}  // namespace

TextTable to_table(std::span<const EmbeddedText> texts) {
    TextTable table;
    for (const EmbeddedText& text : texts) {
        const auto root = content::parse_toml(text.toml, std::string(text.language) + ".toml");
        if (root)
            flatten(*root->as_table(), "", table[text.language]);
        else
            log_findings(root.error());  // of a translator at work
    }
    return table;
}

}  // namespace fronteira::runtime
