// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/map_editor.hpp"

#include <QStringList>

namespace fronteira::map_edit {

/// What an editor tells its author.
class WhatIsSaid {
 public:
    explicit WhatIsSaid(MapEditor& editor) {
        QObject::connect(&editor, &MapEditor::said, &listener_,
                         [this](const QString& text) { texts_ << text; });
    }
    int count() const { return static_cast<int>(texts_.size()); }
    std::string operator[](int number) const { return texts_[number].toStdString(); }

 private:
    QObject listener_;
    QStringList texts_;
};

}  // namespace fronteira::map_edit
