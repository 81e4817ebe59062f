#pragma once

#include <string_view>

#include "platform/http/human_check.hpp"
#include "platform/http/limits.hpp"

namespace spaza::http {

/// What somebody is answered who has to show to be human: 412 with the work to do, or 429 when asked too often.
Response ask_human(RateLimits& limits, const HumanCheck& check, const Request& request, std::string_view sharer);
/// The refusal of who has to wait: 429.
Response too_many_requests(std::chrono::seconds wait);

/// For handlers that find out themselves that somebody tries too often. `router` must outlive it.
class HumanDoor {
public:
    explicit HumanDoor(const Router& router) : router_{router} {}
    /// Without limits nobody is asked.
    void set_limits(RateLimits& limits) { limits_ = &limits; }

    /// Whether nobody need ask the sender: they have shown to be human, are never limited, or nobody is asked
    /// here.
    bool shown(const Request& request) const;
    /// What such a request is answered that has not been shown to be a human's.
    Response ask(const Request& request) const;

private:
    const Router& router_;
    RateLimits* limits_{nullptr};
};

}  // namespace spaza::http
