#pragma once

#include <optional>
#include <type_traits>
#include <utility>

#include "base/transactional.hpp"
#include "platform/http/idempotency.hpp"

namespace spaza::http {

/// No failure and no "come again": what may be reported to a repeat, too.
bool is_final(const Response& answer);

/// Runs the write `use` and answers what `tell` makes of its Result. Under an Idempotency-Key the answer is
/// committed together with the change: a repeat gets it, and never changes anything again, wherever the first was
/// cut off. Both may run again after a serialisation failure.
template <class Service, class Use, class Tell>
Response write_once(const Request& request, const Transactional<Service>& services, Use&& use, Tell&& tell) {
    if (!request.claimed) return tell(services.write(std::forward<Use>(use)));
    ClaimedKey& claimed = *request.claimed;
    std::optional<Response> answer;
    bool kept = false;
    services.write_keeping([&](Service& service, const auto& keep) {
        const auto outcome = use(service);
        answer = tell(outcome);
        kept = outcome.has_value() && is_final(*answer);
        if (kept)
            keep({claimed.key.scope, claimed.key.key, claimed.token, answer->status, answer->content_type,
                  answer->content()});
        return outcome.has_value();
    });
    claimed.kept = kept;
    return std::move(*answer);
}

}  // namespace spaza::http
