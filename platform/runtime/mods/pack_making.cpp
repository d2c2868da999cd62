// SPDX-License-Identifier: MIT
#include "runtime/mods/pack_making.hpp"

#include "pack/mod_files.hpp"
#include "pack/pack.hpp"
#include "pack/pack_hash.hpp"
#include "pack/store.hpp"
#include "runtime/mods/pack_check.hpp"

#include <unistd.h>

#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

/// A folder that lives as long as the check.
class CheckFolder {
 public:
    CheckFolder() {
        std::error_code error;
        std::string form = (fs::temp_directory_path(error) / "fronteira_pack_XXXXXX").string();
        if (const char* made = ::mkdtemp(form.data())) path_ = made;
    }
    CheckFolder(const CheckFolder&) = delete;
    CheckFolder& operator=(const CheckFolder&) = delete;
    ~CheckFolder() {
        std::error_code ignored;
        if (!path_.empty()) fs::remove_all(path_, ignored);
    }
    const fs::path& path() const { return path_; }

 private:
    fs::path path_;
};

Result<Diagnostics> check_packed(const Installation& installation, const pack::Files& files,
                                 const fs::path& known_as) {
    const CheckFolder folder;
    if (folder.path().empty())
        return fail(error_at({}, "pack.unwritable",
                             "there is no room for a temporary folder to check it in",
                             "make room on the disk, or set TMPDIR"));
    auto store = pack::Store::open(folder.path());
    if (!store) return fail(store.error());
    const auto laid_out = store->lay_out(files);
    if (!laid_out) return fail(laid_out.error());
    return check_laid_out(installation, *laid_out, known_as.string());
}

}  // namespace

Result<MadePack> make_pack(const Installation& installation, const fs::path& folder,
                           Diagnostics& warnings) {
    const auto found = pack::read_mod_files(folder);
    if (!found) return fail(found.error());
    auto bytes = pack::write_pack(found->files, folder.string());
    if (!bytes) return fail(bytes.error());
    auto findings = check_packed(installation, found->files, folder);
    if (!findings) return fail(findings.error());
    if (has_errors(*findings)) return fail(std::move(*findings));
    append(warnings, *findings);
    const auto mod = load_mod(installation, folder);
    if (!mod) return fail(mod.error());
    return MadePack{mod->id,           mod->version,        pack::pack_hash(found->files),
                    std::move(*bytes), found->files.size(), found->left_out};
}

}  // namespace fronteira::runtime
