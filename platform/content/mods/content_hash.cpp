// SPDX-License-Identifier: MIT
#include "content/mods/content_hash.hpp"

#include "content/file_bytes.hpp"

#include <xxhash.h>

#include <memory>
#include <set>
#include <system_error>

namespace fronteira::content {
namespace fs = std::filesystem;
namespace {

constexpr size_t most_bytes = 8u << 20;
constexpr size_t most_files = 10'000;

/// What editors and desktops leave beside their files, drafts of maps among it, is not part of a
/// mod: nothing in a mod can be called so.
bool is_hidden(const fs::path& path) {
    return path.filename().native().starts_with('.');
}

/// What the rest is made from stays with the author when a mod is packed.
bool is_left_out(const fs::path& folder) {
    return is_hidden(folder) || folder.filename() == "source";
}

/// Files below `folder` as names relative to `base` with `/`.
Diagnostics collect(const fs::path& base, const fs::path& folder, std::set<std::string>& names) {
    std::error_code error;
    const fs::file_type type = fs::symlink_status(folder, error).type();
    if (type == fs::file_type::not_found) return {};
    if (type != fs::file_type::directory)
        return {error_at({folder.string(), 0, 0}, "mod.not_a_folder", "is not a plain folder")};
    fs::recursive_directory_iterator entries(folder, error);
    for (; !error && entries != fs::recursive_directory_iterator(); entries.increment(error)) {
        const bool is_folder = entries->symlink_status(error).type() == fs::file_type::directory;
        if (is_folder && is_left_out(entries->path())) entries.disable_recursion_pending();
        if (is_folder || is_hidden(entries->path())) continue;
        names.insert(entries->path().lexically_relative(base).generic_string());
        if (names.size() > most_files)
            return {error_at({base.string(), 0, 0}, "mod.too_many_files", "holds too many files")};
    }
    if (error)
        return {error_at({folder.string(), 0, 0}, "mod.unreadable",
                         "cannot be read: " + error.message())};
    return {};
}

class Hash {
 public:
    Hash() : state_(XXH3_createState(), XXH3_freeState) { XXH3_128bits_reset(state_.get()); }

    /// The length stands before the bytes, so that what is one text and what two is told apart.
    void add(std::string_view text) {
        unsigned char length[8];
        for (size_t i = 0; i < 8; ++i)
            length[i] = static_cast<unsigned char>(uint64_t{text.size()} >> (8 * i));
        XXH3_128bits_update(state_.get(), length, sizeof length);
        XXH3_128bits_update(state_.get(), text.data(), text.size());
    }

    std::string hex() const {
        static constexpr char digits[] = "0123456789abcdef";
        XXH128_canonical_t canonical;
        XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(state_.get()));
        std::string text;
        for (const unsigned char byte : canonical.digest) {
            text += digits[byte >> 4];
            text += digits[byte & 15];
        }
        return text;
    }

 private:
    std::unique_ptr<XXH3_state_t, XXH_errorcode (*)(XXH3_state_t*)> state_;
};

Result<std::string> hash_of(const Mod& mod, const std::set<std::string>& folders) {
    std::set<std::string> names{"mod.toml"};
    for (const std::string& folder : folders)
        if (Diagnostics findings = collect(mod.folder, mod.folder / folder, names);
            !findings.empty())
            return fail(std::move(findings));
    Hash hash;
    Diagnostics findings;
    for (const std::string& name : names) {
        const Result<std::string> bytes = read_file(mod.folder / name, most_bytes);
        if (!bytes) {
            findings.insert(findings.end(), bytes.error().begin(), bytes.error().end());
            continue;
        }
        hash.add(name);
        hash.add(*bytes);
    }
    if (!findings.empty()) return fail(std::move(findings));
    return hash.hex();
}

}  // namespace

Result<std::string> content_hash(const Mod& mod) {
    std::set<std::string> folders{"maps", "cards"};
    for (const RulesetEntry& ruleset : mod.rulesets) folders.insert(ruleset.rules);
    return hash_of(mod, folders);
}

Result<std::string> content_hash_without_maps(const Mod& mod) {
    return hash_of(mod, {"cards"});
}

std::string content_hash(std::string_view bytes) {
    Hash hash;
    hash.add(bytes);
    return hash.hex();
}

}  // namespace fronteira::content
