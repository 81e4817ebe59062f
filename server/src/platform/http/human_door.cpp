#include "platform/http/human_door.hpp"

#include "platform/http/router_impl.hpp"

namespace spaza::http {

Response too_many_requests(std::chrono::seconds wait) {
    Error error = refusal(Reason::busy, "error.tooManyRequests", {}, "TooManyRequestsError", {});
    error.params = {{"seconds", std::to_string(wait.count())}};
    return problem(error);
}

Response ask_human(RateLimits& limits, const HumanCheck& check, const Request& request, std::string_view sharer) {
    const LimitRule* most = limits.rule(kChallengeLimit);  // to make a challenge is work too
    const auto wait = most ? limits.refuse(*most, sharer) : std::nullopt;
    return wait ? too_many_requests(*wait) : check.challenge(request);
}

bool HumanDoor::shown(const Request& request) const {
    const HumanCheck* check = limits_ && !router_.sharer(request).empty() ? limits_->human_check() : nullptr;
    return !check || check->cleared(request);
}

Response HumanDoor::ask(const Request& request) const {
    return ask_human(*limits_, *limits_->human_check(), request, router_.sharer(request));
}

}  // namespace spaza::http
