// SPDX-License-Identifier: MIT
#include "map_edit/edits/ids.hpp"

#include <fronteira/identifier.hpp>

#include <QString>
#include <algorithm>

namespace fronteira::map_edit {
namespace {

template <class Element>
std::string free_among(const std::vector<Element>& all, const std::string& wanted) {
    return free_id(wanted, [&](const std::string& id) {
        return std::any_of(all.begin(), all.end(),
                           [&](const Element& one) { return one.id == id; });
    });
}

}  // namespace

bool is_id(const std::string& text) {
    return is_identifier(text);
}

std::string id_of_name(const std::string& name, const std::string& fallback) {
    std::string id;
    // Accents become letters of their own, and go with all else that is none.
    const QString plain =
        QString::fromStdString(name).normalized(QString::NormalizationForm_KD).toLower();
    for (const QChar letter : plain) {
        const char plain_letter = letter.toLatin1();
        const bool word = (plain_letter >= 'a' && plain_letter <= 'z') ||
                          (plain_letter >= '0' && plain_letter <= '9');
        if (word)
            id += plain_letter;
        else if (!letter.isMark() && !id.empty() && id.back() != '_')
            id += '_';
    }
    while (!id.empty() && id.back() == '_') id.pop_back();
    id = id.substr(0, 50);
    return is_id(id) ? id : fallback;
}

std::string free_id(const std::string& wanted,
                    const std::function<bool(const std::string&)>& is_taken) {
    std::string id = wanted.substr(0, longest_identifier);
    for (int number = 2; is_taken(id); ++number) {
        const std::string end = "_" + std::to_string(number);
        id = wanted.substr(0, longest_identifier - end.size()) + end;
    }
    return id;
}

std::string free_space_id(const Map& map, const std::string& wanted) {
    return free_among(map.spaces, wanted);
}

std::string free_region_id(const Map& map, const std::string& wanted) {
    return free_among(map.regions, wanted);
}

}  // namespace fronteira::map_edit
