#pragma once

#include "platform/http/encoding.hpp"
#include "platform/http/http.hpp"

namespace spaza::http {

/// Whether the body is a form (application/x-www-form-urlencoded), as stock OCC clients post many of theirs.
bool is_sent_form(const Request& request);
/// Its fields, in the order received; refused when it is malformed.
Result<Form> sent_form(const Request& request);
/// The first field of this name, as query_value finds it; nothing when there is none.
std::optional<std::string> field_of(const Form& form, std::string_view name);

}  // namespace spaza::http
