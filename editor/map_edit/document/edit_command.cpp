// SPDX-License-Identifier: MIT
#include "map_edit/document/edit_command.hpp"

namespace fronteira::map_edit {

EditCommand::EditCommand(Map& map, const std::function<void()>& changed, const QString& name,
                         MapChange change, int gesture)
    : QUndoCommand(name),
      map_(map),
      changed_(changed),
      change_(std::move(change)),
      gesture_(gesture) {}

void EditCommand::redo() {
    change_.apply(map_);
    changed_();
}

void EditCommand::undo() {
    change_.revert(map_);
    changed_();
}

// The next one has been made by now. A drag back to where it began is no edit.
bool EditCommand::mergeWith(const QUndoCommand* next) {
    const auto* step = static_cast<const EditCommand*>(next);
    if (step->gesture_ != gesture_) return false;
    Map before = map_;
    step->change_.revert(before);
    change_.revert(before);
    change_ = MapChange(before, map_);
    setObsolete(change_.empty());
    return true;
}

Map EditCommand::before() const {
    Map before = map_;
    change_.revert(before);
    return before;
}

}  // namespace fronteira::map_edit
