#pragma once

#include <string>
#include <string_view>

#include "platform/http/http.hpp"

// XML in the place of JSON, for stock OCC clients that ask for it: calls of the shop that name no zone.
namespace spaza::http {

/// How an answer is to be written, as Accept says it (RFC 9110 §12.5.1); JSON where both are as welcome.
enum class AnswerForm { json, xml, neither };

/// JSON for all calls but those of the shop without channel and zone that came over the network.
AnswerForm form_wanted(const Request& request);
/// Whether `form_wanted` looks at Accept.
bool may_ask_for_xml(const Request& request);

/// `GET /products/{}`: a call whatever its parameters are called. `label` as Router::shop has it.
std::string call_key(std::string_view method, std::string_view label);

/// What the contract calls the answer to a call, `productSearchPage`; "" when it has none in JSON.
std::string_view root_of(std::string_view method, std::string_view label);

/// Makes an answer in JSON one in XML; others stay. `root` is for those that are no refusals.
void make_xml(Response& response, std::string_view root);

/// Members are elements, lists are elements again and again, a list in a list has the elements `item`; absent ones
/// are left out. A member whose name is none of XML's is `<member name="…">`; characters XML cannot have are left
/// out. "" for what is no JSON.
std::string xml_of(std::string_view json, std::string_view root);

}  // namespace spaza::http
