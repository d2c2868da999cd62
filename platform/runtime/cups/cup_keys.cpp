// SPDX-License-Identifier: MIT
#include "content/file_bytes.hpp"
#include "host/token.hpp"
#include "match/records/whole_file.hpp"
#include "runtime/cups/people_cup.hpp"

#include <nlohmann/json.hpp>
#include <sys/stat.h>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

constexpr size_t most_bytes = 4096;
constexpr size_t code_digits = 10;

}  // namespace

fs::path keys_beside(const fs::path& ledger) {
    return fs::path(ledger).replace_extension(".keys");
}

Result<CupKeys> load_keys(const fs::path& path) {
    const auto text = content::read_file(path, most_bytes);
    if (!text)
        return fail(error_at({path.string(), 0, 0}, "tournament.keys",
                             "the organiser's keys cannot be read here",
                             "`fronteira tournament open` writes them beside the ledger; work in "
                             "the folder where they are"));
    const auto json = nlohmann::json::parse(*text, nullptr, false);
    const auto text_at = [&](const char* key) {
        const bool there = json.is_object() && json.contains(key) && json[key].is_string();
        return there ? json[key].get<std::string>() : std::string();
    };
    CupKeys keys{text_at("organiser"), text_at("code"), text_at("address")};
    if (!keys.organiser.empty() && !keys.code.empty()) return keys;
    return fail(error_at({path.string(), 0, 0}, "tournament.keys",
                         "does not contain the keys of a tournament",
                         "remove it; `fronteira tournament open` draws new ones"));
}

Result<void> save_keys(const CupKeys& keys, const fs::path& path) {
    const nlohmann::json json{
        {"organiser", keys.organiser}, {"code", keys.code}, {"address", keys.address}};
    const mode_t before = umask(077);
    auto written =
        match::write_whole_file(path, json.dump(1) + "\n", "tournament.keys", "the file of keys");
    umask(before);
    return written;
}

Result<CupKeys> take_keys(const fs::path& path) {
    std::error_code error;
    if (fs::exists(path, error)) return load_keys(path);
    CupKeys keys{host::new_token(), host::new_token().substr(0, code_digits), {}};
    if (auto saved = save_keys(keys, path); !saved) return fail(std::move(saved.error()));
    return keys;
}

}  // namespace fronteira::runtime
