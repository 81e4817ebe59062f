#pragma once

#include <string>
#include <string_view>

#include "platform/http/address_set.hpp"

namespace spaza::http {

/// The client's address: the last hop of X-Forwarded-For that is not a trusted proxy, when the connection itself
/// comes from one; otherwise the connection's own.
std::string client_address(const std::string& peer, std::string_view forwarded_for, const AddressSet& trusted);

/// 8 to 64 letters, digits, `-`, `_` or `.`: safe to log and to send back.
bool is_good_request_id(std::string_view id);
/// Unique enough to find a request in the logs of all nodes.
std::string new_request_id();

}  // namespace spaza::http
