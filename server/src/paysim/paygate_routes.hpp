#pragma once

#include "paysim/hosted_sandbox.hpp"
#include "platform/http/http.hpp"

namespace spaza::paysim {

/// PayGate's test account as its documentation describes it.
class PaygateDialect final : public SigningDialect {
public:
    Fields return_fields(const HostedPayment& payment) const override;
    /// The fields of a notification and of an answer to a question.
    Fields fields(const HostedPayment& payment, HostedPayment::State reported, Money amount) const override;

    static constexpr const char* kId = "10011072130";
    static constexpr const char* kKey = "secret";
};

/// Below /paygate: /payweb3/{initiate,process,query}.trans, the page's buttons, and what tests ask.
void add_paygate_routes(http::Router& router, HostedSandbox& sandbox, const PaygateDialect& dialect);

}  // namespace spaza::paysim
