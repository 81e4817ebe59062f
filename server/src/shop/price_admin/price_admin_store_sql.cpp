#include "shop/price_admin/price_admin_store_sql.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/format.h>
#include <unordered_map>
#include <unordered_set>

#include "platform/storage/numbers.hpp"
#include "shop/import/import_session.hpp"

namespace spaza {
namespace {

constexpr std::size_t kProductsAtOnce = 200;
constexpr std::int64_t kFirstCampaign = 10000;
constexpr const char* kCampaign =
    "SELECT id, product_code, state, cents, starts_at, ends_at, after_cents, after_was_cents, "
    "after_offer_ends_at, "
    "written_hash, by_whom, at, why, agreed FROM price_campaign ";

std::optional<Money> cents_in(const storage::Row& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return Money::cents(row.integer(column));
}
std::optional<TimePoint> moment_in(const storage::Row& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return from_millis(row.integer(column));
}
std::optional<std::int64_t> in_cents(const std::optional<Money>& money) {
    return money ? std::optional{money->in_cents()} : std::nullopt;
}
std::optional<std::int64_t> in_millis(const std::optional<TimePoint>& at) {
    return at ? std::optional{to_millis(*at)} : std::nullopt;
}

KeptPrice price_in(const storage::Row& row) {
    KeptPrice kept;
    kept.product = row.get<std::string>(0);
    kept.name = row.get<std::string>(1);
    kept.on_sale = row.get<bool>(6);
    if (row.is_null(2)) return kept;
    kept.now = ShelfPrice{Money::cents(row.integer(2)), cents_in(row, 3), moment_in(row, 4)};
    kept.hash = row.integer(5);
    kept.version = fmt::format("{:016x}", std::bit_cast<std::uint64_t>(kept.hash));
    return kept;
}

CampaignState campaign_state(std::string_view name) {
    constexpr std::array kAll{CampaignState::waiting, CampaignState::planned,   CampaignState::running,
                              CampaignState::over,    CampaignState::withdrawn, CampaignState::overtaken};
    return *std::ranges::find_if(kAll, [&](CampaignState each) { return name_of(each) == name; });
}

PriceCampaign campaign_in(const storage::Row& row) {
    PriceCampaign campaign{.id = row.get<std::string>(0),
                           .product = row.get<std::string>(1),
                           .state = campaign_state(row.text(2)),
                           .price = Money::cents(row.integer(3)),
                           .starts_at = from_millis(row.integer(4)),
                           .ends_at = from_millis(row.integer(5)),
                           .by = row.get<std::string>(10),
                           .at = from_millis(row.integer(11)),
                           .why = row.get<std::string>(12),
                           .agreed = row.get<bool>(13)};
    if (!row.is_null(6))
        campaign.after = ShelfPrice{Money::cents(row.integer(6)), cents_in(row, 7), moment_in(row, 8)};
    campaign.written = row.get<std::optional<std::int64_t>>(9);
    return campaign;
}

constexpr const char* kPrice =
    "SELECT p.code, p.name, price.cents, price.was_cents, price.offer_ends_at, price.content_hash, p.on_sale FROM "
    "product p "
    "LEFT JOIN price ON price.product_code = p.code ";

}  // namespace

std::optional<KeptPrice> SqlPriceAdminStore::find(const std::string& product) {
    auto found = all({product}, {});
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

std::optional<KeptPrice> SqlPriceAdminStore::lock(const std::string& product) {
    auto all = lock_all({product});
    if (all.empty()) return std::nullopt;
    return std::move(all.front());
}

/// What they cost lately, the latest first; what campaigns wrote does not count.
void SqlPriceAdminStore::add_lately(const std::string& places, const std::vector<storage::Value>& values,
                                    std::vector<KeptPrice>& into, TimePoint since) {
    std::unordered_map<std::string, KeptPrice*> known;
    for (KeptPrice& each : into) known.emplace(each.product, &each);
    std::unordered_set<std::string> done;
    session_.query("SELECT product_code, cents, at, by_whom, agreed FROM price_history WHERE product_code IN (" +
                       places + ") AND by_whom <> 'campaign' ORDER BY product_code, at DESC, id DESC",
                   values, [&](const storage::Row& row) {
                       const std::string product = row.get<std::string>(0);
                       const auto found = known.find(product);
                       if (found == known.end() || done.contains(product)) return;
                       found->second->lately.push_back(Money::cents(row.integer(1)));
                       if (row.text(3) == "import" || row.integer(4) != 0 || row.integer(2) < to_millis(since))
                           done.insert(product);
                   });
}

std::vector<KeptPrice> SqlPriceAdminStore::all(std::vector<std::string> products, std::string_view locked) {
    std::ranges::sort(products);
    constexpr std::chrono::days kLately{7};
    const TimePoint since = SystemClock{}.now() - kLately;
    std::vector<KeptPrice> found;
    for (std::size_t from = 0; from < products.size();) {
        const std::size_t count = std::bit_floor(std::min(products.size() - from, kProductsAtOnce));
        std::string places;
        std::vector<storage::Value> values;
        for (std::size_t n = from; n < from + count; ++n) {
            values.emplace_back(products[n]);
            places += (values.size() > 1 ? ", $" : "$") + std::to_string(values.size());
        }
        if (!locked.empty())  // the price, too: an import that is about to write it is waited for
            for (const char* rows : {"SELECT code FROM product WHERE code IN (",
                                     "SELECT product_code FROM price WHERE product_code IN ("})
                session_.query(rows + places + ") ORDER BY 1" + std::string{locked}, values,
                               [](const storage::Row&) {});
        session_.query(std::string{kPrice} + "WHERE p.code IN (" + places + ") ORDER BY p.code", values,
                       [&](const storage::Row& row) { found.push_back(price_in(row)); });
        add_lately(places, values, found, since);
        from += count;
    }
    return found;
}

std::vector<KeptPrice> SqlPriceAdminStore::lock_all(const std::vector<std::string>& products) {
    return all(products, session_.for_update());
}

std::vector<KeptPrice> SqlPriceAdminStore::find_all(const std::vector<std::string>& products) {
    return all(products, {});
}

std::vector<import::FieldProblem> SqlPriceAdminStore::write(const std::vector<import::PriceRow>& rows,
                                                            TimePoint now, const PriceBy& by) {
    constexpr std::size_t kSmall = 20;
    import::ImportSession session{session_,
                                  now,
                                  {.name = by.name,
                                   .why = by.why,
                                   .agreed = by.agreed,
                                   .is_small = rows.size() <= kSmall }};
    for (const import::PriceRow& row : rows)
        if (auto problems = session.add(row); !problems.empty()) return problems;
    session.finish();
    return {};
}

std::vector<FormerPrice> SqlPriceAdminStore::history(const std::string& product, int most) {
    auto all = session_.rows(
        "SELECT cents, was_cents, offer_ends_at, at, by_whom, why FROM price_history WHERE product_code = $1 "
        "ORDER BY "
        "at DESC, id DESC LIMIT $2",
        {product, most}, [](const storage::Row& row) {
            return FormerPrice{.price = {Money::cents(row.integer(0)), cents_in(row, 1), moment_in(row, 2)},
                               .from = from_millis(row.integer(3)),
                               .until = {},
                               .by = row.get<std::string>(4),
                               .why = row.get<std::string>(5)};
        });
    for (std::size_t n = 1; n < all.size(); ++n) all[n].until = all[n - 1].from;
    return all;
}

PriceCampaign SqlPriceAdminStore::add(PriceCampaign campaign) {
    campaign.id = "CA-" + std::to_string(kFirstCampaign + storage::next_number(session_, "price_campaign"));
    session_.execute(
        "INSERT INTO price_campaign (id, product_code, state, cents, starts_at, ends_at, by_whom, at, why) VALUES "
        "($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {campaign.id, campaign.product, name_of(campaign.state), campaign.price.in_cents(),
         to_millis(campaign.starts_at), to_millis(campaign.ends_at), campaign.by, to_millis(campaign.at),
         campaign.why});
    return campaign;
}

std::optional<PriceCampaign> SqlPriceAdminStore::find_campaign(const std::string& id) {
    return session_.row(std::string{kCampaign} + "WHERE id = $1", {id}, campaign_in);
}

void SqlPriceAdminStore::save(const PriceCampaign& campaign) {
    const auto cents = campaign.after ? std::optional{campaign.after->price.in_cents()} : std::nullopt;
    const auto was = campaign.after ? in_cents(campaign.after->was) : std::nullopt;
    const auto offer = campaign.after ? in_millis(campaign.after->offer_ends_at) : std::nullopt;
    session_.execute(
        "UPDATE price_campaign SET state = $2, starts_at = $3, ends_at = $4, after_cents = $5, after_was_cents = "
        "$6, "
        "after_offer_ends_at = $7, written_hash = $8, agreed = $9 WHERE id = $1",
        {campaign.id, name_of(campaign.state), to_millis(campaign.starts_at), to_millis(campaign.ends_at), cents,
         was, offer, campaign.written, campaign.agreed ? 1 : 0});
}

std::vector<PriceCampaign> SqlPriceAdminStore::campaigns(const std::string& product, int over) {
    auto all = session_.rows(
        std::string{kCampaign} +
            "WHERE product_code = $1 AND state IN ('waiting', 'planned', 'running') ORDER BY starts_at, id",
        {product}, campaign_in);
    auto past = session_.rows(
        std::string{kCampaign} +
            "WHERE product_code = $1 AND state NOT IN ('waiting', 'planned', 'running') ORDER BY ends_at DESC, id "
            "DESC LIMIT $2",
        {product, over}, campaign_in);
    all.insert(all.end(), past.begin(), past.end());
    return all;
}

std::optional<PriceCampaign> SqlPriceAdminStore::overlapping(const std::string& product, TimePoint from,
                                                             TimePoint until) {
    return session_.row(std::string{kCampaign} +
                            "WHERE product_code = $1 AND state IN ('waiting', 'planned', 'running') AND starts_at "
                            "< $3 AND ends_at > "
                            "$2 ORDER BY starts_at LIMIT 1",
                        {product, to_millis(from), to_millis(until)}, campaign_in);
}

std::optional<PriceCampaign> SqlPriceAdminStore::running(const std::string& product) {
    return session_.row(std::string{kCampaign} + "WHERE product_code = $1 AND state = 'running' LIMIT 1",
                        {product}, campaign_in);
}

std::vector<std::string> SqlPriceAdminStore::with_running(const std::vector<std::string>& products) {
    auto all = session_.rows("SELECT product_code FROM price_campaign WHERE state = 'running'", {},
                             [](const storage::Row& row) { return row.get<std::string>(0); });
    const std::unordered_set<std::string> asked{products.begin(), products.end()};
    std::erase_if(all, [&](const std::string& each) { return !asked.contains(each); });
    return all;
}

std::vector<std::string> SqlPriceAdminStore::due(TimePoint now, int most) {
    const auto ids = [&](const char* sql) {
        return session_.rows(sql, {to_millis(now), most},
                             [](const storage::Row& row) { return row.get<std::string>(0); });
    };
    auto all =
        ids("SELECT id FROM price_campaign WHERE state = 'running' AND ends_at <= $1 ORDER BY ends_at LIMIT $2");
    const auto more = ids(
        "SELECT id FROM price_campaign WHERE state = 'planned' AND starts_at <= $1 ORDER BY starts_at LIMIT $2");
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace spaza
