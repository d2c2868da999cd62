// SPDX-License-Identifier: MIT
#include "pack/lock_file.hpp"

#include "content/mods/sha256.hpp"
#include "content/mods/version.hpp"
#include "content/reading/finish.hpp"
#include "content/reading/table_reader.hpp"
#include "content/toml/toml_file.hpp"
#include "content/toml/toml_writer.hpp"

namespace fronteira::pack {
namespace {

using content::Cursor;
using content::TableReader;

constexpr int64_t this_format = 1;

/// A text of a form that `is_good` knows; `what` is what it is.
template <class IsGood>
void read_word(const Cursor& cursor, std::string& out, const char* what, IsGood is_good) {
    const std::string* word = cursor.value.as_string();
    if (!word || !is_good(*word)) return cursor.expected(what);
    out = *word;
}

void read_locked(const Cursor& cursor, LockedMod& mod) {
    TableReader in(cursor);
    in.required("id", mod.id, content::Identifier{});
    in.need("version", [&](const Cursor& version) {
        read_word(version, mod.version, "a version, such as \"1.2.3\"",
                  [](const std::string& word) { return content::parse_version(word).has_value(); });
    });
    in.need("sha256", [&](const Cursor& hash) {
        read_word(hash, mod.hash, "64 hexadecimal digits", content::is_sha256);
    });
}

void read_lock(const Cursor& cursor, Lock& lock) {
    TableReader in(cursor);
    int64_t format = this_format;
    in.required(
        "lock", format,
        content::Range{this_format, this_format, "newer ones need a newer version of the program"});
    in.required("of", lock.of);
    in.need("mod", [&](const Cursor& list) {
        const content::Array* items = list.value.as_array();
        if (!items) return list.expected("a list");
        lock.mods.resize(items->size());
        for (size_t i = 0; i < items->size(); ++i)
            read_locked(Cursor(list, i, (*items)[i]), lock.mods[i]);
    });
}

}  // namespace

std::string write_lock(const Lock& lock) {
    std::string text =
        "lock = " + std::to_string(this_format) + "\nof = " + content::write_string(lock.of) + "\n";
    for (const LockedMod& mod : lock.mods)
        text += "\n[[mod]]\nid = " + content::write_string(mod.id) +
                "\nversion = " + content::write_string(mod.version) +
                "\nsha256 = " + content::write_string(mod.hash) + "\n";
    return text;
}

Result<Lock> parse_lock(std::string_view text, const std::string& file) {
    const Result<content::Value> root = content::parse_toml(text, file);
    if (!root) return fail(root.error());
    content::Report report(file, "lock");
    Lock lock;
    read_lock(Cursor(*root, report), lock);
    return content::finish(report, std::move(lock), nullptr);
}

}  // namespace fronteira::pack
