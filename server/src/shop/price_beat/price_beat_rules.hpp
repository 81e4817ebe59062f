#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "shop/orders/orders.hpp"
#include "shop/price_beat/price_beat.hpp"

namespace spaza {

/// How many days are left to claim; 0: today is the last. Nothing once the window has closed.
std::optional<int> days_left(std::chrono::sys_days bought_on, std::chrono::sys_days today,
                             std::chrono::days window);

/// The difference and 10 % of it, half a cent up; never more than the price itself. Refused, at `competitorPrice`,
/// when theirs is not lower.
Result<BeatenPrice> amount_due(Money own_price, Money competitor_price, PriceBeatKind kind,
                               const PriceBeatPolicy& policy);

/// `9499.00` → cents; nothing for what contract/rules refuses.
std::optional<Money> price_in(std::string_view text);

/// The host of a link, in lower case and without its port; "" when it has none.
std::string host_of(std::string_view url);

/// The product a page of the shop is about, of a link or a path; nothing when it is no page of the shop's.
std::optional<ProductCode> product_of_page(std::string_view url, const PriceBeatPolicy& policy,
                                           const std::string& asked_host);

/// Their page is neither ours nor on a site that does not count. Errors name `competitorProductURL`.
Done check_competitor(std::string_view url, const PriceBeatPolicy& policy, const std::string& asked_host);

/// What was paid for one unit of an entry, after all discounts.
Money paid_for_one(const OrderEntry& entry);

/// Whether one more unit of an entry may be claimed for; `claimed_at`: when its others were, oldest first.
Done may_be_claimed(const Order& order, const OrderEntry& entry, const std::vector<TimePoint>& claimed_at,
                    std::chrono::sys_days today, std::chrono::days window);

/// What is typed into a claim by contract/rules, all that is wrong at once.
std::vector<Error> check_form(const PriceBeatForm& form);

}  // namespace spaza
