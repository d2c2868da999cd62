// SPDX-License-Identifier: MIT
#include "pack/zip_writer.hpp"

#include "pack/squeeze.hpp"
#include "pack/zip_form.hpp"

namespace fronteira::pack {
namespace {

std::string little(uint32_t value, size_t width) {
    std::string bytes;
    for (size_t i = 0; i < width; ++i) bytes += static_cast<char>(value >> (8 * i));
    return bytes;
}

uint32_t as_number(size_t value) {
    return static_cast<uint32_t>(value);
}

/// What stands both before the file and in the list.
std::string told(const File& file, size_t packed, uint32_t method) {
    constexpr uint32_t midnight = 0, first_of_1980 = 0x21;  // the earliest that there is
    return little(zip::version_of_deflate, 2) + little(zip::flag_utf8, 2) + little(method, 2) +
           little(midnight, 2) + little(first_of_1980, 2) + little(check_number(file.bytes), 4) +
           little(as_number(packed), 4) + little(as_number(file.bytes.size()), 4) +
           little(as_number(file.name.size()), 2);
}

}  // namespace

std::string write_zip(const Files& files) {
    constexpr uint32_t made_on_unix = 3 << 8 | zip::version_of_deflate, plain_file = 0100644;
    std::string all, list;
    for (const File& file : files) {
        const std::string tried = deflated(file.bytes);
        const bool is_worth_it = tried.size() < file.bytes.size();
        const std::string& packed = is_worth_it ? tried : file.bytes;
        const std::string both =
            told(file, packed.size(), is_worth_it ? zip::deflated : zip::stored);
        list += little(zip::central_mark, 4) + little(made_on_unix, 2) + both + little(0, 2 + 2) +
                little(0, 2 + 2) + little(plain_file << 16, 4) + little(as_number(all.size()), 4) +
                file.name;
        all += little(zip::local_mark, 4) + both + little(0, 2) + file.name + packed;
    }
    const uint32_t list_at = as_number(all.size()), count = as_number(files.size());
    return all + list + little(zip::end_mark, 4) + little(0, 2 + 2) + little(count, 2) +
           little(count, 2) + little(as_number(list.size()), 4) + little(list_at, 4) + little(0, 2);
}

}  // namespace fronteira::pack
