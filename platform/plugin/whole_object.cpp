// SPDX-License-Identifier: MIT
#include "plugin/whole_object.hpp"

#include <link.h>

#include <cstdint>
#include <cstring>
#include <fstream>
#include <system_error>

namespace fronteira::plugin {

bool is_cut_off(const std::filesystem::path& path) {
    std::error_code error;
    const uint64_t size = std::filesystem::file_size(path, error);
    std::ifstream file(path, std::ios::binary);
    ElfW(Ehdr) header{};
    if (error || !file.read(reinterpret_cast<char*>(&header), sizeof header)) return false;
    if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return false;
    for (unsigned i = 0; i < header.e_phnum; ++i) {
        ElfW(Phdr) part{};
        file.seekg(static_cast<std::streamoff>(header.e_phoff + uint64_t{i} * header.e_phentsize));
        if (!file.read(reinterpret_cast<char*>(&part), sizeof part)) return true;
        if (part.p_type == PT_LOAD && part.p_offset + part.p_filesz > size) return true;
    }
    return false;
}

}  // namespace fronteira::plugin
