#pragma once

#include "paysim/hosted_sandbox.hpp"
#include "platform/http/http.hpp"

namespace spaza::paysim {

class PeachDialect final : public SigningDialect {
public:
    /// The fields of a notification, of the way back and of an answer to a question.
    Fields fields(const HostedPayment& payment, HostedPayment::State reported, Money amount) const override;

    static constexpr const char* kEntity = "8ac7a4ca68c22c4d0168c2caab2e0025";
    static constexpr const char* kSecret = "04ef51aba8b111eba6e102d14de18c00";
};

/// Below /peach: /checkout, /status, the page's buttons, and what tests ask.
void add_peach_routes(http::Router& router, HostedSandbox& sandbox, const PeachDialect& dialect);

}  // namespace spaza::paysim
