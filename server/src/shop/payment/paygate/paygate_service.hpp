#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/web_calls.hpp"
#include "shop/payment/asked_gateway_service.hpp"
#include "shop/payment/paygate/paygate_rules.hpp"

namespace spaza {

struct PaygateSettings {
    std::string id{"10011072130"};  // the vendor's public test account
    std::string key{"secret"};
    std::string site{"https://secure.paygate.co.za"};
    std::string shop{"http://localhost:8080"};
};

/// PayGate PayWeb3: announced payments on a hosted page, notification, question. It has no call for refunds.
class PaygateService final : public AskedGateway {
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
    std::map<std::string, QueryAnswer> query(const std::vector<PaymentAttempt>& attempts) override;
    RefundAnswer refund(const RefundOrder& order) override;

private:
    WebCalls::Answer call(const char* page, const paygate::Fields& fields);
    QueryAnswer ask(const std::string& merchant_ref, const std::string& gateway_ref) override;

    const PaygateSettings& settings_;
    WebCalls& calls_;
    const Clock& clock_;
};

}  // namespace spaza
