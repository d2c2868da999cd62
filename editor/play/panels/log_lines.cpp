// SPDX-License-Identifier: MIT
#include "play/panels/log_lines.hpp"

#include <algorithm>

namespace fronteira::play {
namespace {

enum Role { text_role = Qt::UserRole + 1, number_role, by_role, is_move_role };

/// What happened to a seat is that seat's: the turn that begins after a move is another's.
int whose(const QJsonValue& event, int by) {
    const QJsonValue seat = event["fields"]["seat"];
    return seat.isDouble() ? seat.toInt() : by;
}

}  // namespace

void LogLines::show(const QJsonArray& log) {
    QList<Line> lines;
    for (const QJsonValue& entry : log) {
        const int number = entry["number"].toInt();
        const int by = entry["by"].toInt();
        if (!entry["say"].toString().isEmpty())
            lines.append({entry["say"].toString(), number, by, true});
        for (const QJsonValue& event : entry["events"].toArray())
            if (!event["say"].toString().isEmpty())
                lines.append({event["say"].toString(), number, whose(event, by), false});
    }
    const auto differs =
        std::mismatch(lines_.begin(), lines_.end(), lines.begin(), lines.end()).first;
    const auto kept = static_cast<int>(differs - lines_.begin());
    if (kept < lines_.size()) {
        beginRemoveRows({}, kept, static_cast<int>(lines_.size()) - 1);
        lines_.resize(kept);
        endRemoveRows();
    }
    if (kept < lines.size()) {
        beginInsertRows({}, kept, static_cast<int>(lines.size()) - 1);
        lines_ = lines;
        endInsertRows();
    }
}

int LogLines::rowOf(int number) const {
    for (auto row = static_cast<int>(lines_.size()) - 1; row >= 0; --row)
        if (lines_[row].number == number) return row;
    return -1;
}

int LogLines::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant LogLines::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= lines_.size()) return {};
    const Line& line = lines_[index.row()];
    switch (role) {
        case text_role:
            return line.text;
        case number_role:
            return line.number;
        case by_role:
            return line.by;
        case is_move_role:
            return line.is_move;
        default:
            return {};
    }
}

QHash<int, QByteArray> LogLines::roleNames() const {
    return {
        {text_role, "text"}, {number_role, "number"}, {by_role, "by"}, {is_move_role, "isMove"}};
}

}  // namespace fronteira::play
