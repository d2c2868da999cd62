// SPDX-License-Identifier: MIT
#include "pack/zip_reader.hpp"

#include "content/reading/report.hpp"
#include "pack/limits.hpp"
#include "pack/zip_form.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace fronteira::pack {
namespace {

using zip::number;

constexpr const char* pack_it = "make the pack with `fronteira pack`";
constexpr const char* get_it_again = "download it again";

/// What stands in the list at the end of the file, and where the file itself is.
struct Listed {
    ZipEntry entry;
    std::string_view told;  ///< what the header before the file must say as well
    size_t at = 0;          ///< of that header
    size_t end = 0;         ///< behind the file
};

/// Extra fields that say when a file was made and whose it was, and that may be passed over. All
/// others change what is read: another name, another size, encryption.
bool is_time_or_owner(uint32_t id) {
    return id == 0x5455 || id == 0x5855 || id == 0x7875 || id == 0x000a;
}

bool are_harmless(std::string_view extra) {
    constexpr size_t head = 4, most = 36;
    while (!extra.empty()) {
        if (extra.size() < head) return false;
        const size_t length = number(extra, 2, 2);
        if (!is_time_or_owner(number(extra, 0, 2)) || length > most || extra.size() < head + length)
            return false;
        extra.remove_prefix(head + length);
    }
    return true;
}

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

class ZipReader {
 public:
    ZipReader(std::string_view bytes, std::string file) : bytes_(bytes), file_(std::move(file)) {}

    Result<std::vector<ZipEntry>> run() {
        if (!find_end() || !read_list() || !find_files()) return fail(std::move(*fault_));
        std::vector<ZipEntry> entries;
        for (const Listed& one : list_) entries.push_back(one.entry);
        return entries;
    }

 private:
    bool refuse(const char* code, std::string message, const char* hint = pack_it) {
        fault_ = error_at({file_, 0, 0}, std::string("pack.") + code, std::move(message), hint);
        return false;
    }

    bool refuse(const Listed& one, const char* code, const std::string& what,
                const char* hint = pack_it) {
        return refuse(code, "the file " + content::in_quotes(one.entry.name) + " " + what, hint);
    }

    bool find_end() {
        if (bytes_.size() > most_pack_bytes)
            return refuse("too_large", "is larger than 32 MB", "leave something out");
        if (bytes_.empty()) return refuse("cut_off", "is empty", get_it_again);
        if (bytes_.size() < 4 ||
            (number(bytes_, 0, 4) != zip::local_mark && number(bytes_, 0, 4) != zip::end_mark))
            return refuse("not_a_zip", "does not begin like a zip file");
        if (bytes_.size() < zip::end_size) return refuse("cut_off", "is cut off", get_it_again);
        list_end_ = bytes_.size() - zip::end_size;
        const std::string_view end = bytes_.substr(list_end_);
        if (number(end, 0, 4) != zip::end_mark)
            return refuse("no_end", "is cut off, or has something after its end", get_it_again);
        if (number(end, 20, 2) != 0) return refuse("comment", "is cut off in its comment");
        if (number(end, 4, 2) != 0 || number(end, 6, 2) != 0)
            return refuse("in_parts", "is a part of a zip file in several");
        return read_end(end);
    }

    bool read_end(std::string_view end) {
        count_ = number(end, 10, 2);
        list_at_ = number(end, 16, 4);
        const bool has_locator =
            list_end_ >= zip::end_64_locator_size &&
            number(bytes_, list_end_ - zip::end_64_locator_size, 4) == zip::end_64_locator_mark;
        if (count_ == 0xffff || list_at_ == 0xffffffff || has_locator)
            return refuse("zip64", "is a zip64 file, which no pack needs to be");
        if (count_ != number(end, 8, 2))
            return refuse("count", "gives two different numbers of files", get_it_again);
        if (count_ == 0) return refuse("empty", "contains no file");
        if (count_ > most_files)
            return refuse("too_many_files",
                          "holds " + std::to_string(count_) + " files, more than " +
                              std::to_string(most_files),
                          "leave some out");
        if (list_at_ > list_end_ || number(end, 12, 4) != list_end_ - list_at_)
            return refuse("stray_bytes", "contains bytes that belong to no file");
        return true;
    }

    bool read_list() {
        size_t at = list_at_;
        while (at < list_end_) {
            if (list_.size() == count_)
                return refuse("count", "lists more files than it claims", get_it_again);
            if (!read_listed(at)) return false;
        }
        if (list_.size() < count_)
            return refuse("count", "lists fewer files than it claims", get_it_again);
        return true;
    }

    bool read_listed(size_t& at) {
        if (list_end_ - at < zip::central_size || number(bytes_, at, 4) != zip::central_mark)
            return refuse("broken_list", "has a broken list of files", get_it_again);
        const std::string_view header = bytes_.substr(at, zip::central_size);
        const size_t name = number(header, 28, 2), extra = number(header, 30, 2),
                     comment = number(header, 32, 2);
        if (list_end_ - at - zip::central_size < name + extra + comment)
            return refuse("broken_list", "has a broken list of files", get_it_again);
        Listed one;
        one.entry.name = bytes_.substr(at + zip::central_size, name);
        one.entry.check = number(header, 16, 4);
        one.entry.size = number(header, 24, 4);
        one.entry.deflated = number(header, 10, 2) == zip::deflated;
        one.told = header.substr(zip::central_told, zip::told_twice);
        one.at = number(header, 42, 4);
        if (comment != 0) return refuse(one, "comment", "has a comment");
        if (!are_harmless(bytes_.substr(at + zip::central_size + name, extra)))
            return refuse(one, "extra", "has extra fields that could change it");
        if (!is_plain(one, header)) return false;
        list_.push_back(one);
        at += zip::central_size + name + extra;
        return true;
    }

