#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/last_orders.hpp"

namespace spaza {

class SqlLastOrders final : public LastOrders {
public:
    explicit SqlLastOrders(storage::Session& session) : session_{session} {}

    std::optional<TimePoint> last_order(const CustomerId& customer) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
