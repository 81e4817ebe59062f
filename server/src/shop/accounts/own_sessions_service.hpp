#pragma once

#include <string_view>
#include <vector>

#include "shop/accounts/second_step_store.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// Where a customer is signed in, for their eyes and hands.
class OwnSessionService {
public:
    OwnSessionService(SessionService& sessions, SecondStepStore& steps, const StoreReader& stores)
        : sessions_{sessions}, steps_{steps}, stores_{stores} {}

    /// With the town of the store whose stock each visit was shown when it signed in. Of who had chosen no place
    /// none is known: the shop's own stood in.
    std::vector<OwnSession> all(const CustomerId& customer) const;
    /// Its device is not trusted any more. UnknownIdentifierError when it is none of theirs.
    Done end(const CustomerId& customer, const std::string& session);
    /// Every session but this one; other devices are asked for the second step again. `trust` is this one's
    /// cookie.
    void end_others(const CustomerId& customer, std::string_view session, std::string_view trust);

private:
    SessionService& sessions_;
    SecondStepStore& steps_;
    const StoreReader& stores_;
};

}  // namespace spaza
