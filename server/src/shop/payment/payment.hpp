#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/payment/attempt_state.hpp"
#include "shop/payment/refund.hpp"

namespace spaza {

/// A way to pay, as configured: its code on the wire, the gateway behind it and the gateway's own method hint.
struct PaymentMode {
    std::string code;  // card, instant_eft, …
    std::string name;  // "Credit or debit card"
    std::string description;
    std::string gateway;  // payfast
    std::string method;   // Payfast: cc, ef; empty leaves the choice to its page
};

/// Where to send the browser: a GET to `url`, or a form of these fields in this order.
struct PaymentInstruction {
    std::string method;
    std::string url;
    std::vector<std::pair<std::string, std::string>> fields;
};

/// What of its order a payment is for: a pre-order may be paid in two parts.
enum class PaymentPart { whole, deposit, balance };

/// One try to pay one order. `merchant_ref` is new for every try: gateways merge or mix up repeated references.
struct PaymentAttempt {
    std::string id;
    OrderCode order;
    int number{1};
    std::string mode;
    std::string gateway;
    std::string merchant_ref;  // <order>-<number>
    std::string gateway_ref;
    Money amount;
    GuardedAttemptState state{};
    std::string failure_reason;  // a message key: payment.declined, payment.expired, …
    bool needs_refund{false};
    TimePoint created_at;
    TimePoint expires_at;
    std::optional<TimePoint> next_query_at;
    std::optional<TimePoint> last_query_at;
    std::optional<TimePoint> cancelled_at;      // the shopper pressed Cancel; a note, not a state
    std::optional<PaymentInstruction> opening;  // the page a gateway has made ready for it
    PaymentPart part{PaymentPart::whole};

    /// Moves it, with the reason when it failed; false, and nothing changed, where the table has no such move.
    bool becomes(AttemptState to, std::string failure = {});
};

/// What is to be paid of an order.
struct PaymentDue {
    Money amount;
    PaymentPart part{PaymentPart::whole};
};

/// Why an attempt failed about which its gateway had not decided, or did not answer, when the questions ended.
/// Should it turn out paid after all, a notification still makes it so.
inline constexpr const char* kUndecided = "payment.undecided";

/// What one may ask for: money of an order, back to where it came from.
struct RefundRequest {
    OrderCode order;
    Money amount;
    std::string reason;       // a message key
    std::string request_key;  // e.g. `cancel:<order>:<number>`
};

/// What a gateway says has become of a payment.
enum class GatewayStatus {
    pending,
    complete,
    failed,
    unknown,
    unpaid,  // it is open, and nobody has paid
    voided   // it was taken back after it had been made
};

/// A gateway's message about one payment, read and checked as far as that goes without asking back.
struct Notice {
    std::string merchant_ref;
    std::string gateway_ref;
    GatewayStatus status{GatewayStatus::unknown};
    std::string status_text;
    std::optional<Money> gross;
    bool signature_right{false};
    bool merchant_is_us{false};
    std::string parameters;  // what is posted back for confirmation
    bool by_shopper{false};  // who failed it: Cancel on the gateway's page
};

enum class EventSource { returned, notify, query, manual };

/// What became of an event.
enum class Verdict {
    received,   // stored; the gateway has not confirmed it yet
    applied,    // confirmed and acted on
    no_change,  // confirmed, but the attempt already is where it says
    bad_signature,
    wrong_source,
    wrong_merchant,
    wrong_amount,
    unknown_payment,
    not_confirmed,  // the gateway says it did not send it
    voided,         // it took a payment back that we count on: a person has to look
};

struct PaymentEvent {
    std::string id;
    std::string attempt_id;  // empty when it is about no payment of ours
    EventSource source{EventSource::notify};
    std::string dedupe_key;
    std::string raw_body;
    std::string headers;
    TimePoint received_at;
    bool verified{false};
    Verdict verdict{Verdict::received};
    bool applied{false};
    std::optional<TimePoint> next_try_at;  // when to ask the gateway (again) whether it sent this
    int tries{0};
    std::string gateway;  // of its attempt
};

/// Who pays, as far as the gateway's page wants to know.
struct Payer {
    std::string first_name;
    std::string last_name;
    std::string email;
    std::string cellphone;
};

/// Whose work is meant: that of these gateways, or of all but these.
struct Whose {
    std::vector<std::string> gateways{};
    bool all_but{true};
};

}  // namespace spaza
