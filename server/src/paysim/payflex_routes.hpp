#pragma once

#include "paysim/hosted_sandbox.hpp"
#include "platform/http/http.hpp"

namespace spaza::paysim {

/// Payflex sends no notifications and comes back by a plain address.
class PayflexDialect final : public Dialect {
public:
    std::string notification(const HostedPayment&, HostedPayment::State, Fault) const override { return {}; }
    Fields return_fields(const HostedPayment&) const override { return {}; }
};

/// Below /payflex: sign-in, configuration, orders, refunds, the page's buttons.
void add_payflex_routes(http::Router& router, HostedSandbox& sandbox);

}  // namespace spaza::paysim
