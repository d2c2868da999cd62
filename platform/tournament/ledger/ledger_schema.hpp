// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::tournament {

/// Of the tables below; a file says which it has.
inline constexpr int ledger_format = 1;

/// What makes a new file a ledger, and leaves one that is there as it is.
inline constexpr const char* ledger_schema = R"sql(
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    BEGIN IMMEDIATE;
    PRAGMA user_version = 1;
    CREATE TABLE IF NOT EXISTS about (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS round (number INTEGER PRIMARY KEY, pairings TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS match (
        number INTEGER PRIMARY KEY, end INTEGER NOT NULL, winners INTEGER NOT NULL,
        loser INTEGER NOT NULL, moves INTEGER NOT NULL, hash BLOB NOT NULL, seal BLOB NOT NULL,
        reason TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS correction (
        number INTEGER PRIMARY KEY, match INTEGER NOT NULL, winners INTEGER NOT NULL,
        reason TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS entrant (
        number INTEGER PRIMARY KEY, name TEXT NOT NULL, bot TEXT NOT NULL, joins INTEGER NOT NULL,
        leaves INTEGER NOT NULL
    );
    CREATE TABLE IF NOT EXISTS person (entrant INTEGER PRIMARY KEY, key TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS lot (match INTEGER PRIMARY KEY, seed INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS opening (
        game INTEGER NOT NULL, deal INTEGER NOT NULL, name TEXT NOT NULL, seed INTEGER NOT NULL,
        moves BLOB NOT NULL, PRIMARY KEY (game, deal)
    );
    CREATE TABLE IF NOT EXISTS played (match INTEGER PRIMARY KEY, moves BLOB NOT NULL);
    COMMIT;
)sql";

}  // namespace fronteira::tournament
