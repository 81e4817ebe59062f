#include "platform/storage/backup.hpp"

#include <algorithm>
#include <utility>

#include "platform/storage/backup_file.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/schema_info.hpp"
#include "platform/storage/streaming.hpp"

namespace spaza::storage {

namespace {

constexpr std::size_t kInsertedAtOnce = 50;

/// What a copy does not need: migrations are in its head, and the change log speaks of processes that are gone.
bool left_out(const std::string& table) { return table == "schema_migration" || table == "change_log"; }

BackupValue value_of(const Row& row, int column, ColumnType type) {
    if (row.is_null(column)) return {};
    switch (type) {
        case ColumnType::integer: return row.integer(column);
        case ColumnType::real: return row.real(column);
        case ColumnType::text: return std::string{row.text(column)};
        case ColumnType::bytes: return Bytes{row.bytes(column)};
    }
    return {};
}

std::string column_list(const std::vector<std::string>& columns) {
    std::string list;
    for (const std::string& column : columns) list += (list.empty() ? "" : ", ") + quoted(column);
    return list;
}

/// Counts rows for who watches.
class Watch {
public:
    Watch(const RowsDone& progress, std::int64_t total) : progress_{progress}, total_{total} {}
    void row() {
        constexpr std::int64_t kReportedEvery = 200;
        if (++done_ % kReportedEvery == 0 && progress_) progress_(done_, total_);
    }

private:
    const RowsDone& progress_;
    std::int64_t total_;
    std::int64_t done_{0};
};

std::int64_t rows_to_copy(Session& session) {
    std::int64_t rows = 0;
    for (const Table& table : tables_of(session))
        if (!left_out(table.name))
            rows += session
                        .row("SELECT COUNT(*) FROM " + quoted(table.name), {},
                             [](const Row& row) { return row.integer(0); })
                        .value_or(0);
    return rows;
}

std::int64_t copy_table(Session& session, const Table& table, BackupWriter& file, Watch& watch) {
    BackupTable head{.name = table.name, .columns = {}};
    for (const Column& column : table.columns) head.columns.push_back(column.name);
    file.begin_table(head);
    std::int64_t rows = 0;
    std::vector<BackupValue> values;
    stream(session, table.name, "SELECT " + column_list(head.columns) + " FROM " + quoted(table.name),
           [&](const Row& row) {
               values.clear();
               for (std::size_t i = 0; i < table.columns.size(); ++i)
                   values.push_back(value_of(row, static_cast<int>(i), table.columns[i].type));
               file.row(values);
               ++rows;
               watch.row();
           });
    return rows;
}

std::vector<BackupHead::Applied> applied_migrations(Session& session) {
    return session.rows("SELECT name, sha256 FROM schema_migration ORDER BY name", {}, [](const Row& row) {
        return BackupHead::Applied{row.get<std::string>(0), row.get<std::string>(1)};
    });
}

bool holds_anything(Session& session) {
    return std::ranges::any_of(tables_of(session), [&](const Table& table) {
        return !left_out(table.name) && session.row("SELECT 1 FROM " + quoted(table.name) + " LIMIT 1", {},
                                                    [](const Row&) { return true; });
    });
}

void empty_tables(Session& session) {
    for (const Table& table : tables_of(session))
        if (table.name != "schema_migration") session.execute("DELETE FROM " + quoted(table.name));
}

void drop_tables(Session& session) {
    const bool postgresql = session.engine() == Engine::postgresql;
    if (!postgresql) empty_tables(session);  // so that no reference is broken while the tables go one by one
    for (const Table& table : tables_of(session))
        session.script("DROP TABLE " + quoted(table.name) + (postgresql ? " CASCADE" : ""));
}

/// The migrations the backup's schema had, as this program knows them.
std::vector<Migration> migrations_of(const BackupHead& head) {
    const auto known = embedded_migrations();
    std::vector<Migration> needed;
    for (const auto& [name, sha] : head.migrations) {
        const auto found = std::ranges::find(known, name, &Migration::name);
        if (found == known.end() || fingerprint(*found) != sha)
            throw Failure{Failure::Kind::other,
                          "the backup was made by another version of spaza (migration " + name + ")"};
        needed.push_back(*found);
    }
    return needed;
}

/// Rows come table by table, in no order that references would allow: their constraints are checked at the end.
class ReferencesLater {
public:
    explicit ReferencesLater(Session& session) : session_{session} {
        if (session.engine() == Engine::sqlite) return;  // restore has reported SQLite already
        constraints_ = session.rows(
            "SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) FROM pg_constraint "
            "WHERE contype = 'f' AND connamespace = current_schema()::regnamespace",
            {}, [](const Row& row) {
                return Constraint{row.get<std::string>(0), row.get<std::string>(1), row.get<std::string>(2)};
            });
        for (const Constraint& each : constraints_)
            session.script("ALTER TABLE " + each.table + " DROP CONSTRAINT " + each.name);
    }
    void check() {
        for (const Constraint& each : constraints_)
            session_.script("ALTER TABLE " + each.table + " ADD CONSTRAINT " + each.name + " " + each.definition);
    }

private:
    struct Constraint {
        std::string table;
        std::string name;
        std::string definition;
    };
    Session& session_;
    std::vector<Constraint> constraints_;
};

std::string insert_of(const BackupTable& table, std::size_t rows) {
    std::string sql = "INSERT INTO " + quoted(table.name) + " (" + column_list(table.columns) + ") VALUES ";
    std::size_t place = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        sql += row == 0 ? "(" : ", (";
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            sql += (i == 0 ? "$" : ", $") + std::to_string(++place);
        sql += ')';
    }
    return sql;
}

struct ViewOf {
    Value operator()(std::monostate) const { return std::nullopt; }
    Value operator()(std::int64_t number) const { return number; }
    Value operator()(double number) const { return number; }
    Value operator()(const std::string& text) const { return text; }
    Value operator()(const Bytes& bytes) const { return bytes; }
};

/// Inserts many rows with one statement, as each costs PostgreSQL a round trip.
std::int64_t fill_table(Session& session, const BackupTable& table, BackupReader& file, Watch& watch) {
    const std::string many = insert_of(table, kInsertedAtOnce);
    std::vector<std::vector<BackupValue>> rows;
    std::vector<Value> values;
    const auto insert = [&] {
        values.clear();
        for (const auto& row : rows)
            for (const BackupValue& value : row) values.push_back(std::visit(ViewOf{}, value));
        session.execute(rows.size() == kInsertedAtOnce ? many : insert_of(table, rows.size()), values);
        rows.clear();
    };
    std::int64_t count = 0;
    for (std::vector<BackupValue> row; file.next_row(row); ++count) {
        rows.push_back(std::move(row));
        if (rows.size() == kInsertedAtOnce) insert();
        watch.row();
    }
    if (!rows.empty()) insert();
    return count;
}

/// The database goes on counting where the backup's did. SQLite does so by itself.
void resume_serials(Session& session) {
    if (session.engine() == Engine::sqlite) return;
    const auto serials = session.rows(
        "SELECT quote_ident(table_name), quote_ident(column_name), "
        "pg_get_serial_sequence(quote_ident(table_name), column_name) FROM information_schema.columns "
        "WHERE table_schema = current_schema() AND is_identity = 'YES'",
        {}, [](const Row& row) {
            return std::vector{row.get<std::string>(0), row.get<std::string>(1), row.get<std::string>(2)};
        });
    for (const auto& serial : serials)
        session.query("SELECT setval('" + serial[2] + "', (SELECT MAX(" + serial[1] + ") FROM " + serial[0] +
                          ")) WHERE EXISTS (SELECT 1 FROM " + serial[0] + ")",
                      {}, [](const Row&) {});
}

}  // namespace

