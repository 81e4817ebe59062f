#include <string_view>

#include "platform/storage/postgresql_database.hpp"
#include "platform/storage/sqlite_database.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

std::unique_ptr<Database> open(const std::string& url, const Options& options) {
    constexpr std::string_view kSqlite = "sqlite:";
    if (url.starts_with(kSqlite)) {
        const std::string path = url.substr(kSqlite.size());
        if (path.empty() || path.front() == ':')
            throw Failure{Failure::Kind::other, "the database URL names no file: write sqlite:PATH"};
        return open_sqlite(path, options);
    }
    if (url.starts_with("postgresql://") || url.starts_with("postgres://")) return open_postgresql(url, options);
    throw Failure{Failure::Kind::other, "the database URL must be sqlite:PATH or postgresql://USER@HOST/NAME"};
}

}  // namespace spaza::storage
