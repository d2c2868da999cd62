// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>
#include <fronteira/result.hpp>

#include <QObject>
#include <QUndoStack>
#include <functional>

namespace fronteira::map_edit {

/// A map that is being drawn: its file, and every edit that may be taken back. Nothing else changes
/// the map. Mistakes are allowed in it, as in a file.
class MapDocument : public QObject {
    Q_OBJECT

 public:
    explicit MapDocument(QObject* parent = nullptr);

    /// Begins an empty map.
    void begin(Map map);
    /// Opens a file. What is wrong with the map as a whole does not hinder it; a single value that
    /// is faulty does.
    Result<void> open(const QString& path);
    /// The same as a map without a file: that one stays what it is.
    Result<void> open_copy(const QString& path);
    /// Writes the file at once or not at all; the history goes on. A map that could not be opened
    /// again is not written: what is there stays.
    Result<void> save(const QString& path);
    /// Whether the file holds something else than what was read from it or written to it here.
    bool is_changed_elsewhere() const;
    /// Puts what the file holds in the place of the map, as an edit after which all is saved.
    Result<void> load_again(const QString& name);

    /// The file of its picture is a whole path, wherever the map itself lies.
    const Map& map() const { return map_; }
    /// Empty for a map that was never saved.
    const QString& path() const { return path_; }
    QUndoStack& history() { return history_; }
    const QUndoStack& history() const { return history_; }
    bool is_clean() const { return history_.isClean(); }

    /// The map as the text of its file: the text it was opened from, with what changed.
    std::string text() const;

    /// Makes an edit that can be taken back. `change` says whether it could be made; when not, or
    /// when it changes nothing, all stays as it was. With a gesture, it is applied to the map as it
    /// was before that gesture began, in place of the step before.
    bool edit(const QString& name, const std::function<bool(Map&)>& change, int gesture = 0);
    /// A number for the steps of a drag.
    int begin_gesture() { return ++gestures_; }
    /// Whether its last step is the last edit that stands.
    bool goes_on(int gesture) const;

 signals:
    void changed();
    void cleanChanged();
    void pathChanged();

 private:
    struct Read {
        std::string text;
        Map map;
    };
    static Result<Read> read(const QString& path);
    void set_path(const QString& path);
    std::string text_for(const QString& path) const;

    Map map_;
    std::string opened_text_;
    std::string text_in_file_;  ///< as far as is known here
    QString path_;
    std::function<void()> tell_;
    QUndoStack history_;
    int gestures_ = 0;
};

/// Reads a map, mistakes allowed: what single values hold must be right, what they mean to one
/// another need not be.
Result<Map> read_draft(std::string_view text, const std::string& file);

}  // namespace fronteira::map_edit