BackupSummary backup(Database& database, const std::string& path, TimePoint now, const RowsDone& progress) {
    if (const auto missing = pending_migrations(database); !missing.empty())
        throw Failure{Failure::Kind::other, "the schema is not up to date: run `spaza migrate` first"};
    BackupSummary summary{.made_at = now};
    database.read([&](Session& session) {  // a read sees one moment
        summary = {.made_at = now};
        Watch watch{progress, progress ? rows_to_copy(session) : 0};
        BackupWriter file{path,
                          {.made_at = now, .engine = session.engine(), .migrations = applied_migrations(session)}};
        for (const Table& table : tables_of(session)) {
            if (left_out(table.name)) continue;
            summary.rows += copy_table(session, table, file, watch);
            ++summary.tables;
        }
        file.finish();
    });
    const auto written = verify_backup(path);
    if (written.rows != summary.rows)
        throw Failure{Failure::Kind::other, "the backup " + path + " does not hold every row"};
    return summary;
}

BackupSummary verify_backup(const std::string& path) {
    BackupReader file{path};
    BackupSummary summary{.made_at = file.head().made_at};
    std::vector<BackupValue> row;
    while (file.next_table()) {
        ++summary.tables;
        while (file.next_row(row)) ++summary.rows;
    }
    return summary;
}

BackupSummary restore(Database& database, const std::string& path, bool replace, const RowsDone& progress) {
    // Nodes keep the catalogue in memory and would go on selling what is no longer there.
    if (const int nodes = database.other_nodes(); nodes > 0)
        throw Failure{Failure::Kind::other, std::to_string(nodes) +
                                                (nodes == 1 ? " node serves" : " nodes serve") +
                                                " this shop: stop it before its data is replaced"};
    const auto expected = verify_backup(path);
    BackupSummary summary;
    database.write([&](Session& session) {
        summary = {.made_at = expected.made_at};
        Watch watch{progress, expected.rows};
        BackupReader file{path};
        const auto needed = migrations_of(file.head());
        if (session.engine() == Engine::sqlite) session.script("PRAGMA defer_foreign_keys=ON");
        if (!replace && holds_anything(session))
            throw Failure{Failure::Kind::other,
                          "the database is not empty: give --force to replace what it holds"};
        drop_tables(session);
        lock_schema(session);
        for (const Migration& migration : needed) apply(session, migration);
        empty_tables(session);  // of what migrations put in
        ReferencesLater references{session};
        while (const auto table = file.next_table()) {
            summary.rows += fill_table(session, *table, file, watch);
            ++summary.tables;
        }
        references.check();
        resume_serials(session);
        for (const Migration& migration : embedded_migrations())
            if (std::ranges::find(needed, migration.name, &Migration::name) == needed.end())
                apply(session, migration);
        return true;
    });
    return summary;
}

}  // namespace spaza::storage
