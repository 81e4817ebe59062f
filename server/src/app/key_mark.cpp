#include "app/key_mark.hpp"

#include "base/secrets.hpp"
#include "shop/accounts/passwords.hpp"

namespace spaza::app {
namespace {

constexpr const char* kName = "crypto.key_mark";

std::string mark_of(const Config& config) {
    return secrets::derived_token(config.crypto.key, kName, "that the key is the same");
}

std::optional<std::string> noted(storage::Database& database) {
    return database.reading([](storage::Session& session) {
        return session.row("SELECT value FROM setting WHERE name = $1", {kName},
                           [](const storage::Row& row) { return row.get<std::string>(0); });
    });
}

}  // namespace

std::int64_t passwords_of_other_keys(storage::Database& database, const Config& config) {
    const auto others = database.reading([&](storage::Session& session) {
        return session.row(
            "SELECT COUNT(*) FROM customer WHERE substr(password_hash, 1, 9) = '$blake2b$' AND "
            "substr(password_hash, 1, 17) <> $1",
            {password_key_mark(config.crypto.key)}, [](const storage::Row& row) { return row.integer(0); });
    });
    return others.value_or(0);
}

std::optional<std::string> key_complaint(storage::Database& database, const Config& config) {
    const auto mark = noted(database);
    if (!mark && passwords_of_other_keys(database, config) == 0) return std::nullopt;
    if (config.crypto.key.empty()) return "crypto.key is not set, but the database was written with one";
    if (!mark || *mark != mark_of(config)) return "crypto.key is not the one the database was written with";
    return std::nullopt;
}

void note_key(storage::Database& database, const Config& config, bool anew) {
    if (config.crypto.key.empty()) return;
    // The first start after an upgrade may be one with a wrong key.
    if (!anew && (noted(database) || passwords_of_other_keys(database, config) > 0)) return;
    database.writing([&](storage::Session& session) {
        const std::string or_else = anew ? "UPDATE SET value = excluded.value" : "NOTHING";
        return session.execute(
            "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO " + or_else,
            {kName, mark_of(config)});
    });
}

}  // namespace spaza::app
