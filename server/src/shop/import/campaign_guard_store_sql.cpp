#include "shop/import/campaign_guard_store_sql.hpp"

namespace spaza::import {

void CampaignGuard::load(storage::Session& session) {
    if (loaded_) return;
    loaded_ = true;
    session.query(
        "SELECT c.product_code, c.id, c.cents, c.ends_at, c.after_cents, c.after_was_cents, c.after_offer_ends_at "
        "FROM price_campaign c JOIN price p ON p.product_code = c.product_code AND p.content_hash = "
        "c.written_hash "
        "WHERE c.state = 'running'",
        {}, [&](const storage::Row& row) {
            Running running{.id = row.get<std::string>(1),
                            .price = Money::cents(row.integer(2)),
                            .ends_at = from_millis(row.integer(3))};
            if (!row.is_null(4)) {
                running.after.emplace();
                running.after->price = Money::cents(row.integer(4));
                if (!row.is_null(5)) running.after->was_price = Money::cents(row.integer(5));
                if (!row.is_null(6)) running.after->offer_ends_at = from_millis(row.integer(6));
            }
            running_.emplace(row.get<std::string>(0), std::move(running));
        });
}

std::optional<PriceRow> CampaignGuard::shown(storage::Session& session, const PriceRow& row) {
    load(session);
    const auto found = running_.find(row.product_code);
    if (found == running_.end()) return row;
    Running& running = found->second;
    if (row.price <= running.price) {
        overtaken_.push_back(running.id);
        return row;
    }
    if (running.after && running.after->price == row.price && running.after->was_price == row.was_price &&
        running.after->offer_ends_at == row.offer_ends_at)
        return std::nullopt;
    running.after = row;
    rebased_.push_back(row.product_code);
    PriceRow shown = row;
    shown.price = running.price;
    shown.was_price = row.price;
    shown.offer_ends_at = running.ends_at;
    return shown;
}

void CampaignGuard::finish(storage::Session& session) const {
    for (const std::string& id : overtaken_)
        session.execute("UPDATE price_campaign SET state = 'overtaken' WHERE id = $1", {id});
    for (const std::string& product : rebased_) {
        const Running& running = running_.at(product);
        const std::optional<std::int64_t> was =
            running.after->was_price ? std::optional{running.after->was_price->in_cents()} : std::nullopt;
        const std::optional<std::int64_t> ends =
            running.after->offer_ends_at ? std::optional{to_millis(*running.after->offer_ends_at)} : std::nullopt;
        session.execute(
            "UPDATE price_campaign SET after_cents = $2, after_was_cents = $3, after_offer_ends_at = $4, "
            "written_hash = (SELECT content_hash FROM price WHERE product_code = $5) WHERE id = $1",
            {running.id, running.after->price.in_cents(), was, ends, product});
    }
}

}  // namespace spaza::import
