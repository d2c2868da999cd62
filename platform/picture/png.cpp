// SPDX-License-Identifier: MIT
#include "picture/decoders.hpp"

#include <png.h>

#include <csetjmp>
#include <cstring>

namespace fronteira::picture {
namespace {

/// libpng leaves by longjmp: nothing with a destructor lives between `setjmp` and its calls.
struct Reading {
    std::string_view rest;
    std::string error;
    Diagnostics refused;
    std::string file;
    Picture picture;
    std::vector<png_bytep> rows;
    std::jmp_buf leave;
};

void take_bytes(png_structp png, png_bytep out, size_t count) {
    auto& reading = *static_cast<Reading*>(png_get_io_ptr(png));
    if (count > reading.rest.size()) png_error(png, "it is cut off");
    std::memcpy(out, reading.rest.data(), count);
    reading.rest.remove_prefix(count);
}

[[noreturn]] void stop(png_structp png, png_const_charp message) {
    auto& reading = *static_cast<Reading*>(png_get_error_ptr(png));
    reading.error = message;
    std::longjmp(reading.leave, 1);
}

void ignore(png_structp, png_const_charp) {}

/// Everything becomes 8-bit red, green, blue.
void ask_for_colours(png_structp png) {
    png_set_expand(png);
    png_set_strip_16(png);
    png_set_gray_to_rgb(png);
    png_set_strip_alpha(png);
    png_set_interlace_handling(png);
}

void read(png_structp png, png_infop info, Reading& reading) {
    png_set_read_fn(png, &reading, take_bytes);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_cache_max(png, 100);
    png_set_chunk_malloc_max(png, 1u << 20);
    png_read_info(png, info);
    const auto width = png_get_image_width(png, info);
    const auto height = png_get_image_height(png, info);
    reading.refused = check_size(width, height, reading.file);
    if (!reading.refused.empty()) return;
    ask_for_colours(png);
    png_read_update_info(png, info);
    reading.picture = Picture(static_cast<int>(width), static_cast<int>(height));
    static_assert(sizeof(Colour) == 3);
    if (png_get_rowbytes(png, info) != width * sizeof(Colour)) png_error(png, "its rows are wrong");
    reading.rows.resize(height);
    for (png_uint_32 y = 0; y < height; ++y)
        reading.rows[y] = reinterpret_cast<png_bytep>(&reading.picture.at(0, static_cast<int>(y)));
    png_read_image(png, reading.rows.data());
    // The last checksums stand behind the last row, and are otherwise only complained of.
    png_set_benign_errors(png, 0);
    png_read_end(png, nullptr);
}

}  // namespace

Result<Picture> read_png(std::string_view bytes, const std::string& file) {
    Reading reading;
    reading.rest = bytes;
    reading.file = file;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading, stop, ignore);
    png_infop info = png ? png_create_info_struct(png) : nullptr;
    if (info && setjmp(reading.leave) == 0) read(png, info, reading);
    png_destroy_read_struct(&png, &info, nullptr);
    if (!reading.refused.empty()) return fail(std::move(reading.refused));
    if (!reading.error.empty() || reading.picture.pixels.empty())
        return broken(file, reading.error);
    return std::move(reading.picture);
}

std::string write_png(const Picture& picture) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width);
    image.height = static_cast<png_uint_32>(picture.height);
    image.format = PNG_FORMAT_RGB;
    std::string bytes(PNG_IMAGE_PNG_SIZE_MAX(image), '\0');
    png_alloc_size_t size = bytes.size();
    png_image_write_to_memory(&image, bytes.data(), &size, 0, picture.pixels.data(), 0, nullptr);
    bytes.resize(size);
    return bytes;
}

}  // namespace fronteira::picture
