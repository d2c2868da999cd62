// SPDX-License-Identifier: MIT
#include "host/store.hpp"

#include <sqlite3.h>
#include <sys/stat.h>

namespace fronteira::host {
namespace {

constexpr const char* schema = R"sql(
    PRAGMA locking_mode = EXCLUSIVE;
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
)sql";

}  // namespace

/// A prepared statement that ends with its scope.
class Store::Statement {
 public:
    Statement(sqlite3* database, const char* sql) {
        sqlite3_prepare_v2(database, sql, -1, &statement_, nullptr);
    }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { sqlite3_finalize(statement_); }

    Statement& text(const std::string& value) {
        sqlite3_bind_text(statement_, ++bound_, value.data(), static_cast<int>(value.size()),
                          SQLITE_TRANSIENT);
        return *this;
    }
    Statement& number(size_t value) {
        sqlite3_bind_int64(statement_, ++bound_, static_cast<sqlite3_int64>(value));
        return *this;
    }
    int step() { return statement_ == nullptr ? SQLITE_ERROR : sqlite3_step(statement_); }
    sqlite3_int64 whole(int at) const { return sqlite3_column_int64(statement_, at); }
    std::string column(int at) const {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, at));
        const auto size = static_cast<size_t>(sqlite3_column_bytes(statement_, at));
        return bytes == nullptr ? std::string() : std::string(bytes, size);
    }

 private:
    sqlite3_stmt* statement_ = nullptr;
    int bound_ = 0;
};

Result<std::unique_ptr<Store>> Store::open(const std::filesystem::path& path) {
    std::error_code ignored;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    // It holds what seats may not see, and so do the files that SQLite lays beside it.
    const mode_t before = umask(077);
    sqlite3* database = nullptr;
    const int opened = sqlite3_open(path.c_str(), &database);
    std::unique_ptr<Store> store(new Store(database));
    const bool good = opened == SQLITE_OK && store->execute(schema).has_value() &&
                      store->execute("BEGIN IMMEDIATE; COMMIT").has_value();
    umask(before);
    if (!good)
        return fail(
            error_at({path.string(), 0, 0}, "store.open",
                     std::string("the matches cannot be kept here: ") + sqlite3_errmsg(database),
                     "another host may be running on it; name another file with --store"));
    return store;
}

Store::~Store() {
    sqlite3_close(database_);
}

tl::unexpected<Diagnostics> Store::fault() const {
    return fail(
        error_at({}, "store.write", std::string("the store fails: ") + sqlite3_errmsg(database_)));
}

Result<void> Store::execute(const char* sql) const {
    if (sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) return fault();
    return {};
}

void Store::begin() {
    if (!dirty_) failed_ = !execute("BEGIN IMMEDIATE");
    dirty_ = true;
}

void Store::write(const char* sql, const std::function<void(Statement&)>& bind) {
    begin();
    Statement statement(database_, sql);
    bind(statement);
    if (statement.step() != SQLITE_DONE) failed_ = true;
}

void Store::put(const KeptMatch& match) {
    write("INSERT OR REPLACE INTO match VALUES (?, ?, ?, ?)", [&](Statement& row) {
        row.text(match.id).text(match.about.dump()).text(match.head).text(match.end);
    });
}

void Store::put_about(const std::string& id, const Json& about) {
    write("UPDATE match SET about = ? WHERE id = ?",
          [&](Statement& row) { row.text(about.dump()).text(id); });
}

void Store::put_end(const std::string& id, const std::string& end) {
    write("UPDATE match SET end = ? WHERE id = ?", [&](Statement& row) { row.text(end).text(id); });
}

void Store::put_moves(const std::string& id, size_t kept, const std::vector<std::string>& lines) {
    write("DELETE FROM move WHERE match = ? AND number > ?",
          [&](Statement& row) { row.text(id).number(kept); });
    for (size_t i = 0; i < lines.size(); ++i)
        write("INSERT INTO move VALUES (?, ?, ?)",
              [&](Statement& row) { row.text(id).number(kept + i + 1).text(lines[i]); });
}

void Store::forget(const std::string& id) {
    write("DELETE FROM match WHERE id = ?", [&](Statement& row) { row.text(id); });
    write("DELETE FROM move WHERE match = ?", [&](Statement& row) { row.text(id); });
}

Result<void> Store::commit() {
    if (!dirty_) return {};
    dirty_ = false;
    if (!failed_ && execute("COMMIT")) return {};
    auto why = fault();
    (void)execute("ROLLBACK");
    failed_ = false;
    return why;
}

Result<std::vector<KeptMatch>> Store::matches() const {
    Statement row(database_,
                  "SELECT id, about, head, end, (SELECT count(*) FROM move WHERE match = id) "
                  "FROM match");
    std::vector<KeptMatch> all;
    int step = 0;
    while ((step = row.step()) == SQLITE_ROW) {
        Json about = Json::parse(row.column(1), nullptr, false);
        if (about.is_object())
            all.push_back({row.column(0), std::move(about), row.column(2), row.column(3),
                           static_cast<size_t>(row.whole(4))});
    }
    if (step != SQLITE_DONE) return fault();
    return all;
}

Result<std::vector<std::string>> Store::moves(const std::string& id) const {
    Statement row(database_, "SELECT line FROM move WHERE match = ? ORDER BY number");
    row.text(id);
    std::vector<std::string> lines;
    int step = 0;
    while ((step = row.step()) == SQLITE_ROW) lines.push_back(row.column(0));
    if (step != SQLITE_DONE) return fault();
    return lines;
}

}  // namespace fronteira::host
