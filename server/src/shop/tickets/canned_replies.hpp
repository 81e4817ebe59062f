#pragma once

#include <string>

#include "base/clock.hpp"

namespace spaza {

/// What the shop answers often. Places such as `{order}` are filled in for the ticket that is answered.
struct CannedReply {
    std::string name;  // late-delivery
    std::string words;
    TimePoint changed_at;
};

/// What the places stand for with one ticket; "" where it has nothing.
struct ReplyValues {
    std::string first_name;
    std::string name;  // first and last
    std::string order;
    std::string ticket;
    std::string author;
};

}  // namespace spaza
