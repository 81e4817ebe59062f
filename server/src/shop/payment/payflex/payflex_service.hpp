#pragma once

#include <atomic>
#include <limits>
#include <mutex>
#include <string>

#include "base/clock.hpp"
#include "base/web_calls.hpp"
#include "shop/payment/payment_gateway.hpp"

namespace spaza {

struct PayflexSettings {
    std::string client_id;
    std::string client_secret;
    std::string login{"https://auth.payflex.co.za/auth/merchant"};
    std::string audience{"https://auth-production.payflex.co.za"};
    std::string api{"https://api.payflex.co.za"};
    std::string shop{"http://localhost:8080"};
};

/// What Payflex says of an order; unknown words stay pending until a person has looked.
GatewayStatus payflex_status(std::string_view order_status);

/// Payflex: four instalments. It sends no notifications; its answer to a question is what counts.
class PayflexService final : public PaymentGateway {
public:
    PayflexService(const PayflexSettings& settings, WebCalls& calls, const Clock& clock)
        : settings_{settings}, calls_{calls}, clock_{clock} {}

    std::string name() const override { return "payflex"; }
    /// The merchant's; nothing before they are known, and while Payflex does not answer.
    std::optional<PaymentLimits> limits() const override;
    bool one_at_a_time() const override { return true; }
    void look_around() override;
    std::optional<PaymentInstruction> instruction(const PaymentAttempt&, const PaymentMode&,
                                                  const Basket&) const override {
        return std::nullopt;
    }
    Opening open(const PaymentAttempt& attempt, const PaymentMode& mode, const Basket& basket) override;
    Notice read(const std::string&) const override { return {}; }
    bool allowed_source(const std::string&) const override { return false; }
    Confirmation confirm(const Notice&) override { return Confirmation::denied; }
    std::map<std::string, QueryAnswer> query(const std::vector<PaymentAttempt>& attempts) override;
    RefundAnswer refund(const RefundOrder& order) override;

private:
    /// Empty when Payflex does not give one. Nobody waits for another's question, and after one that failed it is
    /// not asked for a while.
    std::string token();
    /// A call with the token; once more with a new one when Payflex does not know it any more.
    template <class Call>
    WebCalls::Answer signed_in(Call&& call);
    void not_well();
    QueryAnswer ask(const PaymentAttempt& attempt);

    const PayflexSettings& settings_;
    WebCalls& calls_;
    const Clock& clock_;
    std::atomic<std::int64_t> least_{1};
    std::atomic<std::int64_t> most_{0};
    std::atomic<std::int64_t> look_again_at_{0};
    std::atomic<bool> well_{true};  // otherwise not offered until `look_around` finds it is
    std::mutex mutex_;              // never held during a call
    std::string token_;
    TimePoint token_until_{};
    TimePoint no_token_until_{};
};

}  // namespace spaza
