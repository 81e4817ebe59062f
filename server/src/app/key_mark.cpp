#include "app/key_mark.hpp"

#include "base/secrets.hpp"

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

std::optional<std::string> key_complaint(storage::Database& database, const Config& config) {
    const auto mark = noted(database);
    if (!mark) return std::nullopt;
    if (config.crypto.key.empty()) return "crypto.key is not set, but the database was written with one";
    if (*mark != mark_of(config)) return "crypto.key is not the one the database was written with";
    return std::nullopt;
}

void note_key(storage::Database& database, const Config& config, bool anew) {
    if (config.crypto.key.empty() || (!anew && noted(database))) return;
    database.writing([&](storage::Session& session) {
        const std::string or_else = anew ? "UPDATE SET value = excluded.value" : "NOTHING";
        return session.execute(
            "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO " + or_else,
            {kName, mark_of(config)});
    });
}

}  // namespace spaza::app
