#include "shop/accounts/consents.hpp"

#include "base/messages.hpp"

namespace spaza {

std::string name_of(ConsentPurpose purpose) {
    return purpose == ConsentPurpose::marketing ? "marketing" : "newsletter";
}

std::string template_of(ConsentPurpose purpose) {
    return purpose == ConsentPurpose::marketing ? "MARKETING" : "NEWSLETTER";
}

std::optional<ConsentPurpose> purpose_of_template(std::string_view id) {
    for (const ConsentPurpose each : kConsentPurposes)
        if (template_of(each) == id) return each;
    return std::nullopt;
}

std::string wording_of(ConsentPurpose purpose) {
    return message(purpose == ConsentPurpose::marketing ? "field.marketingCommunications" : "field.newsletter");
}

}  // namespace spaza
