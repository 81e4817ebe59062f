#include "shop/promotion_admin/promotion_admin_store_sql.hpp"

#include <algorithm>
#include <stdexcept>

#include "shop/import/import_session.hpp"
#include "shop/promotions/definition.hpp"

namespace spaza {
namespace {

/// Offers to one customer alone have no hash: no file and nobody here wrote them.
const std::string kPublished =
    "SELECT code, type, title, description, definition, priority, enabled, starts_at, ends_at, max_uses, "
    "max_uses_per_customer, max_given_cents, content_hash FROM promotion WHERE content_hash <> 0";

const std::string kDraft = "SELECT code, document, by_whom, at FROM promotion_draft";

const std::string kVersion = "SELECT code, number, document, act, by_whom, at, why FROM promotion_version";

/// Orders that count: what is cancelled whole, or was never paid, gave nothing.
const std::string kGiven =
    "FROM order_discount d JOIN customer_order o ON o.code = d.order_code WHERE o.reservation <> 'released' AND "
    "o.status <> 'CANCELLED'";

std::optional<TimePoint> moment_in(const storage::Row& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return from_millis(row.integer(column));
}

KeptPromotion published_in(const storage::Row& row) {
    Promotion promotion{.code = row.get<std::string>(0)};
    const auto kind = promotion_kind(row.text(1));
    if (!kind) throw std::runtime_error{"promotion " + promotion.code + " is of no known type"};
    promotion.kind = *kind;
    promotion.title = row.get<std::string>(2);
    promotion.description = row.get<std::string>(3);
    read_definition(promotion, row.text(4));
    promotion.priority = row.get<int>(5);
    promotion.enabled = row.get<bool>(6);
    promotion.starts_at = moment_in(row, 7);
    promotion.ends_at = moment_in(row, 8);
    promotion.max_uses = row.get<int>(9);
    promotion.max_uses_per_customer = row.get<int>(10);
    promotion.max_given = Money::cents(row.integer(11));
    KeptPromotion kept{.code = promotion.code};
    kept.hash = row.integer(12);
    kept.published = std::move(promotion);
    return kept;
}

PromotionDraft draft_in(const storage::Row& row) {
    return {.promotion = read_document(row.get<std::string>(0), row.text(1)),
            .by = row.get<std::string>(2),
            .at = from_millis(row.integer(3))};
}

PromotionVersion version_in(const storage::Row& row) {
    return {.number = row.get<int>(1),
            .promotion = read_document(row.get<std::string>(0), row.text(2)),
            .act = row.integer(3),
            .by = row.get<std::string>(4),
            .at = from_millis(row.integer(5)),
            .why = row.get<std::string>(6)};
}

}  // namespace

std::vector<KeptPromotion> SqlPromotionAdminStore::all() {
    auto kept = session_.rows(kPublished + " ORDER BY code", {}, published_in);
    std::map<std::string, std::size_t> place;
    for (std::size_t n = 0; n < kept.size(); ++n) place.emplace(kept[n].code, n);
    for (PromotionDraft& draft : session_.rows(kDraft + " ORDER BY code", {}, draft_in)) {
        const std::string code = draft.promotion.code;
        if (const auto found = place.find(code); found != place.end())
            kept[found->second].draft = std::move(draft);
        else
            kept.push_back({.code = code, .published = {}, .hash = 0, .draft = std::move(draft)});
    }
    std::map<std::string, std::int64_t> revisions;
    session_.query("SELECT code, revision FROM promotion_revision", {},
                   [&](const storage::Row& row) { revisions.emplace(row.text(0), row.integer(1)); });
    for (KeptPromotion& each : kept)
        if (const auto found = revisions.find(each.code); found != revisions.end()) each.revision = found->second;
    return kept;
}

std::optional<PromotionDraft> SqlPromotionAdminStore::draft_of(const std::string& code) {
    return session_.row(kDraft + " WHERE code = $1", {code}, draft_in);
}

std::optional<KeptPromotion> SqlPromotionAdminStore::find(const std::string& code) {
    auto kept = session_.row(kPublished + " AND code = $1", {code}, published_in);
    auto draft = draft_of(code);
    if (!kept && !draft) return std::nullopt;
    KeptPromotion found = kept ? *std::move(kept) : KeptPromotion{.code = code};
    found.draft = std::move(draft);
    found.revision = session_
                         .row("SELECT revision FROM promotion_revision WHERE code = $1", {code},
                              [](const storage::Row& row) { return row.integer(0); })
                         .value_or(0);
    return found;
}

std::optional<KeptPromotion> SqlPromotionAdminStore::lock(const std::string& code) {
    // Whoever works at it holds both rows, in this order; there is one of them at least.
    for (const char* table : {"promotion", "promotion_draft"})
        session_.query(
            "SELECT 1 FROM " + std::string{table} + " WHERE code = $1" + std::string{session_.for_update()},
            {code}, [](const storage::Row&) {});
    return find(code);
}

bool SqlPromotionAdminStore::is_taken(const std::string& code) {
    return session_
        .row(
            "SELECT 1 FROM promotion WHERE code = $1 UNION ALL SELECT 1 FROM promotion_draft WHERE code = $1 "
            "UNION ALL SELECT 1 FROM promotion_version WHERE code = $1",
            {code}, [](const storage::Row&) { return true; })
        .has_value();
}

void SqlPromotionAdminStore::raise(const std::string& code) {
    session_.execute(
        "INSERT INTO promotion_revision (code, revision) VALUES ($1, 1) ON CONFLICT (code) DO UPDATE SET revision "
        "= "
        "promotion_revision.revision + 1",
        {code});
}

bool SqlPromotionAdminStore::add_draft(const Promotion& promotion, const std::string& by, TimePoint at) {
    const bool is_new = session_.execute(
                            "INSERT INTO promotion_draft (code, document, by_whom, at) VALUES ($1, $2, $3, $4) ON "
                            "CONFLICT (code) DO NOTHING",
                            {promotion.code, document_text(promotion), by, to_millis(at)}) == 1;
    if (is_new) raise(promotion.code);
    return is_new;
}

void SqlPromotionAdminStore::put_draft(const Promotion& promotion, const std::string& by, TimePoint at) {
    session_.execute(
        "INSERT INTO promotion_draft (code, document, by_whom, at) VALUES ($1, $2, $3, $4) ON CONFLICT (code) DO "
        "UPDATE SET document = excluded.document, by_whom = excluded.by_whom, at = excluded.at",
        {promotion.code, document_text(promotion), by, to_millis(at)});
    raise(promotion.code);
}

void SqlPromotionAdminStore::drop_draft(const std::string& code) {
    session_.execute("DELETE FROM promotion_draft WHERE code = $1", {code});
    raise(code);
}

std::vector<import::FieldProblem> SqlPromotionAdminStore::publish(const Promotion& promotion, TimePoint at) {
    import::ImportSession rows{session_, at, {.is_small = true }};
    auto problems = rows.add(import::PromotionRow{promotion});
    if (!problems.empty()) return problems;
    rows.finish();
    raise(promotion.code);
    return problems;
}

std::vector<PromotionVersion> SqlPromotionAdminStore::versions(const std::string& code, int most) {
    return session_.rows(kVersion + " WHERE code = $1 ORDER BY number DESC LIMIT $2", {code, most}, version_in);
}

std::optional<PromotionVersion> SqlPromotionAdminStore::version(const std::string& code, int number) {
    return session_.row(kVersion + " WHERE code = $1 AND number = $2", {code, number}, version_in);
}

void SqlPromotionAdminStore::add_version(const PromotionVersion& version) {
    session_.execute(
        "INSERT INTO promotion_version (code, number, document, act, by_whom, at, why) VALUES ($1, "
        "(SELECT COALESCE(MAX(number), 0) + 1 FROM promotion_version WHERE code = $1), $2, $3, $4, $5, $6)",
        {version.promotion.code, document_text(version.promotion), version.act, version.by, to_millis(version.at),
         version.why});
}

std::map<std::string, PromotionFigures> SqlPromotionAdminStore::figures() {
    std::map<std::string, PromotionFigures> all;
    session_.query("SELECT d.promotion_code, COUNT(DISTINCT d.order_code), SUM(d.cents) " + kGiven +
                       " GROUP BY d.promotion_code",
                   {}, [&](const storage::Row& row) {
                       all.emplace(row.text(0), PromotionFigures{row.get<int>(1), Money::cents(row.integer(2))});
                   });
    return all;
}

PromotionFigures SqlPromotionAdminStore::figures(const std::string& code) {
    return session_
        .row("SELECT COUNT(DISTINCT d.order_code), COALESCE(SUM(d.cents), 0) " + kGiven +
                 " AND d.promotion_code = $1",
             {code},
             [](const storage::Row& row) {
                 return PromotionFigures{row.get<int>(0), Money::cents(row.integer(1))};
             })
        .value_or(PromotionFigures{});
}

std::pair<std::int64_t, Money> SqlPromotionAdminStore::taken(const std::string& code) {
    std::pair<std::int64_t, Money> taken;
    session_.query(
        "SELECT kind, used FROM promotion_use WHERE code = $1 AND customer_id = '' AND kind IN ('promotion', "
        "'given')",
        {code}, [&](const storage::Row& row) {
            if (row.text(0) == "promotion") taken.first = row.integer(1);
            if (row.text(0) == "given") taken.second = Money::cents(row.integer(1));
        });
    return taken;
}

int SqlPromotionAdminStore::coupons(const std::string& code) {
    return session_
        .row("SELECT COUNT(*) FROM coupon WHERE promotion_code = $1", {code},
             [](const storage::Row& row) { return row.get<int>(0); })
        .value_or(0);
}

std::map<std::string, std::string> SqlPromotionAdminStore::names(const std::string& table,
                                                                 const std::vector<std::string>& codes) {
    std::map<std::string, std::string> found;
    constexpr std::size_t kAtOnce = 50;
    for (std::size_t from = 0; from < codes.size(); from += kAtOnce) {
        std::string places;
        std::vector<storage::Value> values;
        // The same statement for whatever number: the last code fills up the rest.
        for (std::size_t n = 0; n < kAtOnce; ++n) {
            places += (n > 0 ? ", $" : "$") + std::to_string(n + 1);
            values.emplace_back(codes[std::min(from + n, codes.size() - 1)]);
        }
        session_.query("SELECT code, name FROM " + table + " WHERE code IN (" + places + ")", values,
                       [&](const storage::Row& row) { found.emplace(row.text(0), row.text(1)); });
    }
    return found;
}

std::map<std::string, std::string> SqlPromotionAdminStore::product_names(const std::vector<std::string>& codes) {
    return names("product", codes);
}

std::map<std::string, std::string> SqlPromotionAdminStore::category_names(const std::vector<std::string>& codes) {
    return names("category", codes);
}

std::map<std::string, std::string> SqlPromotionAdminStore::brand_names(const std::vector<std::string>& codes) {
    return names("brand", codes);
}

}  // namespace spaza
