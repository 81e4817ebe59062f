#include "shop/pictures/media_source_store_sql.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace spaza {
namespace {

constexpr std::array<const char*, 3> kSourceOutcomes{"", "taken", "failed"};
constexpr std::string_view kSourceMembers =
    "name, address, named_file, named_line, named_field, outcome, words, failures, due_at, etag, modified";

MediaSource source_in(const storage::Row& row) {
    const auto outcome = std::ranges::find(kSourceOutcomes, row.text(5)) - kSourceOutcomes.begin();
    return {.named = {.name = row.get<std::string>(0),
                      .address = row.get<std::string>(1),
                      .file = row.get<std::string>(2),
                      .line = row.integer(3),
                      .field = row.get<std::string>(4)},
            .outcome = static_cast<MediaSource::Outcome>(outcome),
            .words = row.get<std::string>(6),
            .failures = row.integer(7),
            .due_at = row.is_null(8) ? std::nullopt : std::optional{from_millis(row.integer(8))},
            .etag = row.get<std::string>(9),
            .modified = row.get<std::string>(10)};
}

std::string condition(SqlMediaSourceStore::Which which) {
    return which == SqlMediaSourceStore::Which::all ? "1 = 1" : "outcome <> 'taken'";
}

}  // namespace

std::int64_t SqlMediaSourceStore::want(const std::vector<NamedSource>& named, TimePoint due_at) {
    std::map<std::string, bool> is_taken;
    session_.query("SELECT name, outcome FROM media_source", {}, [&](const storage::Row& row) {
        is_taken.emplace(row.get<std::string>(0), row.text(1) == "taken");
    });
    std::int64_t wanted = 0;
    for (const NamedSource& each : named) {
        const auto known = is_taken.find(each.name);
        if (known != is_taken.end() && known->second) continue;
        ++wanted;
        session_.execute(
            "INSERT INTO media_source (name, address, named_file, named_line, named_field, outcome, words, "
            "failures, due_at, etag, modified) VALUES ($1, $2, $3, $4, $5, '', '', 0, $6, '', '') "
            "ON CONFLICT (name) DO UPDATE SET named_file = excluded.named_file, named_line = excluded.named_line, "
            "named_field = excluded.named_field, failures = 0, due_at = excluded.due_at",
            {each.name, each.address, each.file, each.line, each.field, to_millis(due_at)});
    }
    return wanted;
}

std::int64_t SqlMediaSourceStore::count(Which which) {
    return session_
        .row("SELECT COUNT(*) FROM media_source WHERE " + condition(which), {},
             [](const storage::Row& row) { return row.integer(0); })
        .value_or(0);
}

std::vector<MediaSource> SqlMediaSourceStore::after(const std::string& name, Which which, int most) {
    return session_.rows("SELECT " + std::string{kSourceMembers} + " FROM media_source WHERE name > $1 AND " +
                             condition(which) + " ORDER BY name LIMIT $2",
                         {name, most}, source_in);
}

bool SqlMediaSourceStore::is_something_due(TimePoint now) {
    return session_
        .row("SELECT 1 FROM media_source WHERE due_at <= $1 LIMIT 1", {to_millis(now)},
             [](const storage::Row&) { return true; })
        .has_value();
}

std::vector<MediaSource> SqlMediaSourceStore::take_due(TimePoint now, TimePoint until, int most) {
    return session_.rows(
        "WITH due AS MATERIALIZED (SELECT name AS due_name FROM media_source WHERE due_at <= $1 "
        "ORDER BY due_at, name LIMIT $3" +
            std::string{session_.skip_locked()} +
            ") UPDATE media_source SET due_at = $2 FROM due WHERE name = due_name RETURNING " +
            std::string{kSourceMembers},
        {to_millis(now), to_millis(until), most}, source_in);
}

std::vector<std::pair<std::string, std::string>> SqlMediaSourceStore::addresses() {
    return session_.rows("SELECT name, address FROM media_source", {}, [](const storage::Row& row) {
        return std::pair{row.get<std::string>(0), row.get<std::string>(1)};
    });
}

void SqlMediaSourceStore::claim(const std::vector<MediaSource>& sources, TimePoint until) {
    for (const MediaSource& each : sources)
        if (each.outcome != MediaSource::Outcome::taken)
            session_.execute("UPDATE media_source SET due_at = $2 WHERE name = $1",
                             {each.named.name, to_millis(until)});
}

void SqlMediaSourceStore::keep(const MediaSource& source, TimePoint now) {
    session_.execute(
        "UPDATE media_source SET outcome = $2, words = $3, failures = $4, due_at = $5, tried_at = $6, etag = $7, "
        "modified = $8 WHERE name = $1",
        {source.named.name, kSourceOutcomes.at(static_cast<std::size_t>(source.outcome)), source.words,
         source.failures, source.due_at ? std::optional{to_millis(*source.due_at)} : std::nullopt, to_millis(now),
         source.etag, source.modified});
}

}  // namespace spaza
