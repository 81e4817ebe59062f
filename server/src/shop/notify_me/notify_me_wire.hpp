#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"

/// JSON shapes of contract/openapi/reviews.yaml.
namespace spaza::wire {

struct NotifyMe {
    std::string productCode;
    bool notified{};  // the shopper waits for a message
    bool responseStatus{true};
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(NotifyMe, (), (productCode, notified, responseStatus, successMsg))

}  // namespace spaza::wire
