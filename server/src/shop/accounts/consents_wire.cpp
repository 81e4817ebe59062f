#include "shop/accounts/consents_wire.hpp"

#include "base/messages.hpp"

namespace spaza::wire {

ConsentTemplate to_wire(const ConsentState& state) {
    ConsentTemplate consent;
    consent.id = template_of(state.purpose);
    consent.name = wording_of(state.purpose);
    consent.description = message("consent." + name_of(state.purpose));
    consent.version = kConsentVersion;
    if (state.given_at) {
        consent.currentConsent.emplace();
        consent.currentConsent->code = state.code;
        consent.currentConsent->consentGivenDate = iso_time(*state.given_at);
        if (state.ended_at) consent.currentConsent->consentWithdrawnDate = iso_time(*state.ended_at);
    }
    return consent;
}

}  // namespace spaza::wire
