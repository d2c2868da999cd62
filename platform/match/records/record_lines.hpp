// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "core/state/state.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace fronteira::match {

/// The remedy for what no person writes by mistake.
inline constexpr const char* copy_hint = "restore the record from a copy";

/// One line of a record and where it stands.
struct RecordLine {
    std::string_view text;  ///< without its end
    int number = 0;         ///< from 1
};

/// Walks a record line by line and gathers what is wrong with it. A line that no line end closes
/// is torn: it is reported and not handed out.
class RecordLines {
 public:
    RecordLines(std::string_view text, std::string file);

    /// The line that comes next, not taken yet; nothing at the end.
    const std::optional<RecordLine>& next() const { return next_; }
    RecordLine take();

    /// Reports a fault of a line at a column from 1; 0: of the line as a whole.
    void fault(const RecordLine& line, size_t column, const char* code, std::string message,
               std::string hint = {});
    /// The same, where the part of the line that is at fault shows the column. It must lie in it.
    void fault(const RecordLine& line, std::string_view part, const char* code, std::string message,
               std::string hint = {});
    /// Reports a fault of the place after the last line.
    void fault_at_end(const char* code, std::string message, std::string hint = {});

    /// The hash that a part of a line spells; a fault when it spells none.
    core::Hash hash(const RecordLine& line, std::string_view part);

    bool too_many() const { return faults_.size() >= 20; }
    const std::string& file() const { return file_; }
    Diagnostics& faults() { return faults_; }

 private:
    void advance();
    void refuse_odd_bytes(const RecordLine& line);

    std::string_view rest_;
    std::string file_;
    int number_ = 0;
    bool has_start_ = false;  ///< what follows it are moves
    std::optional<RecordLine> next_;
    Diagnostics faults_;
};

}  // namespace fronteira::match
