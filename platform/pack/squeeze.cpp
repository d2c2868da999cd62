// SPDX-License-Identifier: MIT
#include "pack/squeeze.hpp"

#include <zlib.h>

#include <cassert>
#include <memory>

namespace fronteira::pack {
namespace {

constexpr int bare = -15;  // the largest window, no header

// zlib does not write through it, but does not say so.
Bytef* read_only(std::string_view bytes) {
    return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
}

}  // namespace

std::string deflated(std::string_view bytes) {
    z_stream stream{};
    constexpr int most_memory = 9;
    [[maybe_unused]] int status = deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, bare,
                                               most_memory, Z_DEFAULT_STRATEGY);
    assert(status == Z_OK);
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = read_only(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    status = deflate(&stream, Z_FINISH);
    assert(status == Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

std::optional<std::string> inflated(std::string_view packed, size_t size) {
    z_stream stream{};
    if (inflateInit2(&stream, bare) != Z_OK) return std::nullopt;
    const std::unique_ptr<z_stream, int (*)(z_stream*)> owner(&stream, inflateEnd);
    std::string bytes(size + 1, '\0');
    stream.next_in = read_only(packed);
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    if (inflate(&stream, Z_FINISH) != Z_STREAM_END) return std::nullopt;
    if (stream.total_out != size || stream.total_in != packed.size()) return std::nullopt;
    bytes.resize(size);
    return bytes;
}

uint32_t check_number(std::string_view bytes) {
    return static_cast<uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

}  // namespace fronteira::pack
