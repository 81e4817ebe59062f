#include "shop/accounts/own_sessions_service.hpp"

#include "base/secrets.hpp"
#include "shop/accounts/second_step_rules.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza {

std::vector<OwnSession> OwnSessionService::all(const CustomerId& customer) const {
    auto sessions = sessions_.own(customer);
    const StoreCode home = default_zone(stores_);
    for (OwnSession& each : sessions)
        if (const auto store = stores_.find(each.zone); store && each.zone != home) each.place = town_of(*store);
    return sessions;
}

Done OwnSessionService::end(const CustomerId& customer, const std::string& session) {
    auto ended = sessions_.end_own(customer, session);
    if (ended) steps_.end_trust_from(customer, session);
    return ended;
}

void OwnSessionService::end_others(const CustomerId& customer, std::string_view session, std::string_view trust) {
    sessions_.end_others(customer, session);
    std::vector<std::string> kept;
    for (const std::string& token : trusted_tokens(trust)) kept.push_back(secrets::digest(token));
    steps_.trust_only(customer, kept);
}

}  // namespace spaza
