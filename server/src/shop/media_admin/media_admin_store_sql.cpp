#include "shop/media_admin/media_admin_store_sql.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "platform/storage/change_log.hpp"
#include "platform/storage/change_window.hpp"
#include "shop/media_admin/media_named.hpp"
#include "shop/pictures/media_formats.hpp"

namespace spaza {
namespace {

constexpr std::size_t kNamesAtOnce = 100;
/// More changed products than this are read as all of them.
constexpr int kMostReadAgain = 1000;
const std::string kSelectMedia =
    "SELECT n.name, n.hash, n.file_name, n.alt_text, n.added_at, n.added_by, n.removed_at, p.address, p.width, "
    "p.height, p.colour, p.formats, p.bytes, s.address, s.named_file, s.named_line FROM media_name n JOIN "
    "media_picture p ON p.hash = n.hash LEFT JOIN media_source s ON s.name = n.name WHERE n.name";

LibraryPicture media_in(const storage::Row& row) {
    LibraryPicture out{.name = row.get<std::string>(0),
                       .hash = row.get<std::string>(1),
                       .file_name = row.get<std::string>(2),
                       .alt_text = row.get<std::string>(3),
                       .added_at = from_millis(row.integer(4)),
                       .added_by = row.get<std::string>(5)};
    if (row.integer(6) != 0) out.removed_at = from_millis(row.integer(6));
    out.picture = {
        .address = row.get<std::string>(7),
        .width = row.get<int>(8),
        .height = row.get<int>(9),
        .colour = row.get<std::string>(10),
        .alt_text = out.alt_text,
        .formats = std::make_shared<const MediaFormats>(parse_formats(row.text(11)).value_or(MediaFormats{}))};
    out.bytes = row.integer(12);
    if (!row.is_null(13))
        out.origin = MediaOrigin{row.get<std::string>(13), row.get<std::string>(14), row.integer(15)};
    return out;
}

/// A word anywhere, whatever letters of a pattern it has.
std::string around(const std::string& word) {
    std::string pattern{"%"};
    for (const char c : word) {
        if (c == '%' || c == '_' || c == '\\') pattern += '\\';
        pattern += c;
    }
    return pattern + '%';
}

/// The same statement for whatever number of names: the last fills up the rest.
template <class Use>
void in_parts(const std::vector<std::string>& names, const Use& use) {
    static const std::string kPlaces = [] {
        std::string places;
        for (std::size_t n = 1; n <= kNamesAtOnce; ++n) places += (n > 1 ? ", $" : "$") + std::to_string(n);
        return " IN (" + places + ")";
    }();
    for (std::size_t from = 0; from < names.size(); from += kNamesAtOnce) {
        std::vector<storage::Value> values;
        for (std::size_t n = 0; n < kNamesAtOnce; ++n)
            values.emplace_back(names[std::min(from + n, names.size() - 1)]);
        use(kPlaces, values);
    }
}

/// Where texts stand that may name pictures.
struct Shelf {
    std::string_view kind;
    std::string_view code;  // columns
    std::string_view name;
    std::string_view place;
    std::string_view from;  // table
    std::vector<std::string_view> texts;
};

const std::vector<Shelf>& shelves() {
    static const std::vector<Shelf> kShelves{
        {"product", "code", "name", "''", "product", {"images", "features", "description", "summary"}},
        {"category", "code", "name", "''", "category", {"image_url", "description"}},
        {"brand", "code", "name", "''", "brand", {"image_url", "description"}},
        {"page", "code", "name", "''", "content_page", {"image_url", "summary"}},
        {"page",
         "p.code",
         "p.name",
         "c.slot_code || ' / ' || CASE WHEN c.name = '' THEN c.type_code ELSE c.name END",
         "content_component c JOIN content_page p ON p.code = c.page_code",
         {"c.properties"}},
        {"draft",
         "p.code",
         "p.name",
         "''",
         "content_draft d JOIN content_page p ON p.code = d.page_code",
         {"d.document"}}};
    return kShelves;
}

bool is_page(const Shelf& shelf) { return shelf.kind == "page"; }
bool is_product(const Shelf& shelf) { return shelf.kind == "product"; }

/// What on a shelf uses one picture.
class UsesOnShelf {
public:
    UsesOnShelf(storage::Session& session, const Shelf& shelf, const LibraryPicture& picture)
        : session_{session},
          shelf_{shelf},
          picture_{picture},
          by_name_{"%/" + picture.name + "%"},
          by_address_{"%/" + picture.picture.address + "%"} {
        sql_.append(shelf.code).append(", ").append(shelf.name).append(", ").append(shelf.place).append(", ");
        sql_ += is_page(shelf) ? "kind" : "''";
        for (const std::string_view text : shelf.texts) sql_.append(", ").append(text);
        sql_.append(" FROM ").append(shelf.from).append(" WHERE ");
    }

