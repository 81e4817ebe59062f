#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shop/payment/form_rules.hpp"
#include "shop/payment/payment.hpp"

/// The protocol of PayGate's PayWeb3 as its documentation has it: checksums and messages. No I/O.
namespace spaza::paygate {

using Fields = form::Fields;

/// MD5 of all values but CHECKSUM, without anything between them, and the key. A literal `null` as AUTH_CODE is
/// nothing.
std::string checksum(const Fields& fields, std::string_view key);
/// With its checksum as the last field; empty values are left out.
Fields with_checksum(const Fields& fields, std::string_view key);

std::string_view value(const Fields& fields, std::string_view name);

/// TRANSACTION_STATUS, read with RESULT_CODE and AUTH_CODE: approved is only what is approved in all three.
GatewayStatus status(const Fields& received);

/// The fields of a notification or of an answer to a question, and whether its checksum is right. Values may shift
/// across fields under one checksum, so the caller compares every one it goes by.
Notice notice(const Fields& received, std::string_view paygate_id, std::string_view key);

}  // namespace spaza::paygate
