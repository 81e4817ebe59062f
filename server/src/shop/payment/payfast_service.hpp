#pragma once

#include <string>
#include <vector>

#include "base/clock.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/web_calls.hpp"

namespace spaza {

struct PayfastSettings {
    std::string merchant_id{"10000100"};  // the vendor's public sandbox merchant
    std::string merchant_key{"46f0cd694581a"};
    std::string passphrase{"jt7NOE43FZPn"};
    std::string site{"https://sandbox.payfast.co.za"};  // page and confirmation
    std::string api{"https://api.payfast.co.za"};
    bool testing{true};                         // `?testing=true` on the API
    std::vector<std::string> sources;           // a.b.c.d/n; empty: any
    std::string shop{"http://localhost:8080"};  // how shoppers and the gateway reach us
};

/// Payfast: hosted page, instant notification, confirmation and history.
class PayfastService final : public PaymentGateway {
public:
    PayfastService(const PayfastSettings& settings, WebCalls& calls, const Clock& clock)
        : settings_{settings}, calls_{calls}, clock_{clock} {}

    std::string name() const override { return "payfast"; }
    PaymentInstruction instruction(const PaymentAttempt& attempt, const PaymentMode& mode, const Payer& payer,
                                   const std::string& description) const override;
    Notice read(const std::string& raw_body) const override;
    bool allowed_source(const std::string& peer) const override;
    Confirmation confirm(const Notice& notice) override;
    QueryAnswer query(const PaymentAttempt& attempt) override;

private:
    const PayfastSettings& settings_;
    WebCalls& calls_;
    const Clock& clock_;
};

}  // namespace spaza
