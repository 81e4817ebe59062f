#include "platform/storage/checkup.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <sqlite3.h>

#include "base/clock.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/outbox.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

namespace {

constexpr int kOldestPostgresql = 130'000;  // snapshots that the change log reads by
constexpr std::int64_t kLeastFreeMegabytes = 1024;
constexpr double kSlowestWriteMillis = 50;
constexpr int kTimedWrites = 11;
constexpr std::chrono::minutes kOverdue{10};

std::string text_of(Database& database, const std::string& sql) {
    return database
        .reading([&](Session& session) {
            return session.row(sql, {}, [](const Row& row) { return row.get<std::string>(0); });
        })
        .value_or("");
}

std::string one_decimal(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", number);
    return text;
}

Finding engine_of(Database& database) {
    if (database.engine() == Engine::sqlite)
        return {true, "database", std::string{"SQLite "} + sqlite3_libversion() + ", opened", {}};
    const auto version = std::stoi(text_of(database, "SELECT current_setting('server_version_num')"));
    const auto name = "PostgreSQL " + text_of(database, "SELECT current_setting('server_version')");
    if (version < kOldestPostgresql)
        return {false, "database", name + " is too old", "use PostgreSQL 13 or newer"};
    return {true, "database", name + ", connected", {}};
}

Finding schema_of(Database& database) {
    const auto pending = pending_migrations(database);
    if (pending.empty()) return {true, "schema", "up to date", {}};
    return {false, "schema", std::to_string(pending.size()) + " migrations to apply, from " + pending.front(),
            "run `spaza migrate --database URL` (`spaza serve` does so at its start)"};
}

/// The median of a few durable commits.
Finding writes_of(Database& database) {
    std::vector<double> millis;
    for (int i = 0; i < kTimedWrites; ++i) {
        const auto began = std::chrono::steady_clock::now();
        database.write([&](Session& session) {
            session.execute(
                "INSERT INTO setting (name, value) VALUES ('doctor.checked_at', $1) "
                "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                {iso_time(SystemClock{}.now()) + "/" + std::to_string(i)});  // SQLite skips a change that is none
            return true;
        });
        millis.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
    }
    std::ranges::nth_element(millis, millis.begin() + kTimedWrites / 2);
    const double median = millis[kTimedWrites / 2];
    const auto what = "a change is on disk after " + one_decimal(median) + " ms";
    if (median > kSlowestWriteMillis)
        return {false, "writes", what, "use a faster disk: shoppers wait this long for every change"};
    return {true, "writes", what, {}};
}

std::vector<Finding> promises_of_postgresql(Database& database) {
    std::vector<Finding> findings;
    const auto require = [&](const std::string& setting, const std::string& wanted, const std::string& why) {
        const auto found = text_of(database, "SELECT current_setting('" + setting + "')");
        if (found != wanted)
            findings.push_back({false, "database", setting + " is " + found, "set it to " + wanted + ": " + why});
    };
    require("fsync", "on", "a power cut would lose orders");
    require("full_page_writes", "on", "a power cut could damage the database");
    require("server_encoding", "UTF8", "names in any language must fit; create the database with ENCODING 'UTF8'");
    const auto most = std::stoi(text_of(database, "SELECT current_setting('max_connections')"));
    if (most < 20)
        findings.push_back({false, "database", "max_connections is " + std::to_string(most),
                            "allow at least 12 for each node of the shop"});
    if (findings.empty()) findings.push_back({true, "database", "keeps what it has acknowledged", {}});
    return findings;
}

std::vector<Finding> soundness_of_sqlite(Database& database) {
    std::vector<Finding> findings;
    if (const auto state = text_of(database, "PRAGMA quick_check(1)"); state != "ok")
        findings.push_back({false, "database", "damaged: " + state, "restore the last backup"});
    if (!text_of(database, "PRAGMA foreign_key_check").empty())
        findings.push_back(
            {false, "database", "rows refer to others that do not exist", "restore the last backup"});
    if (findings.empty()) findings.push_back({true, "database", "sound", {}});
    return findings;
}

Finding room_for(const std::string& path) {
    const auto folder = std::filesystem::absolute(path).parent_path();
    const auto megabytes = static_cast<std::int64_t>(std::filesystem::space(folder).available >> 20U);
    const auto what = std::to_string(megabytes) + " MB free in " + folder.string();
    if (megabytes < kLeastFreeMegabytes) return {false, "disk", what, "make room: a full disk stops the shop"};
    return {true, "disk", what, {}};
}

std::vector<Finding> messages_of(Database& database) {
    const auto depth = outbox_depth(database);
    const auto now = SystemClock{}.now();
    std::vector<Finding> findings;
    if (depth.failed != 0)
        findings.push_back({false, "outbox", std::to_string(depth.failed) + " messages could not be delivered",
                            "see column last_error of table outbox; fix the cause"});
    if (depth.oldest_due && now - *depth.oldest_due > kOverdue)
        findings.push_back({false, "outbox", std::to_string(depth.waiting) + " messages wait, the oldest for long",
                            "start `spaza serve`, which delivers them"});
    if (findings.empty())
        findings.push_back({true, "outbox", std::to_string(depth.waiting) + " messages wait", {}});
    return findings;
}

}  // namespace

std::vector<Finding> examine(const std::string& url) {
    std::vector<Finding> findings;
    const auto add = [&](std::vector<Finding> more) { findings.insert(findings.end(), more.begin(), more.end()); };
    const auto about = [&](const char* part, const auto& look) {
        try {
            look();
            return true;
        } catch (const std::exception& failure) {
            findings.push_back({false, part, failure.what(), "see the message"});
            return false;
        }
    };

    const std::string path = url.starts_with("sqlite:") ? url.substr(url.find(':') + 1) : "";
    if (!path.empty() && !std::filesystem::exists(path)) {  // opening would make it
        findings.push_back({false, "database", "there is no file " + path, "run `spaza migrate` or `spaza demo`"});
        return findings;
    }
    std::unique_ptr<Database> database;
    try {
        database = open(url, {.readers = 1, .connections = 2});
    } catch (const std::exception& failure) {
        findings.push_back({false, "database", failure.what(), "check --database, the server and its rights"});
        return findings;
    }
    about("database", [&] {
        findings.push_back(engine_of(*database));
        add(database->engine() == Engine::sqlite ? soundness_of_sqlite(*database)
                                                 : promises_of_postgresql(*database));
    });
    if (!path.empty()) about("disk", [&] { findings.push_back(room_for(path)); });
    bool ready = false;
    about("schema", [&] {
        findings.push_back(schema_of(*database));
        ready = findings.back().ok;
    });
    if (!ready) return findings;
    about("writes", [&] { findings.push_back(writes_of(*database)); });
    about("outbox", [&] { add(messages_of(*database)); });
    return findings;
}

}  // namespace spaza::storage
