#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/accounts/consents.hpp"

/// JSON shapes of the consents in contract/openapi/accounts.yaml.
namespace spaza::wire {

struct CurrentConsent {
    std::string code;
    std::optional<std::string> consentGivenDate;
    std::optional<std::string> consentWithdrawnDate;
};
BOOST_DESCRIBE_STRUCT(CurrentConsent, (), (code, consentGivenDate, consentWithdrawnDate))

struct ConsentTemplate {
    std::string id;
    std::string name;
    std::string description;
    int version{1};
    std::optional<CurrentConsent> currentConsent;
};
BOOST_DESCRIBE_STRUCT(ConsentTemplate, (), (id, name, description, version, currentConsent))

struct ConsentTemplates {
    std::vector<ConsentTemplate> consentTemplates;
};
BOOST_DESCRIBE_STRUCT(ConsentTemplates, (), (consentTemplates))

ConsentTemplate to_wire(const ConsentState& state);

}  // namespace spaza::wire
