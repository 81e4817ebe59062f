#include "shop/pictures/media_store_sql.hpp"

#include "platform/storage/change_log.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/media_formats.hpp"

namespace spaza {

MediaLibrary::Pictures SqlMediaStore::pictures() {
    MediaLibrary::Pictures pictures;
    std::map<std::string, std::shared_ptr<const MediaFormats>, std::less<>> made_alike;
    session_.query(
        "SELECT n.name, p.address, p.width, p.height, p.colour, n.alt_text, p.formats FROM media_name n "
        "JOIN media_picture p ON p.hash = n.hash",
        {}, [&](const storage::Row& row) {
            auto alike = made_alike.find(row.text(6));
            if (alike == made_alike.end()) {
                auto formats = parse_formats(row.text(6));
                if (!formats) return;  // of a later version
                alike = made_alike
                            .emplace(row.get<std::string>(6),
                                     std::make_shared<const MediaFormats>(std::move(*formats)))
                            .first;
            }
            pictures.emplace(row.get<std::string>(0), MediaPicture{.address = row.get<std::string>(1),
                                                                   .width = row.get<int>(2),
                                                                   .height = row.get<int>(3),
                                                                   .colour = row.get<std::string>(4),
                                                                   .alt_text = row.get<std::string>(5),
                                                                   .formats = alike->second});
        });
    return pictures;
}

std::set<std::string> SqlMediaStore::hashes() {
    std::set<std::string> hashes;
    session_.query("SELECT hash FROM media_picture WHERE recipe = $1 AND going_at = 0", {kPictureRecipe},
                   [&](const storage::Row& row) { hashes.insert(row.get<std::string>(0)); });
    session_.query("SELECT hash FROM media_document", {},
                   [&](const storage::Row& row) { hashes.insert(row.get<std::string>(0)); });
    return hashes;
}

std::set<std::string> SqlMediaStore::picture_hashes() {
    std::set<std::string> hashes;
    session_.query("SELECT hash FROM media_picture", {},
                   [&](const storage::Row& row) { hashes.insert(row.get<std::string>(0)); });
    return hashes;
}

std::map<std::string, std::string> SqlMediaStore::names() {
    std::map<std::string, std::string> names;
    session_.query(
        "SELECT name, hash FROM media_name WHERE removed_at = 0 UNION ALL SELECT name, hash FROM "
        "media_document_name",
        {}, [&](const storage::Row& row) { names.emplace(row.get<std::string>(0), row.get<std::string>(1)); });
    return names;
}

std::map<std::string, std::string> SqlMediaStore::removed_names() {
    std::map<std::string, std::string> names;
    session_.query("SELECT name, hash FROM media_name WHERE removed_at > 0", {}, [&](const storage::Row& row) {
        names.emplace(row.get<std::string>(0), row.get<std::string>(1));
    });
    return names;
}

/// The picture first, then its name, as everybody who locks both.
MediaStanding SqlMediaStore::standing(const std::string& name, const std::string& hash) {
    const std::string locked{session_.for_update()};
    MediaStanding standing;
    session_.query(
        "SELECT going_at FROM media_picture WHERE hash = $1" + locked, {hash}, [&](const storage::Row& row) {
            standing.picture = row.integer(0) > 0 ? MediaStanding::Picture::going : MediaStanding::Picture::kept;
        });
    session_.query("SELECT hash, removed_at FROM media_name WHERE name = $1" + locked, {name},
                   [&](const storage::Row& row) {
                       standing.hash = row.get<std::string>(0);
                       standing.is_removed = row.integer(1) > 0;
                   });
    return standing;
}

void SqlMediaStore::put(const MediaRecord& picture, TimePoint now) {
    session_.execute(
        "INSERT INTO media_picture (hash, address, kind, width, height, colour, formats, recipe, added_at, "
        "bytes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (hash) DO UPDATE SET address = "
        "excluded.address, "
        "kind = excluded.kind, width = excluded.width, height = excluded.height, colour = excluded.colour, "
        "formats = excluded.formats, recipe = excluded.recipe, added_at = excluded.added_at, "
        "bytes = excluded.bytes",
        {picture.hash, picture.address, picture.kind, picture.width, picture.height, picture.colour,
         formats_text(picture.formats), kPictureRecipe, to_millis(now), picture.bytes});
}

void SqlMediaStore::name(const MediaNaming& naming, TimePoint now) {
    // What means another picture from now on, or is back, was added now.
    const auto unless_same = [](const std::string& column) {
        return column +
               " = CASE WHEN media_name.hash = excluded.hash AND media_name.removed_at = 0 THEN media_name." +
               column + " ELSE excluded." + column + " END";
    };
    session_.execute(
        "INSERT INTO media_name (name, hash, alt_text, file_name, added_at, added_by) VALUES ($1, $2, $3, $4, $5, "
        "$6) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, alt_text = CASE WHEN excluded.alt_text = '' "
        "THEN media_name.alt_text ELSE excluded.alt_text END, removed_at = 0, removed_by = '', " +
            unless_same("file_name") + ", " + unless_same("added_at") + ", " + unless_same("added_by"),
        {naming.name, naming.hash, naming.alt_text, naming.file_name, to_millis(now), naming.by});
    session_.later(
        "UPDATE media_name SET words = lower(name || ' ' || file_name || ' ' || alt_text) WHERE name = $1",
        {naming.name});
}

std::optional<std::string> SqlMediaStore::alt_text_of(const std::string& name, const std::string& hash) {
    return session_.row("SELECT alt_text FROM media_name WHERE name = $1 AND hash = $2 AND removed_at = 0",
                        {name, hash}, [](const storage::Row& row) { return row.get<std::string>(0); });
}

MediaLibrary::Documents SqlMediaStore::documents() {
    MediaLibrary::Documents documents;
    session_.query(
        "SELECT n.name, d.address, d.bytes FROM media_document_name n JOIN media_document d ON d.hash = n.hash",
        {}, [&](const storage::Row& row) {
            documents.emplace(row.get<std::string>(0), MediaDocument{row.get<std::string>(1), row.integer(2)});
        });
    return documents;
}

void SqlMediaStore::put(const DocumentRecord& document, TimePoint now) {
    session_.execute(
        "INSERT INTO media_document (hash, address, bytes, added_at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (hash) DO NOTHING",
        {document.hash, document.address, document.bytes, to_millis(now)});
}

void SqlMediaStore::name_document(const std::string& name, const std::string& hash) {
    session_.execute(
        "INSERT INTO media_document_name (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET "
        "hash = excluded.hash",
        {name, hash});
}

std::optional<KnownFile> SqlMediaStore::file(const std::string& address, const std::string& name) {
    if (name == kDocumentFile)
        return session_.row("SELECT bytes FROM media_document WHERE address = $1", {address},
                            [](const storage::Row& row) { return KnownFile{row.integer(0)}; });
    const auto formats = session_.row("SELECT formats FROM media_picture WHERE address = $1 AND going_at = 0",
                                      {address}, [](const storage::Row& row) { return row.get<std::string>(0); });
    const auto known = formats ? parse_formats(*formats) : std::nullopt;
    return known && has_variant(*known, name) ? std::optional{KnownFile{}} : std::nullopt;
}

void SqlMediaStore::announce() { storage::append_change(session_, "media", "*"); }

}  // namespace spaza
