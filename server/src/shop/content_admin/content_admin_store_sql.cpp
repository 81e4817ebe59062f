#include "shop/content_admin/content_admin_store_sql.hpp"

#include <algorithm>

#include "platform/storage/change_log.hpp"
#include "platform/storage/outbox.hpp"
#include "shop/content/page_document.hpp"
#include "shop/content/published_pages.hpp"
#include "shop/import/import_session.hpp"

namespace spaza {
namespace {

const std::string kDraft =
    "SELECT document, by_whom, at, begun_on, publish_at, planned_by, why, not_published FROM content_draft WHERE "
    "page_code = $1";
const std::string kVersion =
    "SELECT number, document, by_whom, at, why, act FROM content_version WHERE page_code = $1";

std::optional<TimePoint> given_moment(std::int64_t millis) {
    return millis == 0 ? std::nullopt : std::optional{from_millis(millis)};
}

std::optional<TimePoint> given_time(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : given_moment(row.integer(column));
}

PageVersion version_row(const storage::Row& row, const ContentPage& live) {
    ReadPage read = read_page_document(row.text(1), live);
    return {.number = row.get<int>(0),
            .page = std::move(read.page),
            .by = row.get<std::string>(2),
            .at = from_millis(row.integer(3)),
            .why = row.get<std::string>(4),
            .is_whole = read.problems.empty(),
            .act = row.get<std::string>(5)};
}

import::ContentPageRow row_of(const ContentPage& page){return {.code = page.code,
                                                               .name = page.name,
                                                               .title = page.title,
                                                               .seo_title = page.seo_title,
                                                               .seo_description = page.seo_description,
                                                               .kind = page.kind,
                                                               .summary = page.summary,
                                                               .image_url = page.image_url,
                                                               .author = page.author,
                                                               .published_at = given_moment(page.published_at),
                                                               .starts_at = given_moment(page.showing.starts_at),
                                                               .ends_at = given_moment(page.showing.ends_at),
                                                               .draft = page.draft,
                                                               .page_template = page.page_template};
}  // namespace

}  // namespace spaza

std::vector<PageRow> SqlContentAdminStore::rows() {
    return session_.rows(
        "SELECT p.code, p.name, p.title, p.kind, p.starts_at, p.ends_at, p.draft, p.modified_at, d.by_whom, d.at, "
        "d.publish_at, v.by_whom, v.at, v.act FROM content_page p LEFT JOIN content_draft d ON d.page_code = "
        "p.code LEFT "
        "JOIN content_version v ON v.page_code = p.code AND v.number = (SELECT MAX(w.number) FROM content_version "
        "w "
        "WHERE w.page_code = p.code) WHERE p.kind <> 'leaflet' ORDER BY p.name, p.code",
        {}, [](const storage::Row& row) {
            PageRow out;
            out.page.code = row.get<std::string>(0);
            out.page.name = row.get<std::string>(1);
            out.page.title = row.get<std::string>(2);
            out.page.kind = row.get<std::string>(3);
            out.page.showing = {row.integer(4), row.integer(5)};
            out.page.draft = row.get<bool>(6);
            out.has_draft = !row.is_null(8);
            out.publish_at = given_time(row, 10);
            if (!row.is_null(13)) out.act = row.get<std::string>(13);
            if (out.has_draft) {
                out.changed_by = row.get<std::string>(8);
                out.changed_at = given_time(row, 9);
            } else if (!row.is_null(11)) {
                out.changed_by = row.get<std::string>(11);
                out.changed_at = given_time(row, 12);
            } else {
                out.changed_at = given_time(row, 7);
            }
            return out;
        });
}

std::optional<KeptPage> SqlContentAdminStore::find(const std::string& code) {
    auto pages = published_pages(session_, code);
    if (code.empty() || pages.empty() || pages.front().kind == "leaflet") return std::nullopt;
    KeptPage kept{.live = std::move(pages.front())};
    session_.query(
        "SELECT number, by_whom, at, act FROM content_version WHERE page_code = $1 ORDER BY number DESC LIMIT 1",
        {code}, [&](const storage::Row& row) {
            kept.number = row.get<int>(0);
            kept.by = row.get<std::string>(1);
            kept.at = from_millis(row.integer(2));
            kept.act = row.get<std::string>(3);
        });
    if (!kept.at) kept.at = given_moment(kept.live.modified_at);
    kept.draft = session_.row(kDraft, {code}, [&](const storage::Row& row) {
        ReadPage read = read_page_document(row.text(0), kept.live);
        return PageDraft{.page = std::move(read.page),
                         .by = row.get<std::string>(1),
                         .at = from_millis(row.integer(2)),
                         .begun_on = row.get<int>(3),
                         .publish_at = given_moment(row.integer(4)),
                         .planned_by = row.get<std::string>(5),
                         .why = row.get<std::string>(6),
                         .not_published = row.get<std::string>(7),
                         .is_whole = read.problems.empty()};
    });
    return kept;
}

std::optional<KeptPage> SqlContentAdminStore::lock(const std::string& code) {
    lock_page(session_, code);
    auto kept = find(code);
    if (!kept) return std::nullopt;
    // What a file wrote before versions were kept can be had back, too.
    note_page_versions(session_, {code}, {.by = {}, .at = from_millis(kept->live.modified_at), .why = {}});
    return find(code);
}

void SqlContentAdminStore::put_draft(const PageDraft& draft) {
    session_.execute(
        "INSERT INTO content_draft (page_code, document, by_whom, at, begun_on, publish_at, planned_by, why, "
        "not_published) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (page_code) DO UPDATE SET "
        "document = CASE WHEN $10 = 1 THEN excluded.document ELSE content_draft.document END, by_whom = "
        "excluded.by_whom, at = excluded.at, begun_on = excluded.begun_on, "
        "publish_at = "
        "excluded.publish_at, planned_by = excluded.planned_by, why = excluded.why, not_published = "
        "excluded.not_published",
        {draft.page.code, document_of(draft.page), draft.by, to_millis(draft.at), draft.begun_on,
         draft.publish_at ? to_millis(*draft.publish_at) : 0, draft.planned_by, draft.why, draft.not_published,
         draft.is_whole ? 1 : 0});
    storage::append_change(session_, "content", draft.page.code);
}

void SqlContentAdminStore::drop_draft(const std::string& code) {
    session_.execute("DELETE FROM content_draft WHERE page_code = $1", {code});
    storage::append_change(session_, "content", code);
}

void SqlContentAdminStore::await(const std::string& code, TimePoint at) {
    storage::enqueue(session_, kPublicationTopic, code, "{\"at\":" + std::to_string(to_millis(at)) + "}", at);
}

std::vector<import::FieldProblem> SqlContentAdminStore::publish(const ContentPage& page,
                                                                const Publishing& publishing) {
    const auto& [by, why, at, act] = publishing;
    import::ImportSession rows{session_, at, {.name = by, .why = why, .act = act, .is_small = true }};
    auto problems = rows.add(row_of(page));
    if (!problems.empty()) return problems;
    for (std::size_t n = 0; n < page.slots.size(); ++n) {
        const ContentSlot& slot = page.slots[n];
        for (std::size_t m = 0; m < slot.components.size(); ++m) {
            const ContentComponent& each = slot.components[m];
            problems = rows.add(import::ContentComponentRow{.page_code = page.code,
                                                            .slot_code = slot.code,
                                                            .slot_position = static_cast<std::int64_t>(n),
                                                            .slot_lazy = slot.lazy,
                                                            .uid = each.uid,
                                                            .position = static_cast<std::int64_t>(m),
                                                            .type_code = each.type_code,
                                                            .name = each.name,
                                                            .properties = each.properties,
                                                            .starts_at = given_moment(each.showing.starts_at),
                                                            .ends_at = given_moment(each.showing.ends_at),
                                                            .regions = each.regions,
                                                            .slot_place = slot.place});
            if (!problems.empty()) return problems;
        }
    }
    rows.forget_other_components(page.code);
    rows.finish();
    return problems;
}

void SqlContentAdminStore::remove(const std::string& code) {
    for (const char* table : {"content_draft", "content_version", "content_component"})
        session_.execute("DELETE FROM " + std::string{table} + " WHERE page_code = $1", {code});
    session_.execute("DELETE FROM content_page WHERE code = $1", {code});
    storage::append_change(session_, "content", code);
}

std::string SqlContentAdminStore::name_of(const std::string& code) {
    return session_
        .row("SELECT name, title, code FROM content_page WHERE code = $1", {code},
             [](const storage::Row& row) {
                 for (const int each : {0, 1})
                     if (!row.text(each).empty()) return row.get<std::string>(each);
                 return row.get<std::string>(2);
             })
        .value_or("");
}

std::vector<SqlContentAdminStore::Naming> SqlContentAdminStore::naming(const std::string& code,
                                                                       const std::string& path) {
    return session_.rows(
        "SELECT p.name, p.title, p.code, c.properties FROM content_component c JOIN content_page p ON p.code = "
        "c.page_code WHERE p.draft = 0 AND p.code <> $1 AND c.properties LIKE $2 ORDER BY p.name, p.code",
        {code, "%" + path + "%"}, [](const storage::Row& row) {
            const int named = !row.text(0).empty() ? 0 : !row.text(1).empty() ? 1 : 2;
            return Naming{row.get<std::string>(named), row.get<std::string>(3)};
        });
}

std::vector<PageVersion> SqlContentAdminStore::versions(const ContentPage& live, int most) {
    return session_.rows(kVersion + " ORDER BY number DESC LIMIT $2", {live.code, most},
                         [&](const storage::Row& row) { return version_row(row, live); });
}

std::optional<PageVersion> SqlContentAdminStore::version(const ContentPage& live, int number) {
    return session_.row(kVersion + " AND number = $2", {live.code, number},
                        [&](const storage::Row& row) { return version_row(row, live); });
}

std::map<std::string, std::string> SqlContentAdminStore::pairs(const std::string& sql,
                                                               const std::vector<std::string>& codes,
                                                               const std::string& page) {
    std::map<std::string, std::string> found;
    constexpr std::size_t kAtOnce = 50;
    for (std::size_t from = 0; from < codes.size(); from += kAtOnce) {
        std::vector<storage::Value> values;
        if (!page.empty()) values.emplace_back(page);
        std::string places;
        // The same statement for whatever number: the last code fills up the rest.
        for (std::size_t n = 0; n < kAtOnce; ++n) {
            values.emplace_back(codes[std::min(from + n, codes.size() - 1)]);
            places += (n > 0 ? ", $" : "$") + std::to_string(values.size());
        }
        session_.query(sql + " IN (" + places + ")", values,
                       [&](const storage::Row& row) { found.emplace(row.text(0), row.text(1)); });
    }
    return found;
}

KnownNames SqlContentAdminStore::known(const std::string& page, const PageNames& names) {
    KnownNames known{.products = pairs("SELECT code, name FROM product WHERE code", names.products),
                     .categories = pairs("SELECT code, name FROM category WHERE code", names.categories),
                     .brands = pairs("SELECT code, name FROM brand WHERE code", names.brands)};
    known.uids =
        pairs("SELECT uid, page_code FROM content_component WHERE page_code <> $1 AND uid", names.uids, page);
    known.slots = pairs(
        "SELECT slot_code, page_code FROM content_component WHERE page_code <> $1 AND type_code <> 'SharedSlot' "
        "AND "
        "slot_code",
        names.slots, page);
    // What was taken down leads nowhere by itself; what was never shown is being written.
    session_.query(
        "SELECT p.code, p.kind FROM content_page p WHERE p.draft = 0 OR p.code = $1 OR COALESCE((SELECT v.act "
        "FROM "
        "content_version v WHERE v.page_code = p.code ORDER BY v.number DESC LIMIT 1), '') <> $2",
        {page, std::string{kPageTakenDown}},
        [&](const storage::Row& row) { known.pages.emplace(row.text(0), row.text(1)); });
    session_.query("SELECT old_code FROM moved_address WHERE kind = 'path'", {},
                   [&](const storage::Row& row) { known.moved.emplace(row.text(0)); });
    return known;
}

}  // namespace spaza
