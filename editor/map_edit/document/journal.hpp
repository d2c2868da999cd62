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

    /// Edits that an earlier run of the program did not save; nothing when the map's file holds
    /// them.
    std::optional<Map> left_behind();
    /// Writes at once, or removes the file when all is saved.
    void keep();
    /// Removes the file: what is not saved is to be forgotten.
    void discard();
    /// Takes discard() back, as the map stays open.
    void undo_discard();

 signals:
    /// What an earlier run left behind cannot be read; it was put there.
    void unreadable(const QString& file);

 private:
    MapDocument& document_;
    QTimer pause_;
    QString file_;  ///< that holds what is not saved; empty: none does
    bool wanted_ = true;
};

}  // namespace fronteira::map_edit
