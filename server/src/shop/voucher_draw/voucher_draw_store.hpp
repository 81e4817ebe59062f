#pragma once

#include <optional>
#include <vector>

#include "shop/voucher_draw/voucher_draw.hpp"

namespace spaza {

struct VoucherDrawStore {
    virtual ~VoucherDrawStore() = default;
    virtual std::optional<VoucherDraw> find(const std::string& month) = 0;
    /// Orders paid for in full between these times and not cancelled since.
    virtual std::vector<OrderCode> orders(TimePoint from, TimePoint before) = 0;
    /// With the customer's name and mail address, as far as the customer is still known.
    virtual DrawEntry entry(const OrderCode& order) = 0;
    virtual void keep(const VoucherDraw& draw) = 0;
};

}  // namespace spaza
