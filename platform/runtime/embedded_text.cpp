// SPDX-License-Identifier: MIT
#include "runtime/embedded_text.hpp"

#include "content/toml_file.hpp"

#include <cassert>

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
        const auto root = content::parse_toml(text.toml, text.language);
        assert(root && "a text of the program itself is no TOML");
        if (root) flatten(*root->as_table(), "", table[text.language]);
    }
    return table;
}

}  // namespace fronteira::runtime
