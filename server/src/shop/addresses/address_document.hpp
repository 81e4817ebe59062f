#pragma once

#include <string_view>

#include "shop/addresses/addresses.hpp"

namespace spaza {

/// An address as an order keeps it: a document with a version of its own, whatever the API calls its members.
std::string document_of(const Address& address);

/// Nothing when none was kept. Throws for a document that cannot be read, as one of a later version: an order that
/// is delivered must not look like one without an address.
std::optional<Address> address_in(std::string_view document, const OrderCode& order);

}  // namespace spaza
