// SPDX-License-Identifier: MIT
#include "pack/contents.hpp"

#include "letters/letter.hpp"
#include "pack/limits.hpp"
#include "pack/squeeze.hpp"

#include <array>
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

/// Of a picture or a sound.
enum class Form { whole, damaged, none };

/// Whether the chunks of a PNG go to its end and no further, and each has the check number that
/// follows it.
Form look_at_chunks(std::string_view bytes) {
    constexpr size_t around = 12;  // length, kind and check number of a chunk
    Form found = Form::whole;
    size_t at = png_signature.size();
    while (bytes.size() - at >= around) {
        const size_t length = png_number(bytes, at);
        if (length > bytes.size() - at - around) return Form::none;
        const std::string_view checked = bytes.substr(at + 4, 4 + length);
        if (check_number(checked) != png_number(bytes, at + 8 + length)) found = Form::damaged;
        at += around + length;
        if (checked.starts_with("IEND")) return at == bytes.size() ? found : Form::none;
    }
    return Form::none;
}

/// The check number of a page of Ogg, reckoned over the page with zeros in its place: the
/// polynomial of CRC-32, the highest bit first, and nothing turned around.
uint32_t ogg_number(std::string_view page) {
    constexpr size_t number_at = 22, number_ends = 26;
    static const std::array<uint32_t, 256> remainders = [] {
        std::array<uint32_t, 256> all{};
        for (uint32_t i = 0; i < all.size(); ++i) {
            all[i] = i << 24;
            for (int bit = 0; bit < 8; ++bit)
                all[i] = all[i] << 1 ^ ((all[i] >> 31) != 0 ? 0x04c11db7u : 0u);
        }
        return all;
    }();
    uint32_t number = 0;
    for (size_t i = 0; i < page.size(); ++i) {
        const bool own = i >= number_at && i < number_ends;
        const uint32_t byte = own ? 0u : static_cast<unsigned char>(page[i]);
        number = number << 8 ^ remainders[number >> 24 ^ byte];
    }
    return number;
}

/// Where a page of Ogg keeps it: numbers of Ogg stand with the lowest byte first.
uint32_t ogg_number_of(std::string_view page) {
    uint32_t value = 0;
    for (size_t i = 26; i-- > 22;) value = value << 8 | static_cast<unsigned char>(page[i]);
    return value;
}

/// Whether the pages of an Ogg go to its end and no further, and each has its check number (RFC
/// 3533, section 6).
Form look_at_pages(std::string_view bytes) {
    constexpr size_t head = 27, count_at = 26;
    Form found = Form::whole;
    size_t at = 0;
    while (bytes.size() - at >= head) {
        if (bytes.substr(at, 4) != "OggS") return Form::none;
        const size_t lengths = static_cast<unsigned char>(bytes[at + count_at]);
        if (bytes.size() - at - head < lengths) return Form::none;
        size_t page = head + lengths;
        for (size_t i = 0; i < lengths; ++i)
            page += static_cast<unsigned char>(bytes[at + head + i]);
        if (bytes.size() - at < page) return Form::none;
        if (ogg_number(bytes.substr(at, page)) != ogg_number_of(bytes.substr(at)))
            found = Form::damaged;
        at += page;
        if (at == bytes.size()) return found;
    }
    return Form::none;
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
    const Form found = begins ? look_at_chunks(bytes) : Form::none;
    if (found == Form::none)
        return {"not_png", "is not a PNG file, or has something after its end",
                "save it as PNG again"};
    if (found == Form::damaged)
        return {"damaged_png", "is a damaged picture: its checksums do not match",
                "download it again, or save it as PNG again"};
    const uint32_t width = png_number(bytes, size_at), height = png_number(bytes, size_at + 4);
    if (width > longest_side || height > longest_side)
        return {"picture_size",
                "is a picture of " + std::to_string(width) + " by " + std::to_string(height) +
                    " pixels",
                "make it at most " + std::to_string(longest_side) + " by " +
                    std::to_string(longest_side)};
    return {};
}

ContentFault ogg_fault(std::string_view bytes) {
    const Form found = look_at_pages(bytes);
    if (found == Form::none)
        return {"not_ogg", "is not an Ogg file, or has something after its end",
                "save it as Ogg again"};
    if (found == Form::damaged)
        return {"damaged_ogg", "is a damaged sound: its checksums do not match",
                "download it again, or save it as Ogg again"};
    return {};
}

ContentFault fault_of(const File& file) {
    if (file.name.ends_with(".png")) return png_fault(file.bytes);
    if (file.name.ends_with(".ogg")) return ogg_fault(file.bytes);
    const size_t end = letters::end_of_text(file.bytes);
    if (end == std::string_view::npos) return {};
    return {"not_text", "is not text in UTF-8 from byte " + std::to_string(end + 1) + " on",
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
