#pragma once

#include "base/web_calls.hpp"
#include "shop/tv_licence/tv_licence.hpp"

namespace spaza {

struct SabcSettings {
    std::string url;    // empty: nobody can be asked, so no television is sold
    std::string token;  // sent as bearer
};

/// Asks the licence authority over HTTPS: POST {licenceType, idNumber or passportNumber} →
/// {licenceNumber, feeCents, outstandingCents}. Anything but a whole answer counts as none.
class SabcService final : public LicenceAuthority {
public:
    SabcService(SabcSettings settings, WebCalls& calls) : settings_{std::move(settings)}, calls_{calls} {}
    std::optional<LicenceAnswer> ask(const LicenceQuestion& question) override;

private:
    SabcSettings settings_;
    WebCalls& calls_;
};

}  // namespace spaza
