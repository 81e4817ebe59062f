#pragma once

#include <string>

#include "base/web_calls.hpp"
#include "shop/payment/asked_gateway_service.hpp"
#include "shop/payment/peach/peach_rules.hpp"

namespace spaza {

struct PeachSettings {
    std::string entity;  // 32 hex digits
    std::string secret;  // signs both ways
    std::string site{"https://secure.peachpayments.com"};
    std::string shop{"http://localhost:8080"};
    bool test{false};  // takes payments with test cards
};

/// Peach Payments' hosted checkout: a signed form, notifications in any order, a question by our reference.
class PeachService final : public AskedGateway {
public:
    PeachService(const PeachSettings& settings, WebCalls& calls) : settings_{settings}, calls_{calls} {}

    std::string name() const override { return "peach"; }
    std::optional<PaymentInstruction> instruction(const PaymentAttempt& attempt, const PaymentMode& mode,
                                                  const Basket& basket) const override;
    Notice read(const std::string& raw_body) const override;
    Confirmation confirm(const Notice& notice) override;
    RefundAnswer refund(const RefundOrder& order) override;

private:
    QueryAnswer ask(const std::string& merchant_ref, const std::string& checkout_id) override;

    const PeachSettings& settings_;
    WebCalls& calls_;
};

}  // namespace spaza
