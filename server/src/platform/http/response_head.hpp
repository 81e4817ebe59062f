#pragma once

#include <string>
#include <string_view>

#include "platform/http/http.hpp"

namespace spaza::http {

/// What the transport knows about an answer beside the answer itself.
struct Delivery {
    std::string_view date;  // as the Date header has it
    std::string_view request_id;
    bool secure{false};
    bool keep_alive{true};
};

/// Status line and headers up to the empty line. Control characters in values become spaces.
void append_head(std::string& out, const Response& response, const Delivery& delivery);

/// 1xx, 204 and 304 have none, whatever the handler left there.
bool has_body(int status);

}  // namespace spaza::http
