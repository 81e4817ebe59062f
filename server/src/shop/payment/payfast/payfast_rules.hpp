#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/money.hpp"
#include "shop/payment/form_rules.hpp"
#include "shop/payment/payment.hpp"

/// The Payfast protocol as its documentation has it: signatures, notifications. No I/O.
namespace spaza::payfast {

using Fields = form::Fields;

/// The checkout form in signature order, without empty values, trimmed: what is posted is what was signed.
Fields form_in_order(const Fields& fields);
/// Signature of a checkout form; the passphrase takes part when it is not empty.
std::string form_signature(const Fields& fields, std::string_view passphrase);

/// A notification's parameter string: in the order received, empty values kept, up to the signature.
std::string notification_parameters(const Fields& received);
std::string notification_signature(const Fields& received, std::string_view passphrase);

/// REST API: headers, query and body together, with the passphrase as one more field, sorted by name.
std::string api_signature(Fields fields, std::string_view passphrase);

/// COMPLETE, FAILED, CANCELLED, PENDING; anything else stays pending until a person has looked.
GatewayStatus status(std::string_view payment_status);

/// The fields of a notification we act on, and whether its signature is right.
Notice notice(const Fields& received, std::string_view merchant_id, std::string_view passphrase);

/// One line of the transaction history (CSV with a header line) that is a payment of ours.
struct HistoryLine {
    std::string merchant_ref;
    std::string gateway_ref;
    Money gross;
};
struct HistoryPage {
    std::vector<HistoryLine> payments;  // credits only; lines that cannot be read are left out
    int lines{0};                       // all of them, to know whether there is another page
};
HistoryPage history(std::string_view csv);

/// What an answer about refunds says can still be given back; nothing when it does not say.
std::optional<Money> refundable(std::string_view json);

/// Whether an IPv4 address lies in one of the `a.b.c.d/n` ranges; an empty list allows every address.
bool from_allowed_source(std::string_view address, const std::vector<std::string>& ranges);

}  // namespace spaza::payfast
