#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "shop/orders/orders.hpp"

namespace spaza {

/// What a warehouse or store does with a consignment: pick, ship, ready, collect, deliver.
std::optional<ConsignmentStatus> step_named(std::string_view name);

/// Whether shoppers and staff may be led there: an address of the web; others could run in their page.
bool is_followable(std::string_view tracking_url);

/// Whether that is what was to be shown; whoever asks for no code, or handed no code out, is not held up.
bool is_collection_code(const OrderConsignment& consignment, std::string_view shown);

/// What the order is when its parts are as they are; nothing when that does not change it.
std::optional<OrderStatus> status_after(const Order& order);

/// What units of an entry are worth after its discounts, so that all of them together are worth its total, less
/// what price beats gave back for them.
Money value_of(const OrderEntry& entry, int units);

/// What is cancelled and given back when these units are; no units: everything that is left. What came free with
/// them goes as well; what is kept of it nevertheless is taken off what is given back (docs/promotions.md).
Result<Cancellation> cancellation_of(const Order& order, const std::vector<CancelledUnits>& wanted);

/// What units that were handed over and came back are worth. Nothing goes along with them: of gifts and deals that
/// are not earned any more the worth is taken off. The delivery goes back with the last units that were delivered,
/// when it `counts`.
Result<Cancellation> taken_back_of(const Order& order, const std::vector<CancelledUnits>& units,
                                   bool delivery_counts);

/// Of an order whose balance is not paid nothing more can go back than its deposit, all of it.
void only_deposit(Cancellation& cancellation, Money deposit);

}  // namespace spaza
