// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/document/journal_place.hpp"
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

    /// From now on it is kept there; what was kept elsewhere belongs to nothing any more.
    void move_to(JournalPlace place);
    /// Edits that an earlier run of the program did not save; nothing when the map's file holds
    /// them. Of a map without a file: any that was never saved and is in no window.
    std::optional<Map> left_behind();
    /// Writes at once, or removes the file when all is saved.
    void keep();
    /// Removes the file: what is not saved is to be forgotten.
    void discard();
    /// Leaves the place to whoever opens the same map next, with all that is to be kept.
    void let_go();
    /// Takes discard() and let_go() back, as the map stays open.
    void go_on();

 signals:
    /// What an earlier run left behind cannot be read; it was put there.
    void unreadable(const QString& file);

 private:
    void forget();

    MapDocument& document_;
    QTimer pause_;
    std::optional<JournalPlace> place_;  ///< of a map that was never saved: once there is an edit
    bool written_ = false;               ///< the file there is this journal's
    bool wanted_ = true;
};

}  // namespace fronteira::map_edit
