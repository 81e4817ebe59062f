#pragma once

#include "paysim/hosted_sandbox.hpp"
#include "platform/http/http.hpp"

namespace spaza::paysim {

class OzowDialect final : public SigningDialect {
public:
    /// The fields of a notification, of the way back and of an answer to a question.
    Fields fields(const HostedPayment& payment, HostedPayment::State reported, Money amount) const override;

    static constexpr const char* kSite = "TSTSTE0001";
    static constexpr const char* kKey = "215114531AFF7134A94C88CEEA48E";
};

/// Below /ozow: the page, GetTransactionByReference, the page's buttons, and what tests ask.
void add_ozow_routes(http::Router& router, HostedSandbox& sandbox, const OzowDialect& dialect);

}  // namespace spaza::paysim
