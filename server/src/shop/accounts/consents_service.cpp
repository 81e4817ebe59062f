#include "shop/accounts/consents_service.hpp"

#include "platform/log/log.hpp"

namespace spaza {

std::vector<ConsentState> ConsentService::all(const CustomerId& customer) const {
    std::vector<ConsentState> states;
    for (const ConsentPurpose purpose : kConsentPurposes) states.push_back(store_.state(customer, purpose));
    return states;
}

/// Only where the address is theirs for sure, and only what its reader said: not that mails come back.
void ConsentService::let_mails_come(const CustomerId& customer) {
    const auto address = store_.proven_address(customer);
    const auto suppression = address ? suppressions_.find(*address) : std::nullopt;
    if (suppression && suppression->reason == SuppressionReason::unsubscribed) suppressions_.remove(*address);
}

Result<ConsentState> ConsentService::give(const CustomerId& customer, std::string_view template_id, int version,
                                          const ConsentPlace& place) {
    const auto purpose = purpose_of_template(template_id);
    if (!purpose)
        return fail(Reason::not_found, "consent.unknown", std::string{template_id}, "UnknownIdentifierError",
                    "consentTemplateId");
    if (version != kConsentVersion)
        return fail(Reason::invalid, "consent.otherWords", "consentTemplateVersion", "ValidationError",
                    "parameter");
    if (store_.set({.customer = customer,
                    .purpose = *purpose,
                    .granted = true,
                    .channel = place.channel,
                    .source = place.source,
                    .given_at = clock_.now()}))
        log::info("consent_given", {{"customer", customer.value}, {"purpose", name_of(*purpose)}});
    let_mails_come(customer);
    return store_.state(customer, *purpose);
}

Done ConsentService::withdraw(const CustomerId& customer, std::string_view code, const ConsentPlace& place) {
    const auto purpose = store_.given_by(customer, code);
    if (!purpose)
        return fail(Reason::not_found, "consent.unknown", std::string{code}, "UnknownIdentifierError", "consent");
    if (store_.state(customer, *purpose).code != code) return Done{};  // given anew since: that stands
    if (store_.set({.customer = customer,
                    .purpose = *purpose,
                    .granted = false,
                    .channel = place.channel,
                    .source = place.source,
                    .given_at = clock_.now()}))
        log::info("consent_withdrawn", {{"customer", customer.value}, {"purpose", name_of(*purpose)}});
    return Done{};
}

}  // namespace spaza
