#pragma once

#include <string>

#include "base/clock.hpp"
#include "shop/payment/paygate_rules.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/web_calls.hpp"

namespace spaza {

struct PaygateSettings {
    std::string id{"10011072130"};  // the vendor's public test account
    std::string key{"secret"};
    std::string site{"https://secure.paygate.co.za"};
    std::string shop{"http://localhost:8080"};
};

/// PayGate PayWeb3: announced payments on a hosted page, notification, question. It has no call for refunds.
class PaygateService final : public PaymentGateway {
public:
    PaygateService(const PaygateSettings& settings, WebCalls& calls, const Clock& clock)
        : settings_{settings}, calls_{calls}, clock_{clock} {}

    std::string name() const override { return "paygate"; }
    std::optional<PaymentInstruction> instruction(const PaymentAttempt&, const PaymentMode&,
                                                  const Basket&) const override {
        return std::nullopt;
    }
    Opening open(const PaymentAttempt& attempt, const PaymentMode& mode, const Basket& basket) override;
    Notice read(const std::string& raw_body) const override;
    bool allowed_source(const std::string&) const override { return true; }  // every notice is asked about
    Confirmation confirm(const Notice& notice) override;
    std::map<std::string, QueryAnswer> query(const std::vector<PaymentAttempt>& attempts) override;
    RefundAnswer refund(const RefundOrder& order) override;

private:
    WebCalls::Answer call(const char* page, const paygate::Fields& fields);
    QueryAnswer ask(const std::string& gateway_ref, const std::string& merchant_ref);

    const PaygateSettings& settings_;
    WebCalls& calls_;
    const Clock& clock_;
};

}  // namespace spaza
