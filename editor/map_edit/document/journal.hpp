// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/document/map_document.hpp"

#include <QTimer>
#include <optional>

namespace fronteira::map_edit {

/// Keeps edits that are not saved in a file beside the map, at most a second behind, so that they
/// outlive the program, however it ends. Maps that were never saved have one in the folder of the
/// user's data.
class Journal : public QObject {
    Q_OBJECT

 public:
    explicit Journal(MapDocument& document, QObject* parent = nullptr);
    /// Writes what is not saved yet.
    ~Journal() override;

    /// The file that belongs to a map's file, or to one without.
    static QString file_of(const QString& map);

    /// What an earlier program left behind for this map; nothing when that is what its file holds.
    std::optional<Map> left_behind();
    /// Writes at once, or removes the file when all is saved.
    void keep();
    /// What is not saved is not wanted.
    void discard();
    /// It is, after all: the map is still being drawn.
    void want();

 private:
    MapDocument& document_;
    QTimer pause_;
    QString file_;  ///< that holds what is not saved; empty: none does
    bool wanted_ = true;
};

}  // namespace fronteira::map_edit
