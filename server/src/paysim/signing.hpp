#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/money.hpp"

/// How the gateways sign, read from their documentation a second time and written without the shop's code: what
/// the shop gets wrong is refused here, and the other way round. The published examples are in signing_test.cpp.
namespace spaza::paysim {

using Fields = std::vector<std::pair<std::string, std::string>>;

/// The value of the first field of this name; "" without one.
std::string_view value_of(const Fields& fields, std::string_view name);

/// `application/x-www-form-urlencoded` as PHP writes it: space is `+`, all but letters, digits and `-_.` is `%XX`.
std::string form_encoded(const Fields& fields);

/// `1299.90` or `1299`; nothing for what is no amount.
std::optional<Money> amount_of(std::string_view text);

namespace payfast_signing {
/// Of a checkout form that was posted: the documented fields in the documented order, those without a value left
/// out.
std::string of_form(const Fields& posted, std::string_view passphrase);
/// What a notification says, without its signature.
std::string parameters(const Fields& notification);
std::string of_notification(const Fields& notification, std::string_view passphrase);
/// Of a call of the API: headers, query and body by name.
std::string of_call(const Fields& all, std::string_view passphrase);
}  // namespace payfast_signing

namespace paygate_signing {
std::string of_initiate(const Fields& posted, std::string_view key);
/// Of a payment page that is opened, of a question, and of the answer to initiate.
std::string of_request(std::string_view id, std::string_view pay_request, std::string_view reference,
                       std::string_view key);
std::string of_notification(const Fields& notification, std::string_view key);
std::string of_return(std::string_view id, std::string_view pay_request, std::string_view status,
                      std::string_view reference, std::string_view key);
}  // namespace paygate_signing

namespace ozow_signing {
std::string of_form(const Fields& posted, std::string_view private_key);
std::string of_response(const Fields& response, std::string_view private_key);
}  // namespace ozow_signing

namespace peach_signing {
std::string of_parameters(const Fields& parameters, std::string_view secret);
}  // namespace peach_signing

}  // namespace spaza::paysim
