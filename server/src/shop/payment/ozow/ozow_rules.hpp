#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/payment/form_rules.hpp"
#include "shop/payment/payment.hpp"

/// Ozow's form, notifications and hashes as its documentation has them. No I/O.
namespace spaza::ozow {

using Fields = form::Fields;

/// SHA-512 of all values in lower case, without anything between them, and the private key.
std::string hash(const std::vector<std::string_view>& values, std::string_view private_key);

/// The form in hash order, without empty values, with HashCheck last.
Fields form(const Fields& fields, std::string_view private_key);
/// Of a form that came in: over all fields but HashCheck.
std::string form_hash(const Fields& received, std::string_view private_key);
/// Of a notification or of what a browser comes back with: over thirteen named fields in Ozow's order.
std::string response_hash(const Fields& received, std::string_view private_key);
/// Whether two hashes are one; some implementations drop leading zeros.
bool same_hash(std::string_view one, std::string_view other);

GatewayStatus status(std::string_view status);

Notice notice(const Fields& received, std::string_view site_code, std::string_view private_key, bool test);

/// Of the answer to GetTransactionByReference the transaction that is meant; when none is named, the completed one
/// if there is any. Two tabs make two transactions of one reference.
std::optional<Notice> transaction(std::string_view json, std::string_view merchant_ref, std::string_view site_code,
                                  std::string_view transaction_id = {});

}  // namespace spaza::ozow
