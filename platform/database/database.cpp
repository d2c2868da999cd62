// SPDX-License-Identifier: MIT
#include "database/database.hpp"

#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace fronteira::database {

namespace {

/// A file may come from anywhere: what is read of it stands in it, and is not computed.
void hold_nothing_but_tables(sqlite3* handle) {
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    for (const int what : {SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_ENABLE_TRIGGER,
                           SQLITE_DBCONFIG_TRUSTED_SCHEMA})
        sqlite3_db_config(handle, what, 0, nullptr);
}

/// A small file would else read as a giant one: values that a column makes or stands in with, and
/// tables that are kept by a module. What cannot even be asked fails where it is read.
bool is_reckoned(const Database& database) {
    Statement found = database.prepare(
        "SELECT 1 FROM sqlite_master AS kept WHERE kept.type = 'table' AND (kept.rootpage = 0 OR "
        "EXISTS (SELECT 1 FROM pragma_table_xinfo(kept.name) AS part WHERE part.hidden <> 0 OR "
        "part.dflt_value IS NOT NULL))");
    return found.row();
}

/// SQLite takes names such as `file:led?mode=memory` and `:memory:` for something else than files.
std::string plain_name(const std::filesystem::path& path) {
    return path.is_relative() ? "./" + path.string() : path.string();
}

/// The name of a file that nobody changes: it is read without a place for locks beside it.
std::string fixed_name(const std::filesystem::path& path) {
    std::string name = "file:";
    for (const char letter : plain_name(path))
        if (letter == '?' || letter == '#' || letter == '%') {
            constexpr const char* digits = "0123456789ABCDEF";
            name += {'%', digits[letter / 16], digits[letter % 16]};
        } else {
            name += letter;
        }
    return name + "?immutable=1";
}

/// Whether somebody has written what is not yet in the file itself.
bool is_being_written(std::filesystem::path path) {
    std::error_code ignored;
    return std::filesystem::exists(path += "-wal", ignored);
}

}  // namespace

Statement::Statement(sqlite3* database, const char* sql) {
    sqlite3_prepare_v2(database, sql, -1, &statement_, nullptr);
}

Statement::Statement(Statement&& other) noexcept
    : statement_(std::exchange(other.statement_, nullptr)),
      bound_(other.bound_),
      done_(other.done_) {}

Statement::~Statement() {
    sqlite3_finalize(statement_);
}

Statement& Statement::number(int64_t value) {
    sqlite3_bind_int64(statement_, ++bound_, value);
    return *this;
}

Statement& Statement::text(std::string_view value) {
    sqlite3_bind_text(statement_, ++bound_, value.data(), static_cast<int>(value.size()),
                      SQLITE_TRANSIENT);
    return *this;
}

Statement& Statement::blob(std::string_view bytes) {
    sqlite3_bind_blob(statement_, ++bound_, bytes.data(), static_cast<int>(bytes.size()),
                      SQLITE_TRANSIENT);
    return *this;
}

Statement& Statement::none() {
    sqlite3_bind_null(statement_, ++bound_);
    return *this;
}

bool Statement::row() {
    const int step = statement_ == nullptr ? SQLITE_ERROR : sqlite3_step(statement_);
    done_ = step == SQLITE_DONE;
    return step == SQLITE_ROW;
}

bool Statement::run() {
    (void)row();
    const bool good = done_;
    reset();
    done_ = good;
    return good;
}

void Statement::reset() {
    sqlite3_reset(statement_);
    bound_ = 0;
}

int64_t Statement::whole(int column) const {
    return sqlite3_column_int64(statement_, column);
}

std::string_view Statement::view(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    if (bytes == nullptr) return {};
    return {static_cast<const char*>(bytes),
            static_cast<size_t>(sqlite3_column_bytes(statement_, column))};
}

std::string Statement::bytes(int column) const {
    return std::string(view(column));
}

