#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "base/web_calls.hpp"
#include "shop/payment/payfast/payfast_rules.hpp"
#include "shop/payment/payment_gateway.hpp"

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

/// Payfast: hosted page, instant notification, confirmation, history and refunds.
class PayfastService final : public PaymentGateway {
public:
    PayfastService(const PayfastSettings& settings, WebCalls& calls, const Clock& clock)
        : settings_{settings}, calls_{calls}, clock_{clock} {}

    std::string name() const override { return "payfast"; }
    std::optional<PaymentInstruction> instruction(const PaymentAttempt& attempt, const PaymentMode& mode,
                                                  const Basket& basket) const override;
    Notice read(const std::string& raw_body) const override;
    bool allowed_source(const std::string& peer) const override;
    Confirmation confirm(const Notice& notice) override;
    /// There is no question about one payment: the history since the oldest is read once for all of them. What was
    /// read lately is not read again: today and yesterday for half a minute, older days for an hour.
    std::map<std::string, QueryAnswer> query(const std::vector<PaymentAttempt>& attempts) override;
    bool quick_query() const override { return false; }
    RefundAnswer refund(const RefundOrder& order) override;

private:
    using Fields = std::vector<std::pair<std::string, std::string>>;
    WebCalls::Headers signed_headers(const Fields& parameters) const;
    std::string api_url(const std::string& path, const Fields& query) const;
    /// What Payfast would still give back of a payment; nothing when it does not say.
    std::optional<Money> refundable(const std::string& gateway_ref);

    /// Credits of some days, by our reference.
    struct Days {
        std::string from;
        std::string to;
        TimePoint read_at{};
        std::multimap<std::string, payfast::HistoryLine> lines{};
    };
    /// False when Payfast does not say.
    bool read_days(Days& days, const std::string& from, const std::string& to, std::chrono::seconds fresh);

    const PayfastSettings& settings_;
    WebCalls& calls_;
    const Clock& clock_;
    std::mutex mutex_;  // of what was read
    Days recent_{};
    Days older_{};
};

}  // namespace spaza
