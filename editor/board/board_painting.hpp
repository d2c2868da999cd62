// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_rack.hpp"
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

/// What something on the board threatens or reaches, as spaces by index.
struct BoardReach {
    QVector<int> reached;
    QVector<int> crossed;  ///< on the way there

    bool operator==(const BoardReach&) const = default;
};

/// What is painted upon a map at the moment: a look for each space, by the place of the space in
/// the map's list, arrows, what is reached, and what lies beside the board. Whoever knows the match
/// writes it, BoardItem reads it; neither knows the other.
class BoardPainting : public QObject {
    Q_OBJECT
    QML_ELEMENT

 public:
    explicit BoardPainting(QObject* parent = nullptr);

    /// Starts anew with `count` plain spaces and nothing else.
    void reset(int count);
    int count() const { return static_cast<int>(looks_.size()); }

    /// A space beyond the list looks plain.
    const SpaceLook& at(int space) const;
    /// Does nothing when the look is as before.
    void set(int space, SpaceLook look);

    const QVector<BoardArrow>& arrows() const { return arrows_; }
    void set_arrows(QVector<BoardArrow> arrows);
    const BoardReach& reach() const { return reach_; }
    void set_reach(BoardReach reach);
    const QVector<BoardRack>& racks() const { return racks_; }
    void set_racks(QVector<BoardRack> racks);

    /// One pulse: something just happened there.
    void pulse_at(int space) { emit pulse(space); }
    /// An arrow that runs once: something just went that way.
    void fly(const BoardArrow& arrow) { emit flight(arrow); }

 signals:
    /// The look of one space, or of all when `space` is -1.
    void changed(int space);
    void arrowsChanged();
    void reachChanged();
    void racksChanged();
    void pulse(int space);
    void flight(const fronteira::board::BoardArrow& arrow);

 private:
    QVector<SpaceLook> looks_;
    QVector<BoardArrow> arrows_;
    BoardReach reach_;
    QVector<BoardRack> racks_;
};

}  // namespace fronteira::board
