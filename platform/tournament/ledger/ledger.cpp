// SPDX-License-Identifier: MIT
#include "tournament/ledger/ledger.hpp"

#include "letters/letter.hpp"
#include "tournament/ledger/ledger_schema.hpp"
#include "tournament/ledger/round_text.hpp"
#include "tournament/plan/names.hpp"

#include <map>
#include <set>
#include <utility>

namespace fronteira::tournament {
namespace fs = std::filesystem;
using database::Database;
using database::Statement;
namespace {

/// Folders and devices would be opened as databases, too, and then fail in ways that say nothing.
Result<void> check_plain(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status) || fs::is_regular_file(status)) return {};
    return fail(error_at({path.string(), 0, 0}, "ledger.not_plain", "is not a plain file",
                         "name the ledger itself, such as cup.ledger"));
}

/// Bytes of a name or a reason. Whoever writes them writes less.
constexpr size_t longest_text = 1024;

/// Whoever reads a table takes each of its lines for an entrant.
Result<void> check_text(const fs::path& path, const std::string& what, std::string_view text) {
    const auto refuse = [&](const std::string& why) {
        return fail(error_at({path.string(), 0, 0}, "ledger.edited", what + why,
                             "use a copy of the ledger that was not changed by hand"));
    };
    if (text.size() > longest_text)
        return refuse(" has more than " + std::to_string(longest_text) + " bytes");
    if (letters::end_of_text(text) != std::string_view::npos ||
        text.find_first_of("\n\r\t") != std::string_view::npos)
        return refuse(" is not one line of text");
    return {};
}

}  // namespace

Ledger::Ledger(fs::path path, RunnerLock lock, std::unique_ptr<Database> database)
    : path_(std::move(path)), lock_(std::move(lock)), database_(std::move(database)) {}

Result<std::unique_ptr<Ledger>> Ledger::open_to_write(const fs::path& path) {
    if (auto plain = check_plain(path); !plain) return fail(std::move(plain.error()));
    auto lock = RunnerLock::take(path);
    if (!lock) return fail(std::move(lock.error()));
    auto database = Database::open(path, Database::Access::create);
    if (!database) return fail(std::move(database.error()));
    std::unique_ptr<Ledger> ledger(new Ledger(path, std::move(*lock), std::move(*database)));
    if (auto right = ledger->check_file(); !right) return fail(std::move(right.error()));
    if (auto made = ledger->database_->execute(ledger_schema); !made)
        return fail(std::move(made.error()));
    ledger->insert_match_.emplace(
        ledger->database_->prepare("INSERT OR REPLACE INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?)"));
    ledger->insert_moves_.emplace(
        ledger->database_->prepare("INSERT OR REPLACE INTO played VALUES (?, ?)"));
    return ledger;
}

Result<std::unique_ptr<Ledger>> Ledger::open_to_read(const fs::path& path) {
    std::error_code error;
    if (!fs::exists(path, error))
        return fail(error_at({path.string(), 0, 0}, "ledger.missing", "there is no ledger here",
                             "`fronteira tournament run` makes it"));
    if (auto plain = check_plain(path); !plain) return fail(std::move(plain.error()));
    auto database = Database::open(path, Database::Access::read);
    if (!database) return fail(std::move(database.error()));
    std::unique_ptr<Ledger> ledger(new Ledger(path, {}, std::move(*database)));
    if (auto right = ledger->check_file(); !right) return fail(std::move(right.error()));
    return ledger;
}

Result<void> Ledger::check_file() const {
    if (auto right = check_version(); !right) return right;
    return database_->check_pages();
}

Result<void> Ledger::check_version() const {
    Statement version = database_->prepare("PRAGMA user_version");
    if (!version.row()) return fail(database_->fault());
    const int64_t found = version.whole(0);
    Statement tables = database_->prepare("SELECT count(*) FROM sqlite_master");
    if (!tables.row()) return fail(database_->fault());
    if (found == ledger_format || (found == 0 && tables.whole(0) == 0)) return {};
    return fail(
        error_at({path_.string(), 0, 0}, "ledger.version",
                 found == 0 ? "is not a ledger of a tournament"
                            : "is a ledger of format " + std::to_string(found) +
                                  "; this program knows format " + std::to_string(ledger_format),
                 found > ledger_format ? "use a newer version of Fronteira" : "name another file"));
}

Result<std::optional<LedgerHead>> Ledger::head() const {
    const auto begun = has_table("about");
    if (!begun) return fail(begun.error());
    if (!*begun) return std::optional<LedgerHead>();
    Statement row = database_->prepare("SELECT key, value FROM about");
    std::map<std::string, std::string> about;
    while (row.row()) about[row.bytes(0)] = row.bytes(1);
    if (!row.done()) return fail(database_->fault());
    if (about.count("plan") == 0) return std::optional<LedgerHead>();
    LedgerHead head{about["plan"], about["lock"], {}};
    if (const auto shard = read_numbers(about["shard"]); shard.size() == 2 && shard[1] > 0)
        head.shard = {static_cast<uint64_t>(shard[0]), static_cast<uint64_t>(shard[1])};
    return head;
}

void Ledger::write(Statement& statement) {
    if (!fault_ && !statement.run()) fault_ = database_->fault();
}

void Ledger::put_head(const LedgerHead& head) {
    const std::string shard = std::to_string(head.shard.part) + " " + std::to_string(head.shard.of);
    begin();
    begun_ = true;
    for (const auto& [key, value] : {std::pair<const char*, const std::string&>{"plan", head.plan},
                                     {"lock", head.lock},
                                     {"shard", shard}}) {
        Statement row = database_->prepare("INSERT OR REPLACE INTO about VALUES (?, ?)");
        row.text(key).blob(value);
        write(row);
    }
}

