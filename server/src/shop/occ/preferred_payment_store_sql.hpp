#pragma once

#include "platform/storage/storage.hpp"
#include "shop/occ/preferred_payment_store.hpp"

namespace spaza {

class SqlPreferredPaymentStore final : public PreferredPaymentStore {
public:
    explicit SqlPreferredPaymentStore(storage::Session& session) : session_{session} {}
    std::string of(const CustomerId& customer) override;
    void prefer(const CustomerId& customer, const std::string& mode, TimePoint at) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
