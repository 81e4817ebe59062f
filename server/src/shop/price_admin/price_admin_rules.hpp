#pragma once

#include "base/result.hpp"
#include "shop/price_admin/price_admin.hpp"

namespace spaza {

/// Whether a price moves by more than so many percent. A first price moves by nothing; one that was free moves by
/// more than any.
bool is_large_move(const std::optional<ShelfPrice>& before, Money after, const PricePolicy& policy);

/// The same against all that it cost lately, so that many small steps are one large one. A first price is large
/// for what is on sale, or when it is nothing.
bool takes_two(const KeptPrice& kept, const std::optional<ShelfPrice>& base, Money after,
               const PricePolicy& policy);

/// To the nearest price that ends so.
Money rounded(Money price, PriceRule::Rounding rounding);

/// What the rule makes of a price; the reason in words when it makes none.
std::expected<ShelfPrice, std::string> by_rule(const PriceRule& rule, const std::optional<ShelfPrice>& now);

/// On how many of the last 90 days the price was that or more.
int days_charged(Money least, const std::vector<FormerPrice>& latest_first, TimePoint now);

/// A running campaign's price as shoppers see it.
ShelfPrice shown_in(const PriceCampaign& campaign, const ShelfPrice& base);

}  // namespace spaza
