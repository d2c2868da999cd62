// SPDX-License-Identifier: MIT
#include "protocol/line_buffer.hpp"

#include <algorithm>

namespace fronteira::protocol {

std::optional<std::string> LineBuffer::take() {
    const size_t end = bytes_.find('\n', std::max(begin_, scanned_));
    if (end == std::string::npos || end - begin_ > most_) {
        overflows_ = std::min(end, bytes_.size()) - begin_ > most_;
        bytes_.erase(0, begin_);
        begin_ = 0;
        scanned_ = bytes_.size();
        return std::nullopt;
    }
    std::string line = bytes_.substr(begin_, end - begin_);
    begin_ = scanned_ = end + 1;
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

void LineBuffer::clear() {
    bytes_.clear();
    begin_ = scanned_ = 0;
    overflows_ = false;
}

}  // namespace fronteira::protocol
