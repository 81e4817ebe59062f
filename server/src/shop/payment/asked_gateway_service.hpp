#pragma once

#include "shop/payment/payment_gateway.hpp"

namespace spaza {

/// A gateway whose notices are believed when it answers the same on being asked, so they may come from anywhere.
class AskedGateway : public PaymentGateway {
public:
    bool allowed_source(const std::string&) const override { return true; }
    Confirmation confirm(const Notice& notice) override;
    std::map<std::string, QueryAnswer> query(const std::vector<PaymentAttempt>& attempts) override;

protected:
    /// With the gateway's own reference it is asked about that payment only.
    virtual QueryAnswer ask(const std::string& merchant_ref, const std::string& gateway_ref) = 0;
    static Confirmation compared(const Notice& notice, const QueryAnswer& answer);
};

}  // namespace spaza