std::unique_ptr<Database> Database::connect(const std::string& name, int flags,
                                            const std::filesystem::path& path) {
    sqlite3* handle = nullptr;
    const int opened = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
    std::unique_ptr<Database> database(new Database(handle, path.string()));
    database->is_open_ = opened == SQLITE_OK;
    database->only_reads_ = (flags & SQLITE_OPEN_READONLY) != 0;
    if (database->is_open_) hold_nothing_but_tables(handle);
    return database;
}

Result<std::unique_ptr<Database>> Database::open(const std::filesystem::path& path, Access access) {
    const int flags = access == Access::read    ? SQLITE_OPEN_READONLY
                      : access == Access::write ? SQLITE_OPEN_READWRITE
                                                : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    auto database = connect(access == Access::memory ? ":memory:" : plain_name(path), flags, path);
    if (access == Access::read && database->lacks_a_place_for_locks() && !is_being_written(path))
        database = connect(fixed_name(path), flags | SQLITE_OPEN_URI, path);
    if (!database->is_open_) return fail(database->fault());
    if (is_reckoned(*database))
        return fail(error_at({path.string(), 0, 0}, "database.reckoned",
                             "contains computed columns, which this program never writes",
                             "name another file"));
    sqlite3_busy_timeout(database->database_, 10000);  // a file that others hold is one of ours
    return database;
}

Database::~Database() {
    sqlite3_close(database_);
}

Result<void> Database::execute(const char* sql) const {
    if (sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) return fail(fault());
    return {};
}

/// Where nothing may be written beside it, a file opens and then cannot be read.
bool Database::lacks_a_place_for_locks() const {
    if (!is_open_ || execute("SELECT 1 FROM sqlite_master")) return false;
    const int code = sqlite3_errcode(database_);
    return code == SQLITE_CANTOPEN || code == SQLITE_READONLY;
}

Result<void> Database::check_pages() const {
    Statement check = prepare("PRAGMA quick_check(1)");
    if (!check.row()) return fail(fault());
    const std::string found = check.bytes(0);
    if (found == "ok") return {};
    return fail(damaged(found.substr(0, found.find('\n'))));
}

Diagnostic Database::damaged(const std::string& how) const {
    return error_at({path_, 0, 0}, "database.damaged", "is a damaged database: " + how,
                    "use an undamaged copy");
}

/// What the system said, where it said anything; SQLite itself only tells that it failed. Where it
/// may not make the file, it says that there is none.
std::string Database::why_not() const {
    int system = sqlite3_system_errno(database_);
    const auto folder = std::filesystem::path(path_).parent_path();
    if (access(path_.c_str(), F_OK) != 0 &&
        access(folder.empty() ? "." : folder.c_str(), W_OK) != 0)
        system = errno;
    return system != 0 ? std::generic_category().message(system) : sqlite3_errmsg(database_);
}

Diagnostic Database::fault() const {
    const int code = sqlite3_errcode(database_);
    if (code == SQLITE_FULL || code == SQLITE_IOERR)
        return error_at({path_, 0, 0}, "database.full",
                        std::string("cannot be written: ") + sqlite3_errmsg(database_),
                        "make room on the disk, then continue; what was stored before is safe");
    if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT) return damaged(sqlite3_errmsg(database_));
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
        return error_at({path_, 0, 0}, "database.in_use", "is in use by another program",
                        "end that program, or name another file");
    if (code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_PERM)
        return only_reads_
                   ? error_at(
                         {path_, 0, 0}, "database.no_access", "cannot be read: " + why_not(),
                         "the file must exist and be readable, and nobody may be writing to it")
                   : error_at({path_, 0, 0}, "database.no_access",
                              "cannot be opened for writing: " + why_not(),
                              "the file and its folder must exist and be writable");
    return error_at({path_, 0, 0}, "database.fails",
                    std::string("fails: ") + sqlite3_errmsg(database_));
}

}  // namespace fronteira::database
