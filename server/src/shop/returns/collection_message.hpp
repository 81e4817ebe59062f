#pragma once

#include <string>

#include "base/json.hpp"

namespace spaza {

/// The outbox's topic for the courier.
inline constexpr const char* kCollectionTopic = "collection";

/// A return to be collected; with a booking's reference, not to be collected after all.
struct CollectionMessage {
    std::string request;
    std::string cancelled;
};
BOOST_DESCRIBE_STRUCT(CollectionMessage, (), (request, cancelled))

}  // namespace spaza