    void add_to(std::vector<MediaUse>& all) const { add(all, naming("$1", "$2"), {by_name_, by_address_}); }
    /// Of these codes alone.
    void add_to(std::vector<MediaUse>& all, const std::vector<std::string>& codes) const {
        in_parts(codes, [&](const std::string& places, std::vector<storage::Value> values) {
            values.emplace_back(by_name_);
            values.emplace_back(by_address_);
            const std::string first = "$" + std::to_string(values.size() - 1);
            const std::string second = "$" + std::to_string(values.size());
            add(all, std::string{shelf_.code} + places + " AND (" + naming(first, second) + ")", values);
        });
    }

private:
    std::string naming(const std::string& name, const std::string& address) const {
        std::string where;
        for (const std::string_view text : shelf_.texts) {
            where.append(where.empty() ? "" : " OR ").append(text).append(" LIKE ").append(name);
            where.append(" OR ").append(text).append(" LIKE ").append(address);
        }
        return where;
    }
    void add(std::vector<MediaUse>& all, const std::string& where,
             const std::vector<storage::Value>& values) const {
        const std::string order = " ORDER BY " + std::string{shelf_.code};
        session_.query(sql_ + where + order, values, [&](const storage::Row& row) {
            bool is_named = false;
            for (std::size_t n = 0; n < shelf_.texts.size() && !is_named; ++n)
                is_named =
                    is_picture_named(row.text(4 + static_cast<int>(n)), picture_.name, picture_.picture.address);
            if (!is_named) return;
            const bool is_leaflet = row.text(3) == "leaflet";
            MediaUse use{.kind = is_leaflet ? "leaflet" : std::string{shelf_.kind},
                         .code = row.get<std::string>(0),
                         .name = row.get<std::string>(1),
                         .place = row.get<std::string>(2)};
            if (std::ranges::find(all, use) == all.end()) all.push_back(std::move(use));
        });
    }

