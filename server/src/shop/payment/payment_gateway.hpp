#pragma once

#include <optional>
#include <string>

#include "shop/payment/payment.hpp"

namespace spaza {

/// What a gateway answers when asked whether it sent a message.
enum class Confirmation { confirmed, denied, unreachable };

/// What a gateway knows of an attempt.
struct QueryAnswer {
    bool reached{false};
    std::optional<Notice> payment;  // nothing: it knows of none (yet)
};

/// A payment gateway's adapter. Only `confirm` and `query` go out over the network; never call them inside a
/// transaction.
struct PaymentGateway {
    virtual ~PaymentGateway() = default;
    virtual std::string name() const = 0;

    /// Where the browser pays this attempt.
    virtual PaymentInstruction instruction(const PaymentAttempt& attempt, const PaymentMode& mode,
                                           const Payer& payer, const std::string& description) const = 0;
    virtual Notice read(const std::string& raw_body) const = 0;
    virtual bool allowed_source(const std::string& peer) const = 0;

    virtual Confirmation confirm(const Notice& notice) = 0;
    virtual QueryAnswer query(const PaymentAttempt& attempt) = 0;
};

}  // namespace spaza
