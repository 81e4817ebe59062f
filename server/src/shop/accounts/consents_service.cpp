#include "shop/accounts/consents_service.hpp"

#include "platform/log/log.hpp"

namespace spaza {

std::vector<ConsentState> ConsentService::all(const CustomerId& customer) const {
    std::vector<ConsentState> states;
    for (const ConsentPurpose purpose : kConsentPurposes) states.push_back(store_.state(customer, purpose));
    return states;
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
