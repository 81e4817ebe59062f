#pragma once

#include <string>

#include "platform/storage/storage.hpp"
#include "shop/orders/orders.hpp"

namespace spaza {

// How the order store reads orders and consignments from rows.

extern const std::string kOrderColumns;  ///< SELECT … FROM, as order_from reads them.
extern const std::string kConsignmentColumns;

/// The only maker of orders and parts in any state.
class OrderRows {
public:
    static OrderHead head(OrderFacts facts, OrderState state) { return {std::move(facts), std::move(state), {}}; }
    static Order order(OrderFacts facts, OrderState state) { return {std::move(facts), std::move(state), {}}; }
    static OrderConsignment part(ConsignmentFacts facts, ConsignmentState state) {
        return {std::move(facts), std::move(state), {}};
    }
};

OrderHead head_from(const storage::Row& row);
Order order_from(const storage::Row& row);
/// The first column is the order's code.
OrderConsignment consignment_from(const storage::Row& row);
/// As order_from reads it back.
std::string recipient_text(const Recipient& recipient);

}  // namespace spaza
