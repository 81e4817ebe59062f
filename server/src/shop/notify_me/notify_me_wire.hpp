#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"

/// JSON shapes of contract/openapi/reviews.yaml.
namespace spaza::wire {

struct NotifyMeForm {
    std::optional<std::string> email;  // of a guest
};
BOOST_DESCRIBE_STRUCT(NotifyMeForm, (), (email))

struct StopMailsForm {
    std::string token;
};
BOOST_DESCRIBE_STRUCT(StopMailsForm, (), (token))

struct MailsStopped {
    bool responseStatus{true};
    std::string successMsg;
};
BOOST_DESCRIBE_STRUCT(MailsStopped, (), (responseStatus, successMsg))

struct NotifyMe {
    std::string productCode;
    bool notified{};  // the shopper waits for a message
    bool responseStatus{true};
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(NotifyMe, (), (productCode, notified, responseStatus, successMsg))

}  // namespace spaza::wire
