#include "platform/storage/schema_info.hpp"

#include <algorithm>
#include <cctype>

namespace spaza::storage {

namespace {

ColumnType type_named(std::string name, const std::string& column) {
    std::ranges::transform(name, name.begin(),
                           [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    if (name == "bigint" || name == "integer" || name == "smallint") return ColumnType::integer;
    if (name == "double precision" || name == "real") return ColumnType::real;
    if (name == "text") return ColumnType::text;
    if (name == "blob" || name == "bytea") return ColumnType::bytes;
    throw Failure{Failure::Kind::other, "column " + column + " has type " + name + ", which is not portable"};
}

constexpr const char* kTablesOfPostgresql =
    "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename";
constexpr const char* kTablesOfSqlite =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite^_%' ESCAPE '^' ORDER BY name";
constexpr const char* kColumnsOfPostgresql =
    "SELECT column_name, data_type FROM information_schema.columns "
    "WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position";
constexpr const char* kColumnsOfSqlite = "SELECT name, type FROM pragma_table_info($1) ORDER BY cid";

}  // namespace

std::vector<Table> tables_of(Session& session) {
    const bool postgresql = session.engine() == Engine::postgresql;
    const auto names = session.rows(postgresql ? kTablesOfPostgresql : kTablesOfSqlite, {},
                                    [](const Row& row) { return row.get<std::string>(0); });
    std::vector<Table> tables;
    for (const std::string& name : names) tables.push_back({name, columns_of(session, name)});
    return tables;
}

std::vector<Column> columns_of(Session& session, const std::string& table) {
    const bool postgresql = session.engine() == Engine::postgresql;
    return session.rows(postgresql ? kColumnsOfPostgresql : kColumnsOfSqlite, {table}, [&](const Row& row) {
        const auto column = row.get<std::string>(0);
        return Column{column, type_named(row.get<std::string>(1), table + "." + column)};
    });
}

std::string quoted(const std::string& name) {
    std::string text = "\"";
    for (const char letter : name) {
        if (letter == '"') text += '"';
        text += letter;
    }
    return text + '"';
}

}  // namespace spaza::storage