    bool is_plain(const Listed& one, std::string_view header) {
        const uint32_t flags = number(header, 8, 2), method = number(header, 10, 2);
        if (flags & zip::flag_encrypted) return refuse(one, "encrypted", "is encrypted");
        if (flags & zip::flag_sizes_follow)
            return refuse(one, "sizes_follow", "has its size after it, not before");
        if (flags & ~(zip::flags_of_effort | zip::flag_utf8))
            return refuse(one, "flags", "needs features that no pack needs");
        if (method != zip::stored && method != zip::deflated)
            return refuse(one, "method", "is packed by a method other than deflate");
        if (number(header, 20, 4) == 0xffffffff || one.entry.size == 0xffffffff ||
            one.at == 0xffffffff)
            return refuse(one, "zip64",
                          "is described as in a zip64 file, which no pack needs to be");
        if (number(header, 6, 2) > zip::version_of_deflate)
            return refuse(one, "version", "needs a newer kind of zip file than any pack");
        if (number(header, 34, 2) != 0)
            return refuse(one, "in_parts", "lies in another part of a zip file in several");
        if (!is_ascii(one.entry.name) && !(flags & zip::flag_utf8))
            return refuse(one, "name_letters", "has a name that is not marked as UTF-8");
        return is_regular(one, number(header, 38, 4));
    }

    /// The upper half of the attributes is a mode of Unix, the lower one is MS-DOS's.
    bool is_regular(const Listed& one, uint32_t attributes) {
        constexpr uint32_t of_kind = 0170000, plain_file = 0100000, link = 0120000, folder = 040000,
                           set_id = 07000, dos_volume = 0x08, dos_folder = 0x10;
        const uint32_t mode = attributes >> 16, kind = mode & of_kind;
        if (kind == link) return refuse(one, "link", "is a symbolic link", "put the file there");
        if (kind == folder || (attributes & dos_folder))
            return refuse(one, "folder_entry", "is a folder, but a pack contains only files");
        if ((kind != 0 && kind != plain_file) || (attributes & dos_volume))
            return refuse(one, "device", "is not a plain file");
        if (mode & set_id) return refuse(one, "set_id", "would run with another user's rights");
        return true;
    }

    /// Each file right behind the one before it, from the first byte on to the list.
    bool find_files() {
        std::vector<Listed*> in_order;
        for (Listed& one : list_) in_order.push_back(&one);
        std::sort(in_order.begin(), in_order.end(),
                  [](const Listed* a, const Listed* b) { return a->at < b->at; });
        size_t at = 0;
        for (Listed* one : in_order) {
            if (one->at < at) return refuse(*one, "overlap", "overlaps another one", get_it_again);
            if (one->at > at)
                return refuse(*one, "stray_bytes", "has bytes before it that belong to no file");
            if (!find_file(*one)) return false;
            at = one->end;
        }
        return at == list_at_ || refuse("stray_bytes", "contains bytes that belong to no file");
    }

    bool find_file(Listed& one) {
        if (list_at_ - one.at < zip::local_size || one.at > list_at_ ||
            number(bytes_, one.at, 4) != zip::local_mark)
            return refuse(one, "not_there", "is not where the list of files says", get_it_again);
        const std::string_view header = bytes_.substr(one.at, zip::local_size);
        const size_t name = one.entry.name.size(), extra = number(header, 28, 2),
                     packed = number(one.told, 14, 4),
                     begins = one.at + zip::local_size + name + extra;
        if (header.substr(zip::local_told, zip::told_twice) != one.told)
            return refuse(one, "told_twice", "is described in two different ways", get_it_again);
        if (begins > list_at_ || packed > list_at_ - begins)
            return refuse(one, "overlap", "reaches into the list of files", get_it_again);
        if (bytes_.substr(one.at + zip::local_size, name) != one.entry.name)
            return refuse(one, "told_twice", "has two names", get_it_again);
        if (!are_harmless(bytes_.substr(one.at + zip::local_size + name, extra)))
            return refuse(one, "extra", "has extra fields that could change it");
        if (!one.entry.deflated && packed != one.entry.size)
            return refuse(one, "size", "is not as large as it claims", get_it_again);
        one.entry.packed = bytes_.substr(begins, packed);
        one.end = begins + packed;
        return true;
    }

    std::string_view bytes_;
    std::string file_;
    size_t count_ = 0, list_at_ = 0, list_end_ = 0;
    std::vector<Listed> list_;
    std::optional<Diagnostic> fault_;
};

}  // namespace

Result<std::vector<ZipEntry>> read_zip(std::string_view bytes, const std::string& file) {
    return ZipReader(bytes, file).run();
}

}  // namespace fronteira::pack
