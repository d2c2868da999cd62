// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fronteira::protocol {

/// Bytes as they come from a pipe, cut into lines.
class LineBuffer {
 public:
    explicit LineBuffer(size_t most_bytes) : most_(most_bytes) {}

    void add(std::string_view bytes) { bytes_.append(bytes); }
    /// The next whole line without its end.
    std::optional<std::string> take();
    /// Nothing of what came is wanted.
    void clear();
    /// Whether the unfinished line is already longer than a message may be.
    bool overflows() const { return overflows_; }

 private:
    size_t most_;
    std::string bytes_;
    size_t begin_ = 0;    ///< of the line that comes next
    size_t scanned_ = 0;  ///< no line end before it
    bool overflows_ = false;
};

}  // namespace fronteira::protocol
