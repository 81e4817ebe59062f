#pragma once

#include <string>
#include <vector>

#include "shop/push/push_wire.hpp"
#include "shop/sms_news/sms_news.hpp"

/// JSON shapes of contract/openapi/sms.yaml.
namespace spaza::wire {

struct SmsState {
    bool offered{};
    std::vector<PushChoice> choices;
};
BOOST_DESCRIBE_STRUCT(SmsState, (), (offered, choices))

SmsState to_wire(const SmsNewsPolicy& policy, const std::vector<spaza::SmsChoice>& choices);

}  // namespace spaza::wire
