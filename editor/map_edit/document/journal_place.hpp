// SPDX-License-Identifier: MIT
#pragma once

#include <QLockFile>
#include <QString>
#include <memory>
#include <optional>

namespace fronteira::map_edit {

/// The file of a journal. One window has it at a time: a lock lies beside it until this goes; what
/// a program that was killed left of one does not count.
class JournalPlace {
 public:
    /// That of a map's file; nothing while another window has it.
    static std::optional<JournalPlace> of_map(const QString& map);
    /// One for a map that was never saved, in the folder of the user's data: nothing stands in it.
    static JournalPlace unused();
    /// One of those in which something stands that no window has; nothing when there is none.
    static std::optional<JournalPlace> left_behind();

    /// The file that belongs to a map's file.
    static QString file_of(const QString& map);
    /// The first of the files of maps that were never saved; there are as many as windows need.
    static QString first_file();

    const QString& file() const { return file_; }

 private:
    explicit JournalPlace(const QString& file);
    /// Whether another window has it.
    bool is_taken() const;

    QString file_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace fronteira::map_edit