void Ledger::put_round(size_t number, const PairedRound& round) {
    begin();
    Statement row = database_->prepare("INSERT OR REPLACE INTO round VALUES (?, ?)");
    row.number(static_cast<int64_t>(number)).text(text_of(round));
    write(row);
}

void Ledger::put(const Correction& correction) {
    begin();
    Statement row =
        database_->prepare("INSERT INTO correction (match, winners, reason) VALUES (?, ?, ?)");
    row.number(static_cast<int64_t>(correction.match))
        .number(correction.winners)
        .text(correction.reason);
    write(row);
}

void Ledger::put_entrant(int number, const Entrant& entrant) {
    begin();
    Statement row = database_->prepare("INSERT OR REPLACE INTO entrant VALUES (?, ?, ?, ?, ?)");
    row.number(number).text(entrant.name).text(entrant.bot);
    row.number(entrant.joins).number(entrant.leaves);
    write(row);
    Statement person = database_->prepare("INSERT OR REPLACE INTO person VALUES (?, ?)");
    person.number(number).text(entrant.key);
    write(person);
}

void Ledger::begin() {
    if (dirty_ || fault_) return;
    if (auto begun = database_->execute("BEGIN IMMEDIATE"); !begun)
        fault_ = begun.error().front();
    else
        dirty_ = true;
}

Result<void> Ledger::commit() {
    if (!dirty_ && !fault_) return {};
    dirty_ = false;
    if (!fault_) {
        auto done = database_->execute("COMMIT");
        if (done) {
            // So that a copy of the file alone, without its -wal, already is a ledger.
            if (std::exchange(begun_, false)) (void)database_->execute("PRAGMA wal_checkpoint");
            return {};
        }
        fault_ = done.error().front();
    }
    (void)database_->execute("ROLLBACK");
    return fail(*std::exchange(fault_, std::nullopt));
}

/// Ledgers that were begun before people could play have fewer.
Result<bool> Ledger::has_table(const char* name) const {
    Statement row = database_->prepare("SELECT 1 FROM sqlite_master WHERE name = ?");
    row.text(name);
    if (row.row()) return true;
    if (!row.done()) return fail(database_->fault());
    return false;
}

Result<std::vector<PairedRound>> Ledger::rounds() const {
    Statement row = database_->prepare("SELECT pairings FROM round ORDER BY number");
    std::vector<PairedRound> all;
    while (row.row()) all.push_back(round_of(row.view(0)));
    if (!row.done()) return fail(database_->fault());
    return all;
}

Result<std::vector<Correction>> Ledger::corrections() const {
    Statement row =
        database_->prepare("SELECT match, winners, reason FROM correction ORDER BY number");
    std::vector<Correction> all;
    while (row.row()) {
        if (auto right = check_text(path_, "a reason", row.view(2)); !right)
            return fail(std::move(right.error()));
        all.push_back({static_cast<uint64_t>(row.whole(0)), static_cast<uint32_t>(row.whole(1)),
                       row.bytes(2)});
    }
    if (!row.done()) return fail(database_->fault());
    return all;
}

Result<std::map<int, Entrant>> Ledger::entrants() const {
    Statement row = database_->prepare("SELECT number, name, bot, joins, leaves FROM entrant");
    std::map<int, Entrant> all;
    while (row.row()) {
        for (const int text : {1, 2})
            if (auto right = check_text(path_, "a name", row.view(text)); !right)
                return fail(std::move(right.error()));
        all[static_cast<int>(row.whole(0))] = {row.bytes(1),
                                               row.bytes(2),
                                               static_cast<int>(row.whole(3)),
                                               static_cast<int>(row.whole(4)),
                                               {},
                                               {}};
    }
    if (!row.done()) return fail(database_->fault());
    const auto people = has_table("person");
    if (!people) return fail(people.error());
    if (!*people) return all;
    Statement person = database_->prepare("SELECT entrant, key FROM person");
    while (person.row())
        if (const auto known = all.find(static_cast<int>(person.whole(0))); known != all.end())
            known->second.key = person.bytes(1);
    if (!person.done()) return fail(database_->fault());
    return all;
}

Result<void> take_entrants(const Ledger& ledger, std::vector<Entrant>& entrants) {
    auto changed = ledger.entrants();
    if (!changed) return fail(std::move(changed.error()));
    const auto refuse = [&](int number, const char* what) {
        return fail(error_at({ledger.path().string(), 0, 0}, "ledger.edited",
                             "entrant " + std::to_string(number + 1) + what,
                             "use a copy of the ledger that was not changed by hand"));
    };
    for (auto& [number, entrant] : *changed) {
        const auto at = static_cast<size_t>(number);
        if (at > entrants.size()) return refuse(number, " comes after nobody");
        if (entrant.name.empty() || entrant.bot.empty())
            return refuse(number, " has no name or no bot");
        if (at == entrants.size()) entrants.emplace_back();
        entrants[at] = std::move(entrant);
    }
    std::set<std::string> names;
    for (size_t at = 0; at < entrants.size(); ++at)
        if (!names.insert(name_key(entrants[at].name)).second)
            return refuse(static_cast<int>(at), " has the name of another");
    return {};
}

fs::path ledger_of(const fs::path& plan) {
    return plan.extension() == ".toml" ? fs::path(plan).replace_extension(".ledger") : plan;
}

}  // namespace fronteira::tournament
