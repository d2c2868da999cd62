// SPDX-License-Identifier: MIT
#include "content/toml/sections.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

using Kind = Statement::Kind;

bool is_header(const Statement& statement) {
    return statement.kind == Kind::header || statement.kind == Kind::list_header;
}

bool begins_section(const Statement& statement, const Section& current) {
    return is_header(statement) &&
           (statement.key.size() == 1 || statement.key.front() != current.name);
}

std::string bytes(std::string_view text, const Statement& statement) {
    return std::string(text.substr(statement.begin, statement.end - statement.begin));
}

/// Takes the remarks at the end of a section away: they belong to what follows.
std::string take_last_remarks(std::string_view text, Section& section) {
    std::string remarks;
    while (!section.statements.empty() && section.statements.back().kind == Kind::remark) {
        const std::string remark = bytes(text, section.statements.back());
        remarks.insert(0, remark);
        section.body.resize(section.body.size() - remark.size());
        section.statements.pop_back();
    }
    return remarks;
}

/// At the top, the first remarks are the head of the file.
void split_head(std::string_view text, Section& top) {
    auto first = top.statements.begin();
    for (; first != top.statements.end() && first->kind == Kind::remark; ++first)
        top.lead += bytes(text, *first);
    top.statements.erase(top.statements.begin(), first);
    top.body.erase(0, top.lead.size());
}

}  // namespace

std::vector<Section> cut_sections(std::string_view text) {
    std::vector<Section> sections(1);
    for (Statement& statement : cut_statements(text)) {
        if (begins_section(statement, sections.back())) {
            Section next;
            next.name = statement.key.front();
            next.lead = take_last_remarks(text, sections.back());
            sections.push_back(std::move(next));
        }
        sections.back().body += bytes(text, statement);
        sections.back().statements.push_back(std::move(statement));
    }
    split_head(text, sections.front());
    return sections;
}

std::string unknown_statements(std::string_view text, const Section& section,
                               const std::vector<std::string_view>& known) {
    std::string unknown;
    bool in_unknown_table = false;
    bool in_inner_table = false;
    const auto is_known = [&](const std::string& key) {
        return std::find(known.begin(), known.end(), key) != known.end();
    };
    for (const Statement& statement : section.statements) {
        if (is_header(statement)) {
            in_inner_table = statement.key.size() > 1;
            in_unknown_table = in_inner_table && !is_known(statement.key[1]);
        }
        const bool own_pair = statement.kind == Kind::pair && !in_inner_table;
        if (in_unknown_table || (own_pair && !is_known(statement.key.front())))
            unknown += bytes(text, statement);
    }
    return unknown;
}

}  // namespace fronteira::content
