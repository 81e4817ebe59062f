#include "base/message_queue.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace spaza {

void MessageQueue::text(std::string_view key, const TextMessage& message) {
    boost::json::object payload{{"to", message.to}, {"text", message.text}};
    if (!message.customer.empty()) payload["customer"] = message.customer.value;
    enqueue("sms", key, boost::json::serialize(payload));
}

}  // namespace spaza
