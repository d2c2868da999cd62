// SPDX-License-Identifier: MIT
#include "picture/decoders.hpp"

#include <gif_lib.h>

#include <algorithm>
#include <cstring>
#include <memory>

namespace fronteira::picture {
namespace {

int take_bytes(GifFileType* gif, GifByteType* out, int count) {
    auto& rest = *static_cast<std::string_view*>(gif->UserData);
    const size_t taken = std::min(rest.size(), static_cast<size_t>(std::max(count, 0)));
    std::memcpy(out, rest.data(), taken);
    rest.remove_prefix(taken);
    return static_cast<int>(taken);
}

struct Close {
    void operator()(GifFileType* gif) const { DGifCloseFile(gif, nullptr); }
};
using Gif = std::unique_ptr<GifFileType, Close>;

/// Up to the first frame; what stands before it is passed over.
bool find_frame(GifFileType* gif) {
    GifRecordType kind = UNDEFINED_RECORD_TYPE;
    while (DGifGetRecordType(gif, &kind) == GIF_OK) {
        if (kind == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(gif) == GIF_OK;
        if (kind != EXTENSION_RECORD_TYPE) return false;
        int code = 0;
        GifByteType* block = nullptr;
        if (DGifGetExtension(gif, &code, &block) != GIF_OK) return false;
        while (block)
            if (DGifGetExtensionNext(gif, &block) != GIF_OK) return false;
    }
    return false;
}

/// The rows of a frame in the order of the file.
std::vector<int> row_order(int height, bool interlaced) {
    std::vector<int> order;
    if (!interlaced) {
        for (int y = 0; y < height; ++y) order.push_back(y);
        return order;
    }
    constexpr int first[] = {0, 4, 2, 1};
    constexpr int step[] = {8, 8, 4, 2};
    for (int pass = 0; pass < 4; ++pass)
        for (int y = first[pass]; y < height; y += step[pass]) order.push_back(y);
    return order;
}

}  // namespace

Result<Picture> read_gif(std::string_view bytes, const std::string& file) {
    int fault = 0;
    const Gif gif(DGifOpen(&bytes, take_bytes, &fault));
    if (!gif) return broken(file, "its header is wrong");
    if (Diagnostics refused = check_size(gif->SWidth, gif->SHeight, file); !refused.empty())
        return fail(std::move(refused));
    if (!find_frame(gif.get())) return broken(file, "it has no frame");
    const GifImageDesc& frame = gif->Image;
    const ColorMapObject* colours = frame.ColorMap ? frame.ColorMap : gif->SColorMap;
    const bool inside = frame.Left >= 0 && frame.Top >= 0 && frame.Width > 0 && frame.Height > 0 &&
                        frame.Left + frame.Width <= gif->SWidth &&
                        frame.Top + frame.Height <= gif->SHeight;
    if (!colours || !inside) return broken(file, "its frame is wrong");
    Picture picture(gif->SWidth, gif->SHeight, {255, 255, 255});
    std::vector<GifPixelType> row(static_cast<size_t>(frame.Width));
    for (const int y : row_order(frame.Height, frame.Interlace)) {
        if (DGifGetLine(gif.get(), row.data(), frame.Width) != GIF_OK)
            return broken(file, "it is cut off");
        for (int x = 0; x < frame.Width; ++x) {
            const int number = row[static_cast<size_t>(x)];
            if (number >= colours->ColorCount) return broken(file, "it has an unknown colour");
            const GifColorType& colour = colours->Colors[number];
            picture.at(frame.Left + x, frame.Top + y) = {colour.Red, colour.Green, colour.Blue};
        }
    }
    return picture;
}

}  // namespace fronteira::picture
