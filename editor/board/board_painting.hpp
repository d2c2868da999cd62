// SPDX-License-Identifier: MIT
#pragma once

#include "board/space_look.hpp"

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QVector>

namespace fronteira::board {

/// An arrow between two spaces, both by index.
struct BoardArrow {
    int from = -1;
    int to = -1;
    QColor colour = {};  ///< invalid: the accent

    bool operator==(const BoardArrow&) const = default;
};

/// What is painted upon a map at the moment: a look for each space, by the place of the space in
/// the map's list, and arrows. Whoever knows the match writes it, BoardItem reads it; neither knows
/// the other.
class BoardPainting : public QObject {
    Q_OBJECT
    QML_ELEMENT

 public:
    explicit BoardPainting(QObject* parent = nullptr);

    /// Starts anew with `count` plain spaces and no arrows.
    void reset(int count);
    int count() const { return static_cast<int>(looks_.size()); }

    /// A space beyond the list looks plain.
    const SpaceLook& at(int space) const;
    /// Does nothing when the look is as before.
    void set(int space, SpaceLook look);

    const QVector<BoardArrow>& arrows() const { return arrows_; }
    void set_arrows(QVector<BoardArrow> arrows);

    /// One pulse: something just happened there.
    void pulse_at(int space) { emit pulse(space); }
    /// An arrow that runs once: something just went that way.
    void fly(const BoardArrow& arrow) { emit flight(arrow); }

 signals:
    /// The look of one space, or of all when `space` is -1.
    void changed(int space);
    void arrowsChanged();
    void pulse(int space);
    void flight(const fronteira::board::BoardArrow& arrow);

 private:
    QVector<SpaceLook> looks_;
    QVector<BoardArrow> arrows_;
};

}  // namespace fronteira::board
