#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// One step of the schema, forward only. `${bytes}` and `${serial}` in it stand for the engine's own words.
struct Migration {
    std::string name;  // 0001_platform
    std::string sql;
};

/// Those built into the program, by number.
std::vector<Migration> embedded_migrations();

/// SHA-256 of its text: what was applied must not change afterwards.
std::string fingerprint(const Migration& migration);

/// Applies what is missing, each in a transaction of its own; answers their names. Safe to run in several
/// processes at once. Throws Failure when an applied migration has changed since, or is unknown to this program
/// (a newer one has been here).
std::vector<std::string> migrate(Database& database);
/// `each` gets every name when it is done.
std::vector<std::string> migrate(Database& database, const std::vector<Migration>& migrations,
                                 const std::function<void(const std::string&)>& each = {});

/// Names of the migrations still to apply; changes nothing, throws as `migrate` does.
std::vector<std::string> pending_migrations(Database& database);

/// Opens the database and brings its schema up to date.
std::unique_ptr<Database> open_ready(const std::string& url, const Options& options = {});

/// Applies one migration inside an open transaction and records it (restore).
void apply(Session& session, const Migration& migration);
/// Makes the table that records migrations, if need be, and keeps other processes from migrating until the
/// transaction ends.
void lock_schema(Session& session);

}  // namespace spaza::storage
