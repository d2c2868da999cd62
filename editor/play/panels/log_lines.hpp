// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QJsonArray>

namespace fronteira::play {

/// The log as lines of text, the oldest first: a move, then what happened. Roles: `text`, `number`
/// (the move), `by` (the seat; 0 for the set-up), `isMove`.
class LogLines : public QAbstractListModel {
    Q_OBJECT
 public:
    using QAbstractListModel::QAbstractListModel;

    /// The whole log of a chair. Lines that stand already stay, so that a list keeps its place.
    void show(const QJsonArray& log);

    /// The last line of that move; -1 where it has none.
    Q_INVOKABLE int rowOf(int number) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

 private:
    struct Line {
        QString text;
        int number;
        int by;
        bool is_move;
        bool operator==(const Line&) const = default;
    };

    QList<Line> lines_;
};

}  // namespace fronteira::play
