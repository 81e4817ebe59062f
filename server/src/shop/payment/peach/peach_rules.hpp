#pragma once

#include <string>
#include <string_view>

#include "shop/payment/form_rules.hpp"
#include "shop/payment/payment.hpp"

/// Peach Payments' hosted checkout as its documentation has it: signatures, result codes, messages. No I/O.
namespace spaza::peach {

using Fields = form::Fields;

/// HMAC-SHA256 of all parameters but the signature, empty ones too, sorted by name, names and values without
/// anything between them.
std::string signature(Fields fields, std::string_view secret);
Fields with_signature(Fields fields, std::string_view secret);

/// 8 to 16 letters and digits: ours without its dash, and back.
std::string transaction_id(std::string_view merchant_ref);
std::string merchant_ref(std::string_view transaction_id);

/// What a result code comes to. Paid but under review for fraud is not paid yet.
GatewayStatus status(std::string_view result_code);
/// Whether the code says that no real money moved.
bool is_test(std::string_view result_code);

Notice notice(const Fields& received, std::string_view entity, std::string_view secret, bool test);

/// The members of a JSON answer as fields; `{"result":{"code":…}}` becomes `result.code`.
Fields flat(std::string_view json);

}  // namespace spaza::peach
