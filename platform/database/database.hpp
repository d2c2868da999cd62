// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace fronteira::database {

/// A prepared statement that can be run many times. Values are bound from left to right; after a
/// run it can be bound again.
class Statement {
 public:
    Statement(sqlite3* database, const char* sql);
    Statement(Statement&& other) noexcept;
    Statement& operator=(Statement&&) = delete;
    ~Statement();

    Statement& number(int64_t value);
    Statement& text(std::string_view value);
    Statement& blob(std::string_view bytes);
    Statement& none();

    /// True while there is a row. When it is false, `done()` tells an end from a failure.
    bool row();
    bool done() const { return done_; }
    /// For statements without rows: false when it failed.
    bool run();
    /// Forgets the bound values and the current row.
    void reset();

    int64_t whole(int column) const;
    std::string bytes(int column) const;
    /// Lent until the next step.
    std::string_view view(int column) const;

 private:
    sqlite3_stmt* statement_ = nullptr;
    int bound_ = 0;
    bool done_ = false;
};

/// One SQLite file.
class Database {
 public:
    /// `memory` keeps nothing, whatever the path.
    enum class Access { read, write, create, memory };

    /// The path is that of a file, whatever it looks like. Fails, naming the file and what SQLite
    /// says, when it cannot be opened. What nobody writes to is read where nothing may be written,
    /// too.
    static Result<std::unique_ptr<Database>> open(const std::filesystem::path& path, Access access);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    Statement prepare(const char* sql) const { return {database_, sql}; }
    Result<void> execute(const char* sql) const;
    /// Fails where pages of the file are not as they were written: rows may be missing. Reads all
    /// of it.
    Result<void> check_pages() const;
    /// What went wrong last, in a finding that names the file; a full disk has a remedy.
    Diagnostic fault() const;

 private:
    Database(sqlite3* database, std::string path) : database_(database), path_(std::move(path)) {}
    static std::unique_ptr<Database> connect(const std::string& name, int flags,
                                             const std::filesystem::path& path);
    bool lacks_a_place_for_locks() const;
    std::string why_not() const;
    Diagnostic damaged(const std::string& how) const;

    sqlite3* database_;
    std::string path_;
    bool is_open_ = false;
    bool only_reads_ = false;
};

}  // namespace fronteira::database
