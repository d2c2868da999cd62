// SPDX-License-Identifier: MIT
// What plugins say of losses has a sentence in their texts, which is how other languages find it.
#include "content/file_bytes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::plugin {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
    const auto bytes = content::read_file(file.string(), 1u << 20);
    EXPECT_TRUE(bytes) << file;
    return bytes ? *bytes : std::string();
}

/// Takes the literal that begins with `source` off it; of one with its end on the next line as a
/// whole. Without quotes.
std::string take_literal(std::string_view& source) {
    std::string literal;
    while (source.starts_with('"')) {
        size_t end = 1;
        while (end < source.size() && source[end] != '"') end += source[end] == '\\' ? 2 : 1;
        literal += source.substr(1, end - 1);
        source.remove_prefix(std::min(end + 1, source.size()));
        const size_t next = std::min(source.find_first_not_of(" \n"), source.size());
        if (source.substr(next).starts_with('"')) source.remove_prefix(next);
    }
    return literal;
}

/// The literals between the parentheses of a call, of which `source` begins behind the first.
std::vector<std::string> literals_of_call(std::string_view source) {
    std::vector<std::string> literals;
    for (int open = 1; open > 0 && !source.empty();) {
        if (source.starts_with('"')) {
            literals.push_back(take_literal(source));
            continue;
        }
        if (source.starts_with("')'") || source.starts_with("'('")) source.remove_prefix(2);
        open += source[0] == '(' ? 1 : source[0] == ')' ? -1 : 0;
        source.remove_prefix(1);
    }
    return literals;
}

/// Parts of sentences in a source: what stands in the calls that tell of losses, without codes.
std::vector<std::string> told_in(std::string_view source) {
    static constexpr std::array<std::string_view, 6> calls{"loss(", "loss_at(",  "loss_of(",
                                                           "tell(", "left_out(", "tell_no_number("};
    std::vector<std::string> parts;
    for (const std::string_view call : calls)
        for (size_t at = source.find(call); at != source.npos; at = source.find(call, at + 1)) {
            const char before = at == 0 ? ' ' : source[at - 1];
            if (before == '_' || std::isalnum(static_cast<unsigned char>(before))) continue;
            for (std::string& literal : literals_of_call(source.substr(at + call.size())))
                if (literal.find(' ') != literal.npos) parts.push_back(std::move(literal));
        }
    return parts;
}

/// Without the blanks and quotes at its ends, where values stand.
std::string_view core_of(std::string_view part) {
    constexpr const char* edge = " `,";
    const size_t first = part.find_first_not_of(edge);
    return first == part.npos ? "" : part.substr(first, part.find_last_not_of(edge) + 1 - first);
}

std::vector<std::string> plugins_with_texts() {
    std::vector<std::string> names;
    for (const auto& folder : fs::directory_iterator(FRONTEIRA_SOURCE_DIR "/plugins"))
        if (fs::exists(folder.path() / "text/en.toml"))
            names.push_back(folder.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

class Sentences : public testing::TestWithParam<std::string> {};

TEST_P(Sentences, AreThereForAllThatAPluginTells) {
    const fs::path folder = fs::path(FRONTEIRA_SOURCE_DIR "/plugins") / GetParam();
    const std::string known = text_of(folder / "text/en.toml") +
                              text_of(FRONTEIRA_SOURCE_DIR "/platform/draft/text/en.toml");
    for (const auto& file : fs::directory_iterator(folder)) {
        if (file.path().extension() != ".cpp") continue;
        for (const std::string& part : told_in(text_of(file.path())))
            EXPECT_NE(known.find(core_of(part)), known.npos)
                << file.path().filename() << ": " << part;
    }
}

INSTANTIATE_TEST_SUITE_P(All, Sentences, testing::ValuesIn(plugins_with_texts()),
                         [](const testing::TestParamInfo<std::string>& one) { return one.param; });

}  // namespace
}  // namespace fronteira::plugin
