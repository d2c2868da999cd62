// SPDX-License-Identifier: MIT
#include "compile/chunk.hpp"

#include <cstring>

namespace fronteira::compile {
namespace {

constexpr std::string_view header{"\x1bLua\x54\0\x19\x93\r\n\x1a\n\x04\x08\x08", 15};
constexpr int depth_limit = 200;
constexpr int8_t absolute_line = -0x80;

/// The bytes from lua_dump, one after the other; once they end early all that follows is 0.
class Bytes {
 public:
    explicit Bytes(std::string_view bytes) : bytes_(bytes) {}

    bool good() const { return good_; }
    uint8_t byte() {
        if (at_ >= bytes_.size()) {
            good_ = false;
            return 0;
        }
        return static_cast<uint8_t>(bytes_[at_++]);
    }
    template <class T>
    T raw() {
        T value{};
        if (const std::string_view from = take(sizeof value); good_)
            std::memcpy(&value, from.data(), sizeof value);
        return value;
    }
    /// 7 bits a byte, the last one marked.
    size_t size() {
        size_t number = 0;
        for (int i = 0; i < 10; ++i) {
            const uint8_t part = byte();
            number = number << 7 | (part & 0x7fu);
            if ((part & 0x80u) != 0) return number;
        }
        good_ = false;
        return 0;
    }
    /// How many of something follow; no more than there are bytes left.
    size_t count() {
        const size_t number = size();
        if (number <= bytes_.size() - at_) return number;
        good_ = false;
        return 0;
    }
    std::string text() {
        const size_t length = size();
        return length == 0 ? std::string() : std::string(take(length - 1));
    }
    std::string_view take(size_t length) {
        if (length > bytes_.size() - at_) {
            good_ = false;
            return {};
        }
        at_ += length;
        return bytes_.substr(at_ - length, length);
    }

 private:
    std::string_view bytes_;
    size_t at_ = 0;
    bool good_ = true;
};

Proto::Constant read_constant(Bytes& bytes) {
    switch (bytes.byte()) {
        case 0x01:
            return false;
        case 0x11:
            return true;
        case 0x03:
            return bytes.raw<int64_t>();
        case 0x13:
            return bytes.raw<double>();
        case 0x04:
        case 0x14:
            return bytes.text();
        default:
            return std::monostate{};
    }
}

/// Lines stand as differences; where one does not fit into a byte, it stands in a second list.
void read_lines(Bytes& bytes, Proto& proto) {
    std::vector<int8_t> steps(bytes.count());
    for (int8_t& step : steps) step = static_cast<int8_t>(bytes.byte());
    std::vector<std::pair<size_t, int>> fixed(bytes.count());
    for (auto& [at, line] : fixed) {
        at = bytes.size();
        line = static_cast<int>(bytes.size());
    }
    int line = proto.line;
    size_t next = 0;
    for (size_t i = 0; i < steps.size(); ++i) {
        if (steps[i] != absolute_line) {
            line += steps[i];
        } else if (next < fixed.size()) {
            line = fixed[next++].second;
        }
        proto.lines.push_back(line);
    }
}

void read_names(Bytes& bytes, Proto& proto) {
    const size_t locals = bytes.count();
    for (size_t i = 0; i < locals && bytes.good(); ++i) {
        Proto::Local local;
        local.name = bytes.text();
        local.start = static_cast<int>(bytes.size());
        local.end = static_cast<int>(bytes.size());
        proto.locals.push_back(std::move(local));
    }
    const size_t named = bytes.count();
    for (size_t i = 0; i < named; ++i) {
        std::string name = bytes.text();
        if (i < proto.upvalues.size()) proto.upvalues[i].name = std::move(name);
    }
}

Proto read_function(Bytes& bytes, const std::string& around, int depth) {
    Proto proto;
    proto.file = bytes.text();
    if (proto.file.empty()) proto.file = around;
    if (proto.file.starts_with('=')) proto.file.erase(0, 1);  // a name, no text
    if (depth > depth_limit) return proto;
    proto.line = static_cast<int>(bytes.size());
    bytes.size();  // the last line
    proto.parameters = bytes.byte();
    proto.vararg = bytes.byte() != 0;
    proto.registers = bytes.byte();
    proto.code.resize(bytes.count());
    for (uint32_t& one : proto.code) one = bytes.raw<uint32_t>();
    const size_t constants = bytes.count();
    for (size_t i = 0; i < constants; ++i) proto.constants.push_back(read_constant(bytes));
    proto.upvalues.resize(bytes.count());
    for (Proto::Upvalue& upvalue : proto.upvalues) {
        upvalue.in_stack = bytes.byte() != 0;
        upvalue.index = bytes.byte();
        bytes.byte();  // kind
    }
    const size_t inner = bytes.count();
    for (size_t i = 0; i < inner && bytes.good(); ++i)
        proto.inner.push_back(read_function(bytes, proto.file, depth + 1));
    read_lines(bytes, proto);
    read_names(bytes, proto);
    return proto;
}

}  // namespace

std::optional<Proto> read_chunk(std::string_view dumped) {
    Bytes bytes(dumped);
    if (bytes.take(header.size()) != header) return std::nullopt;
    if (bytes.raw<int64_t>() != 0x5678 || bytes.raw<double>() != 370.5) return std::nullopt;
    bytes.byte();  // how many upvalues
    Proto proto = read_function(bytes, {}, 0);
    if (!bytes.good()) return std::nullopt;
    return proto;
}

}  // namespace fronteira::compile
