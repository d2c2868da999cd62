// SPDX-License-Identifier: MIT
#include "map_edit/map_generator.hpp"

#include "generate/generate.hpp"

namespace fronteira::map_edit {

void MapGenerator::set_editor(MapEditor* editor) {
    if (editor == editor_) return;
    editor_ = editor;
    gesture_ = 0;
    emit editorChanged();
}

bool MapGenerator::generate() {
    if (!editor_) return false;
    if (editor_->is_grid()) {
        emit editor_->said(tr("A grid already has its spaces; choose spaces drawn by hand first"));
        return false;
    }
    generate::Recipe recipe;
    recipe.spaces = spaces_;
    recipe.regions = std::min(regions_, spaces_);
    recipe.landmasses = std::min(landmasses_, recipe.regions);
    recipe.land = land_;
    recipe.seed = static_cast<uint64_t>(seed_);
    recipe.width = editor_->map().width;
    recipe.height = editor_->map().height;
    recipe.symmetry = editor_->images().symmetry();
    const auto made = generate::generate(recipe);
    if (!made) {
        emit editor_->said(
            tr("The plane is too small for so many spaces: ask for fewer, or for a larger plane"));
        return false;
    }
    if (gesture_ == 0) gesture_ = editor_->document().begin_gesture();
    editor_->edit(
        tr("Generate a map"),
        [&](Map& map) {
            map.regions = made->regions;
            map.spaces = made->spaces;
            map.links = made->links;
            return true;
        },
        gesture_);
    return true;
}

bool MapGenerator::another() {
    ++seed_;
    emit changed();
    return generate();
}

}  // namespace fronteira::map_edit
