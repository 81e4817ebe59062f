#pragma once

#include <string>

#include "base/web_calls.hpp"
#include "shop/payment/asked_gateway_service.hpp"
#include "shop/payment/ozow/ozow_rules.hpp"

namespace spaza {

struct OzowSettings {
    std::string site_code;
    std::string private_key;
    std::string api_key;
    std::string page{"https://pay.ozow.com"};
    std::string api{"https://api.ozow.com"};
    std::string shop{"http://localhost:8080"};
    bool test{false};
};

/// Ozow instant EFT: a hashed form, notifications of which several may come, a question by our reference.
class OzowService final : public AskedGateway {
public:
    OzowService(const OzowSettings& settings, WebCalls& calls) : settings_{settings}, calls_{calls} {}

    std::string name() const override { return "ozow"; }
    std::optional<PaymentInstruction> instruction(const PaymentAttempt& attempt, const PaymentMode& mode,
                                                  const Basket& basket) const override;
    Notice read(const std::string& raw_body) const override;
    RefundAnswer refund(const RefundOrder& order) override;

private:
    QueryAnswer ask(const std::string& merchant_ref, const std::string& transaction_id) override;

    const OzowSettings& settings_;
    WebCalls& calls_;
};

}  // namespace spaza
