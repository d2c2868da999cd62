// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/document/map_change.hpp"

#include <QUndoCommand>
#include <functional>

namespace fronteira::map_edit {

/// One edit, of whatever kind: its name and what it changed. Steps of one drag, which have the same
/// `gesture` above 0, are one edit.
class EditCommand : public QUndoCommand {
 public:
    EditCommand(Map& map, const std::function<void()>& changed, const QString& name,
                MapChange change, int gesture);

    void redo() override;
    void undo() override;
    int id() const override { return gesture_ > 0 ? gesture_ : -1; }
    bool mergeWith(const QUndoCommand* next) override;

    /// The map as it was before this edit, which is the last one.
    Map before() const;

 private:
    Map& map_;
    const std::function<void()>& changed_;
    MapChange change_;
    int gesture_;
};

}  // namespace fronteira::map_edit