    storage::Session& session_;
    const Shelf& shelf_;
    const LibraryPicture& picture_;
    std::string by_name_;
    std::string by_address_;
    std::string sql_{"SELECT "};
};

/// What is of a product beside its pictures, where it may name any: descriptions are long.
std::string other_texts() {
    std::string sql;
    for (const char* each : {"features", "description", "summary"})
        sql += std::string{" || CASE WHEN "} + each + " LIKE '%/media%' THEN ' ' || " + each + " ELSE '' END";
    return sql;
}

const std::string kProductTexts = "SELECT code, images" + other_texts() + " FROM product WHERE ";

}  // namespace

std::vector<MediaPlace> SqlMediaAdminStore::places(const MediaQuestion& question, std::size_t most) {
    std::vector<std::string> patterns;  // outlive what is bound to them
    for (const std::string& word : question.words) patterns.push_back(around(word));
    std::vector<storage::Value> values;
    const auto number = [&](const storage::Value& value) {
        values.push_back(value);
        return "$" + std::to_string(values.size());
    };
    std::string sql = "SELECT added_at, name FROM media_name WHERE ";
    sql += question.use == MediaUseAsked::removed ? "removed_at > 0" : "removed_at = 0";
    if (question.after)
        sql += " AND (added_at, name) < (" + number(question.after->added_at) + ", " +
               number(question.after->name) + ")";
    for (const std::string& pattern : patterns)
        sql += " AND words LIKE lower(" + number(pattern) + ") ESCAPE '\\'";
    sql += " ORDER BY added_at DESC, name DESC LIMIT " + number(static_cast<std::int64_t>(most));
    std::vector<MediaPlace> all;
    session_.query(sql, values, [&](const storage::Row& row) {
        all.push_back({row.integer(0), row.get<std::string>(1)});
    });
    return all;
}

std::vector<LibraryPicture> SqlMediaAdminStore::pictures(const std::vector<std::string>& names) {
    std::map<std::string, LibraryPicture> found;
    in_parts(names, [&](const std::string& places, const std::vector<storage::Value>& values) {
        session_.query(kSelectMedia + places, values, [&](const storage::Row& row) {
            auto picture = media_in(row);
            found.insert_or_assign(picture.name, std::move(picture));
        });
    });
    std::vector<LibraryPicture> all;
    for (const std::string& name : names)
        if (const auto picture = found.find(name); picture != found.end()) all.push_back(picture->second);
    return all;
}

std::int64_t SqlMediaAdminStore::count() {
    return session_
        .row("SELECT COUNT(*) FROM media_name WHERE removed_at = 0", {},
             [](const storage::Row& row) { return row.integer(0); })
        .value_or(0);
}

std::optional<LibraryPicture> SqlMediaAdminStore::find(const std::string& name) {
    return session_.row(kSelectMedia + " = $1", {name}, media_in);
}

std::optional<LibraryPicture> SqlMediaAdminStore::lock(const std::string& name) {
    (void)session_.row("SELECT 1 FROM media_name WHERE name = $1" + std::string{session_.for_update()}, {name},
                       [](const storage::Row&) { return true; });
    return find(name);
}

void SqlMediaAdminStore::describe(const std::string& name, const std::string& alt_text) {
    session_.execute(
        "UPDATE media_name SET alt_text = $2, words = lower(name || ' ' || file_name || ' ' || $2) WHERE name = "
        "$1",
        {name, alt_text});
    storage::append_change(session_, "media", "*");
}

void SqlMediaAdminStore::remove(const std::string& name, TimePoint at, const std::string& by) {
    session_.execute("UPDATE media_name SET removed_at = $2, removed_by = $3 WHERE name = $1",
                     {name, to_millis(at), by});
}

void SqlMediaAdminStore::restore(const std::string& name) {
    session_.execute("UPDATE media_name SET removed_at = 0, removed_by = '' WHERE name = $1", {name});
}

std::vector<MediaUse> SqlMediaAdminStore::uses(const LibraryPicture& picture) {
    std::vector<MediaUse> all;
    for (const Shelf& shelf : shelves()) UsesOnShelf{session_, shelf, picture}.add_to(all);
    return all;
}

std::string SqlMediaAdminStore::position() { return storage::change_position(session_); }

std::vector<MediaUse> SqlMediaAdminStore::uses_since(const LibraryPicture& picture, const std::string& position) {
    const storage::ChangeWindow window{.kind = "product", .from = position, .to = this->position()};
    if (storage::is_all_changed(session_, window)) return uses(picture);
    const auto changed = storage::changed_keys(session_, window, "", kMostReadAgain + 1);
    if (changed.size() > std::size_t{kMostReadAgain}) return uses(picture);
    std::vector<MediaUse> all;
    for (const Shelf& shelf : shelves()) {
        UsesOnShelf uses{session_, shelf, picture};
        if (is_product(shelf))
            uses.add_to(all, changed);
        else
            uses.add_to(all);
    }
    return all;
}

std::vector<std::string> SqlMediaAdminStore::removed_before(TimePoint then, int most) {
    return session_.rows(
        "SELECT name FROM media_name WHERE removed_at > 0 AND removed_at < $1 ORDER BY removed_at, name LIMIT $2",
        {to_millis(then), most}, [](const storage::Row& row) { return row.get<std::string>(0); });
}

bool SqlMediaAdminStore::has_other_name(const LibraryPicture& picture) {
    return session_
        .row("SELECT 1 FROM media_name WHERE hash = $1 AND name <> $2 LIMIT 1", {picture.hash, picture.name},
             [](const storage::Row&) { return true; })
        .has_value();
}

std::optional<LibraryPicture> SqlMediaAdminStore::lock_removed(const LibraryPicture& seen) {
    // The picture first, as whoever takes it in again (SqlMediaStore::standing).
    (void)session_.row("SELECT 1 FROM media_picture WHERE hash = $1" + std::string{session_.for_update()},
                       {seen.hash}, [](const storage::Row&) { return true; });
    auto picture = lock(seen.name);
    if (!picture || !picture->removed_at || picture->hash != seen.hash || picture->removed_at != seen.removed_at)
        return std::nullopt;
    return picture;
}

std::optional<GoingPicture> SqlMediaAdminStore::take_away(const LibraryPicture& picture, TimePoint now) {
    session_.execute("DELETE FROM media_name WHERE name = $1", {picture.name});
    // An import that names it again fetches it again.
    session_.execute("DELETE FROM media_source WHERE name = $1", {picture.name});
    storage::append_change(session_, "media", "*");
    if (has_other_name(picture)) return std::nullopt;
    session_.execute("UPDATE media_picture SET going_at = $2 WHERE hash = $1", {picture.hash, to_millis(now)});
    return GoingPicture{picture.hash, picture.picture.address, to_millis(now)};
}

bool SqlMediaAdminStore::is_any_left(TimePoint then) {
    return session_
        .row("SELECT 1 FROM media_picture WHERE going_at > 0 AND going_at < $1 LIMIT 1", {to_millis(then)},
             [](const storage::Row&) { return true; })
        .has_value();
}

std::vector<GoingPicture> SqlMediaAdminStore::take_over(TimePoint then, TimePoint now, int most) {
    return session_.rows(
        "WITH due AS MATERIALIZED (SELECT hash AS due_hash FROM media_picture WHERE going_at > 0 AND going_at < "
        "$1 ORDER BY going_at LIMIT $3" +
            std::string{session_.skip_locked()} +
            ") UPDATE media_picture SET going_at = $2 FROM due WHERE hash = due_hash RETURNING hash, address, "
            "going_at",
        {to_millis(then), to_millis(now), most}, [](const storage::Row& row) {
            return GoingPicture{row.get<std::string>(0), row.get<std::string>(1), row.integer(2)};
        });
}

void SqlMediaAdminStore::erase(const GoingPicture& picture) {
    session_.execute("DELETE FROM media_picture WHERE hash = $1 AND going_at = $2", {picture.hash, picture.since});
}

void SqlMediaUseSource::products(const Text& text) {
    database_.reading([&](storage::Session& session) {
        session.query(kProductTexts + "1 = 1", {},
                      [&](const storage::Row& row) { text(row.text(0), row.text(1)); });
        return true;
    });
}

void SqlMediaUseSource::products(const std::vector<std::string>& codes, const Text& text) {
    database_.reading([&](storage::Session& session) {
        in_parts(codes, [&](const std::string& places, const std::vector<storage::Value>& values) {
            session.query(kProductTexts + "code" + places, values,
                          [&](const storage::Row& row) { text(row.text(0), row.text(1)); });
        });
        return true;
    });
}

void SqlMediaUseSource::others(const Text& text) {
    database_.reading([&](storage::Session& session) {
        for (const Shelf& shelf : shelves()) {
            if (is_product(shelf)) continue;
            std::string sql{"SELECT "};
            sql.append(shelf.code);
            for (const std::string_view each : shelf.texts) sql.append(", ").append(each);
            sql.append(" FROM ").append(shelf.from);
            session.query(sql, {}, [&](const storage::Row& row) {
                for (std::size_t n = 0; n < shelf.texts.size(); ++n)
                    text(row.text(0), row.text(1 + static_cast<int>(n)));
            });
        }
        return true;
    });
}

std::vector<std::pair<std::string, std::string>> SqlMediaUseSource::names_at(
    const std::vector<std::string>& addresses) {
    std::vector<std::pair<std::string, std::string>> names;
    database_.reading([&](storage::Session& session) {
        in_parts(addresses, [&](const std::string& places, const std::vector<storage::Value>& values) {
            session.query(
                "SELECT n.name, p.address FROM media_name n JOIN media_picture p ON p.hash = n.hash WHERE "
                "p.address" +
                    places,
                values, [&](const storage::Row& row) {
                    names.emplace_back(row.get<std::string>(0), row.get<std::string>(1));
                });
        });
        return true;
    });
    return names;
}

}  // namespace spaza
