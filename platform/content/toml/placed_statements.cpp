// SPDX-License-Identifier: MIT
#include "content/toml/placed_statements.hpp"

#include <algorithm>
#include <map>

namespace fronteira::content {
namespace {

using Kind = Statement::Kind;

class Placer {
 public:
    std::vector<PlacedStatement> run(std::string_view text) {
        std::vector<PlacedStatement> placed;
        for (Statement& statement : cut_statements(text)) {
            PlacedStatement next;
            if (statement.kind == Kind::header || statement.kind == Kind::list_header)
                next.path = section_ = open(statement);
            next.section = section_;
            if (statement.kind == Kind::pair) {
                next.path = section_;
                for (const std::string& part : statement.key) next.path.push_back({part, 0});
            }
            next.statement = std::move(statement);
            placed.push_back(std::move(next));
        }
        return placed;
    }

 private:
    ValuePath open(const Statement& statement) {
        ValuePath path;
        for (size_t i = 0; i < statement.key.size(); ++i) {
            path.push_back({statement.key[i], 0});
            const bool last = i + 1 == statement.key.size();
            const std::string name = path_text(path);
            if (last && statement.kind == Kind::list_header) ++items_[name];
            const auto items = items_.find(name);
            if (items != items_.end()) path.push_back({{}, items->second});
        }
        return path;
    }

    ValuePath section_;
    std::map<std::string, size_t> items_;
};

}  // namespace

std::vector<PlacedStatement> place_statements(std::string_view text) {
    return Placer().run(text);
}

bool lies_in(const ValuePath& path, const ValuePath& above) {
    return path.size() >= above.size() && std::equal(above.begin(), above.end(), path.begin(),
                                                     [](const PathStep& a, const PathStep& b) {
                                                         return a.item == b.item && a.key == b.key;
                                                     });
}

}  // namespace fronteira::content
