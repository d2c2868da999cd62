// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "play/told/game.hpp"

#include <QVariantMap>
#include <map>
#include <memory>

namespace fronteira::play {

/// The pictures of a guide, drawn on a game's own board with its own pieces.
class GuidePictures {
 public:
    /// `map`, `painting` and `showing` for a board; `spaces` are a `picture` of the host's
    /// catalogue. Empty where the board has no such spaces. The painting lives as long as this.
    QVariantMap of(const Game& game, const QVariantList& spaces, bool colour_safe);

 private:
    std::map<QByteArray, std::unique_ptr<board::BoardPainting>> painted_;
};

/// What is likely wanted of a guide where somebody points at a space, the nearest first: ids of
/// the words, columns and tags by which the game's look draws what stands there.
QStringList topics_at(const Game& game, const QJsonObject& view, const QString& space);

}  // namespace fronteira::play
