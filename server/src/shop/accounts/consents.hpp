#pragma once

#include <array>
#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// What a customer may agree to, each by itself.
enum class ConsentPurpose { marketing, newsletter };

inline constexpr std::array kConsentPurposes{ConsentPurpose::marketing, ConsentPurpose::newsletter};

/// The words one agrees to now. Other words are another version, so that nobody agrees to what they have not read.
inline constexpr int kConsentVersion = 2;

/// One line of the consent ledger.
struct Consent {
    CustomerId customer;
    ConsentPurpose purpose{ConsentPurpose::marketing};
    bool granted{false};
    std::string channel;
    std::string source;  // the form it was given on
    TimePoint given_at;
};

/// Where a customer stands with one purpose.
struct ConsentState {
    ConsentPurpose purpose{ConsentPurpose::marketing};
    bool granted{false};
    std::string code;                   // of the line it was last given by; "" when it never was
    std::optional<TimePoint> given_at;  // last given
    std::optional<TimePoint> ended_at;  // withdrawn since then
};

/// As the ledger and OCC clients name it: `marketing`, `MARKETING`.
std::string name_of(ConsentPurpose purpose);
std::string template_of(ConsentPurpose purpose);
std::optional<ConsentPurpose> purpose_of_template(std::string_view id);
/// What the shopper reads, and agrees to.
std::string wording_of(ConsentPurpose purpose);

}  // namespace spaza
