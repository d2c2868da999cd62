// SPDX-License-Identifier: MIT
#include "host/store.hpp"

#include <sys/stat.h>

#include <utility>

namespace fronteira::host {
using database::Database;
using database::Statement;
namespace {

constexpr const char* schema = R"sql(
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA user_version = 1;
    CREATE TABLE IF NOT EXISTS match (
        id TEXT PRIMARY KEY, about TEXT NOT NULL, head TEXT NOT NULL, end TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS move (
        match TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    BEGIN IMMEDIATE;
    COMMIT;
)sql";

constexpr int64_t layout = 1;

constexpr const char* all_of_a_match =
    "SELECT id, about, head, end, (SELECT count(*) FROM move WHERE match = id) FROM match";

std::optional<KeptMatch> read_match(const Statement& row) {
    auto about = read_about_match(Json::parse(row.view(1), nullptr, false));
    if (!about) return {};
    return KeptMatch{row.bytes(0), std::move(*about), row.bytes(2), row.bytes(3),
                     static_cast<size_t>(row.whole(4))};
}

bool can_be_read(Statement rows) {
    return rows.row() || rows.done();
}

/// What another program laid out, or a later version of this one, is not written to.
Result<void> find_fault(const Database& database) {
    const auto fault = [](const char* why) { return fail(error_at({}, "store.layout", why)); };
    Statement version = database.prepare(
        "SELECT user_version, (SELECT count(*) FROM sqlite_master) FROM pragma_user_version");
    if (!version.row()) return fail(database.fault());
    if (version.whole(0) > layout) return fault("was made by a later version of this program");
    const bool empty = version.whole(0) == 0 && version.whole(1) == 0;
    if (!empty && (version.whole(0) == 0 || !can_be_read(database.prepare(all_of_a_match))))
        return fault("is a database of another program");
    return {};
}

Diagnostic cannot_keep(const std::filesystem::path& path, const Diagnostic& why) {
    const bool in_use = why.code == "database.in_use";
    std::string hint = in_use ? "another host keeps its matches there" : why.hint;
    if (!hint.empty()) hint += "; ";
    return error_at({path.string(), 0, 0}, in_use ? "store.in_use" : "store.open",
                    "matches cannot be stored here: the file " + why.message,
                    hint + "name another file with --store");
}

}  // namespace

Result<std::unique_ptr<Store>> Store::open(const std::filesystem::path& path) {
    std::error_code ignored;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    // It holds what seats may not see, and so do the files that SQLite lays beside it.
    const mode_t before = umask(077);
    auto database = Database::open(
        path, path == ":memory:" ? Database::Access::memory : Database::Access::create);
    Result<void> good;
    // Held from the first look on, and so without a file of shared memory.
    if (database)
        good = (*database)->execute("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE");
    if (database && good) good = find_fault(**database);
    if (database && good) good = (*database)->execute(schema);
    umask(before);
    if (!database) good = fail(database.error());
    if (!good) return fail(cannot_keep(path, good.error().front()));
    return std::unique_ptr<Store>(new Store(std::move(*database)));
}

Statement Store::writing(const char* sql) {
    if (!std::exchange(dirty_, true))
        if (const auto begun = database_->execute("BEGIN IMMEDIATE"); !begun)
            failure_ = begun.error().front();
    return database_->prepare(sql);
}

/// After a failure nothing more is written: SQLite may have ended the transaction, and what came
/// then would be kept by itself.
void Store::write(Statement& row) {
    if (!failure_ && !row.run()) failure_ = database_->fault();
}

void Store::put(const KeptMatch& match) {
    Statement row = writing("INSERT OR REPLACE INTO match VALUES (?, ?, ?, ?)");
    row.text(match.id).text(to_json(match.about).dump()).text(match.head).text(match.end);
    write(row);
}

void Store::put_about(const std::string& id, const AboutMatch& about) {
    Statement row = writing("UPDATE match SET about = ? WHERE id = ?");
    row.text(to_json(about).dump()).text(id);
    write(row);
}

void Store::put_end(const std::string& id, const std::string& end) {
    Statement row = writing("UPDATE match SET end = ? WHERE id = ?");
    row.text(end).text(id);
    write(row);
}

void Store::put_moves(const std::string& id, size_t kept, const std::vector<std::string>& lines) {
    Statement surplus = writing("DELETE FROM move WHERE match = ? AND number > ?");
    surplus.text(id).number(static_cast<int64_t>(kept));
    write(surplus);
    Statement row = writing("INSERT INTO move VALUES (?, ?, ?)");
    for (const std::string& line : lines) {
        row.text(id).number(static_cast<int64_t>(++kept)).text(line);
        write(row);
    }
}

void Store::forget(const std::string& id) {
    for (const char* sql : {"DELETE FROM match WHERE id = ?", "DELETE FROM move WHERE match = ?"}) {
        Statement row = writing(sql);
        row.text(id);
        write(row);
    }
}

Result<void> Store::commit() {
    if (!dirty_) return {};
    dirty_ = false;
    std::optional<Diagnostic> failure = std::exchange(failure_, std::nullopt);
    if (!failure)
        if (const auto done = database_->execute("COMMIT"); !done) failure = done.error().front();
    if (!failure) return {};
    (void)database_->execute("ROLLBACK");
    return fail(std::move(*failure));
}

Result<std::vector<KeptMatch>> Store::matches() const {
    Statement row = database_->prepare(all_of_a_match);
    std::vector<KeptMatch> all;
    while (row.row())
        if (auto match = read_match(row)) all.push_back(std::move(*match));
    if (!row.done()) return fail(database_->fault());
    return all;
}

Result<KeptMatch> Store::match(const std::string& id) const {
    Statement row = database_->prepare((std::string(all_of_a_match) + " WHERE id = ?").c_str());
    row.text(id);
    if (row.row())
        if (auto match = read_match(row)) return std::move(*match);
    return fail(database_->fault());
}

Result<std::vector<std::string>> Store::moves(const std::string& id) const {
    Statement row = database_->prepare("SELECT line FROM move WHERE match = ? ORDER BY number");
    row.text(id);
    std::vector<std::string> lines;
    while (row.row()) lines.push_back(row.bytes(0));
    if (!row.done()) return fail(database_->fault());
    return lines;
}

size_t Store::bytes() const {
    Statement row = database_->prepare(
        "SELECT (page_count - freelist_count) * page_size"
        " FROM pragma_page_count, pragma_freelist_count, pragma_page_size");
    return row.row() ? static_cast<size_t>(row.whole(0)) : 0;
}

}  // namespace fronteira::host
