// SPDX-License-Identifier: MIT
#pragma once

#include <zlib.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fronteira::pack {

/// Numbers as they stand in a zip file.
inline std::string little(uint64_t value, size_t width) {
    std::string bytes;
    for (size_t i = 0; i < width; ++i) bytes += static_cast<char>(value >> (8 * i));
    return bytes;
}

/// One header before a file and one in the list; every field may lie.
struct Header {
    uint16_t version = 20, flags = 0x0800, method = 0, time = 0, date = 0x21;
    uint32_t check = 0, packed = 0, size = 0;
    std::string name, extra;

    std::string told() const {
        return little(version, 2) + little(flags, 2) + little(method, 2) + little(time, 2) +
               little(date, 2) + little(check, 4) + little(packed, 4) + little(size, 4) +
               little(name.size(), 2) + little(extra.size(), 2);
    }
};

struct ZipFile {
    Header here, listed;
    std::string bytes;  ///< as they stand in the zip file
    std::string before, comment;
    uint16_t disk = 0;
    uint32_t attributes = 0100644u << 16;
    int64_t moved = 0;  ///< how far the list is beside where the file is

    ZipFile& both(const std::function<void(Header&)>& change) {
        change(here);
        change(listed);
        return *this;
    }
};

/// `stored`: the bytes as they are.
inline ZipFile stored(const std::string& name, const std::string& bytes) {
    ZipFile file;
    file.bytes = bytes;
    return file.both([&](Header& header) {
        header.name = name;
        header.size = header.packed = static_cast<uint32_t>(bytes.size());
        header.check = static_cast<uint32_t>(
            crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
    });
}

inline ZipFile deflated_file(const std::string& name, const std::string& bytes) {
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    ZipFile file = stored(name, bytes);
    file.bytes = packed;
    return file.both([&](Header& header) {
        header.method = 8;
        header.packed = static_cast<uint32_t>(packed.size());
    });
}

/// A zip file, and what its end says of it.
struct Zip {
    std::vector<ZipFile> files;
    std::string first, between, last, comment;
    int more_files = 0, more_files_here = 0, more_list = 0, moved_list = 0;
    uint16_t disk = 0, list_disk = 0;

    std::string bytes() const {
        std::string all = first, list;
        for (const ZipFile& file : files) {
            all += file.before;
            const uint64_t at =
                static_cast<uint64_t>(static_cast<int64_t>(all.size()) + file.moved);
            all += little(0x04034b50, 4) + file.here.told() + file.here.name + file.here.extra +
                   file.bytes;
            list += little(0x02014b50, 4) + little(0x0314, 2) + file.listed.told() +
                    little(file.comment.size(), 2) + little(file.disk, 2) + little(0, 2) +
                    little(file.attributes, 4) + little(at, 4) + file.listed.name +
                    file.listed.extra + file.comment;
        }
        all += between;
        const auto count = static_cast<int>(files.size());
        const auto number = [](int64_t value) { return static_cast<uint64_t>(value); };
        const uint64_t list_at = number(static_cast<int64_t>(all.size()) + moved_list);
        return all + list + little(0x06054b50, 4) + little(disk, 2) + little(list_disk, 2) +
               little(number(count + more_files_here), 2) + little(number(count + more_files), 2) +
               little(number(static_cast<int64_t>(list.size()) + more_list), 4) +
               little(list_at, 4) + little(comment.size(), 2) + comment + last;
    }
};

/// Nothing is wrong with it: a manifest and a text.
inline Zip good_zip() {
    Zip zip;
    zip.files = {stored("mod.toml", "id = \"a\"\n"),
                 deflated_file("guide/en.txt", std::string(200, 'a'))};
    return zip;
}

}  // namespace fronteira::pack
