#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"
#include "paysim/courier.hpp"
#include "paysim/signing.hpp"

namespace spaza::paysim {

struct SandboxSettings {
    std::string merchant_id{"10000100"};
    std::string merchant_key{"46f0cd694581a"};
    std::string passphrase{"jt7NOE43FZPn"};
    std::int64_t first_payment{1'000'001};
    std::chrono::milliseconds delay{5'000};    // of a delayed notification
    std::chrono::milliseconds retry{600'000};  // until the second try; doubled after each
};

/// What the shopper presses on the payment page: the honest ways, and the faults a shop must survive.
enum class Press {
    pay,
    decline,
    cancel,
    lose_return,
    lose_notification,
    delay_notification,
    notify_twice,
    notify_out_of_order,
    wrong_amount,
    bad_signature,
    confirmation_fails,
};

struct Payment {
    std::int64_t id{};
    Fields form;
    Money amount;
    std::optional<TimePoint> paid_at;
    int failing_confirmations{0};
    Money refunded{};

    std::string field(std::string_view name) const;
};

struct Notification {
    std::int64_t payment{};
    std::string merchant_ref;
    std::string status;
    std::string url;
    std::string body;
    std::vector<long> answers;  // HTTP status of every try, 0 for none
};

/// Payfast's sandbox as its documentation describes it, with faults on request. Keeps everything in memory.
class PayfastSandbox {
public:
    PayfastSandbox(SandboxSettings settings, Courier& courier, const Clock& clock)
        : settings_{std::move(settings)}, courier_{courier}, clock_{clock}, next_{settings_.first_payment} {}

    /// A form the shop sent the browser with; the problems to show when it cannot be paid.
    struct Opened {
        std::vector<std::string> problems;
        std::optional<Payment> payment;
    };
    Opened open(const Fields& form);
    std::optional<Payment> find(std::int64_t id);

    /// Where the browser goes next; empty: it stays on the page.
    std::string press(std::int64_t id, Press what, std::optional<std::chrono::milliseconds> delay = {});

    enum class Validity { valid, invalid, broken };
    /// Whether these very parameters were in a notification of ours.
    Validity validate(const std::string& parameters);

    /// Cents that can still be given back; nothing for a payment that was never made.
    std::optional<Money> refundable(std::int64_t id);
    enum class Refunding { done, refused, lost, broken };
    Refunding refund(std::int64_t id, Money amount, const std::string& reason);
    /// The next refunds go wrong: `refused` says no, `lost` does it and does not say so, `broken` does nothing.
    void spoil_refunds(Refunding how, int count);
    struct Refund {
        std::int64_t payment{};
        std::string merchant_ref;
        Money amount;
        std::string reason;
    };
    std::vector<Refund> refunds();

    bool right_api_signature(const Fields& signed_fields, std::string_view signature) const;
    /// The paid payments of these days, as CSV; `2026-01-05` counts in Johannesburg.
    std::string history(std::string_view from, std::string_view to, std::size_t offset, std::size_t limit);
    std::vector<Notification> notifications();
    std::vector<Payment> payments();

private:
    enum class Fault { none, amount, signature };
    void notify(const Payment& payment, std::string_view status, std::chrono::milliseconds after,
                Fault fault = Fault::none);
    void deliver(std::size_t number, std::chrono::milliseconds after);
    void tried(std::size_t number, long status);

    const SandboxSettings settings_;
    Courier& courier_;
    const Clock& clock_;

    std::mutex mutex_;
    std::int64_t next_;
    std::map<std::int64_t, Payment> payments_;
    std::vector<Notification> sent_;
    std::vector<Refund> refunds_;
    std::map<Refunding, int> spoilt_;
    std::map<std::string, std::int64_t> parameters_;  // of every notification, and the payment it was about
};

}  // namespace spaza::paysim
