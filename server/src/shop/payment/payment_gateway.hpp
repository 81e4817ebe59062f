#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/payment/payment.hpp"

namespace spaza {

/// What a gateway answers when asked whether it sent a message.
enum class Confirmation { confirmed, denied, unreachable };

/// What a gateway knows of an attempt.
struct QueryAnswer {
    bool reached{false};
    std::optional<Notice> payment;  // nothing: it knows of none (yet)
    std::vector<Notice> more{};     // paid more than once on one page
};

/// What is bought, as far as gateways want to know.
struct Basket {
    struct Line {
        std::string sku;
        std::string name;
        int quantity{};
        Money unit_price;
    };
    OrderCode order;
    std::string description;
    Payer payer;
    std::vector<Line> lines;
    std::vector<std::string> address_lines;
    std::string postal_code;
    Money delivery;
    Money tax;
};

/// A payment page made ready. Without an instruction `problem` says why (for the log, not for shoppers).
struct Opening {
    std::optional<PaymentInstruction> instruction{};
    std::string gateway_ref{};  // the gateway's name for it, when it has given one
    std::string problem{};
};

/// A captured payment, or a part of it, to be given back.
struct RefundOrder {
    std::string id;  // ours, the same at every try
    PaymentAttempt attempt;
    std::string gateway_ref;
    Money amount;
    Money returned_before;  // of the same payment
    std::string reason;     // a message key
    bool first_try{true};   // otherwise an earlier one may have been heard
    bool by_hand{false};    // the operator says it is done: the gateway is not asked
};
enum class RefundOutcome { accepted, refused, unknown };
struct RefundAnswer {
    RefundOutcome outcome{RefundOutcome::unknown};
    std::string text;    // the gateway's name for it, or why not
    bool reached{true};  // somebody was there to ask
};

/// The sizes of payment a gateway takes.
struct PaymentLimits {
    Money least{};
    std::optional<Money> most{};  // nothing: any
};

/// A payment gateway's adapter. What is not const goes out over the network; never call it inside a transaction.
struct PaymentGateway {
    virtual ~PaymentGateway() = default;
    virtual std::string name() const = 0;

    /// Nothing when no payment is taken just now. Known from memory.
    virtual std::optional<PaymentLimits> limits() const { return PaymentLimits{}; }
    bool takes(Money amount) const {
        const auto known = limits();
        return known && amount >= known->least && (!known->most || amount <= *known->most);
    }
    /// Refreshes what `limits` goes by; called now and then.
    virtual void look_around() {}

    /// Where the browser pays, when that is known without asking the gateway.
    virtual std::optional<PaymentInstruction> instruction(const PaymentAttempt& attempt, const PaymentMode& mode,
                                                          const Basket& basket) const = 0;
    /// Announces the payment to a gateway that gives `instruction` nothing to say.
    virtual Opening open(const PaymentAttempt&, const PaymentMode&, const Basket&) { return {}; }

    virtual Notice read(const std::string& raw_body) const = 0;
    virtual bool allowed_source(const std::string& peer) const = 0;
    virtual Confirmation confirm(const Notice& notice) = 0;

    /// By attempt id; one missing was not asked about: after one that is not reached, the others need not be
    /// tried. All at once, for gateways that tell everything or nothing.
    virtual std::map<std::string, QueryAnswer> query(const std::vector<PaymentAttempt>& attempts) = 0;
    /// Whether an attempt is a contract of its own, so that no second one is made beside one that is open.
    virtual bool one_at_a_time() const { return false; }
    /// Whether one attempt can be asked about at little cost, e.g. when its shopper comes back.
    virtual bool quick_query() const { return true; }

    /// Gives money back once, however often this is called with the same id.
    virtual RefundAnswer refund(const RefundOrder& order) = 0;
};

/// The gateways of this shop, by name.
class Gateways {
public:
    void add(std::unique_ptr<PaymentGateway> gateway) { gateways_.push_back(std::move(gateway)); }
    PaymentGateway* find(std::string_view name) const {
        const auto found = std::ranges::find_if(gateways_, [&](const auto& each) { return each->name() == name; });
        return found == gateways_.end() ? nullptr : found->get();
    }
    const std::vector<std::unique_ptr<PaymentGateway>>& all() const { return gateways_; }

private:
    std::vector<std::unique_ptr<PaymentGateway>> gateways_;
};

}  // namespace spaza
