#pragma once

#include "platform/storage/storage.hpp"
#include "shop/voucher_draw/voucher_draw_store.hpp"

namespace spaza {

class SqlVoucherDrawStore final : public VoucherDrawStore {
public:
    explicit SqlVoucherDrawStore(storage::Session& session) : session_{session} {}
    std::optional<VoucherDraw> find(const std::string& month) override;
    std::vector<OrderCode> orders(TimePoint from, TimePoint before) override;
    DrawEntry entry(const OrderCode& order) override;
    void keep(const VoucherDraw& draw) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
