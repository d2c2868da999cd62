// SPDX-License-Identifier: MIT
#include "pack/contents.hpp"

#include "content/utf8.hpp"
#include "pack/limits.hpp"
#include "pack/squeeze.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace fronteira::pack {
namespace {

constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";

/// Numbers of PNG stand with the highest byte first.
uint32_t png_number(std::string_view bytes, size_t at) {
    uint32_t value = 0;
    for (size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

enum class Png { whole, damaged, none };

/// Whether the chunks of a PNG go to its end and no further, and each has the check number that
/// follows it.
Png look_at_chunks(std::string_view bytes) {
    constexpr size_t around = 12;  // length, kind and check number of a chunk
    Png found = Png::whole;
    size_t at = png_signature.size();
    while (bytes.size() - at >= around) {
        const size_t length = png_number(bytes, at);
        if (length > bytes.size() - at - around) return Png::none;
        const std::string_view checked = bytes.substr(at + 4, 4 + length);
        if (check_number(checked) != png_number(bytes, at + 8 + length)) found = Png::damaged;
        at += around + length;
        if (checked.starts_with("IEND")) return at == bytes.size() ? found : Png::none;
    }
    return Png::none;
}

/// Whether the pages of an Ogg go to its end and no further (RFC 3533, section 6).
bool is_whole_ogg(std::string_view bytes) {
    constexpr size_t head = 27, count_at = 26;
    size_t at = 0;
    while (bytes.size() - at >= head) {
        if (bytes.substr(at, 4) != "OggS") return false;
        const size_t lengths = static_cast<unsigned char>(bytes[at + count_at]);
        at += head;
        if (bytes.size() - at < lengths) return false;
        size_t body = lengths;
        for (size_t i = 0; i < lengths; ++i) body += static_cast<unsigned char>(bytes[at + i]);
        if (bytes.size() - at < body) return false;
        at += body;
        if (at == bytes.size()) return true;
    }
    return false;
}

struct ContentFault {
    const char* code = nullptr;
    std::string what;
    std::string hint;
};

ContentFault png_fault(std::string_view bytes) {
    constexpr size_t size_at = 16, head = 33;
    const bool begins =
        bytes.size() >= head && bytes.starts_with(png_signature) && bytes.substr(12, 4) == "IHDR";
    const Png found = begins ? look_at_chunks(bytes) : Png::none;
    if (found == Png::none)
        return {"not_png", "is no PNG, or has more behind it", "save it as PNG again"};
    if (found == Png::damaged)
        return {"damaged_png", "is a damaged picture: its check numbers do not fit",
                "get it anew, or save it as PNG again"};
    const uint32_t width = png_number(bytes, size_at), height = png_number(bytes, size_at + 4);
    if (width > longest_side || height > longest_side)
        return {"picture_size",
                "is a picture of " + std::to_string(width) + " by " + std::to_string(height) +
                    " pixels",
                "make it at most " + std::to_string(longest_side) + " by " +
                    std::to_string(longest_side)};
    return {};
}

ContentFault fault_of(const File& file) {
    if (file.name.ends_with(".png")) return png_fault(file.bytes);
    if (file.name.ends_with(".ogg"))
        return is_whole_ogg(file.bytes)
                   ? ContentFault{}
                   : ContentFault{"not_ogg", "is no Ogg, or has more behind it",
                                  "save it as Ogg again"};
    const size_t end = content::end_of_text(file.bytes);
    if (end == std::string_view::npos) return {};
    return {"not_text", "is no text in UTF-8 from byte " + std::to_string(end + 1) + " on",
            "save it as UTF-8, without control characters"};
}

}  // namespace

void check_contents(const File& file, content::Report& report) {
    const ContentFault fault = fault_of(file);
    if (fault.code == nullptr) return;
    report.error(0, 0, fault.code, "the file " + content::in_quotes(file.name) + " " + fault.what,
                 fault.hint);
}

}  // namespace fronteira::pack
