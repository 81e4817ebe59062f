#include "support/fake_gateway.hpp"

namespace spaza::testing {

ReconcilerService reconciler_of(TestShop& shop, const Gateways& gateways, std::vector<std::string>& problems) {
    const auto payments = [&shop](const Transactional<PaymentService>::Body& body) {
        (void)shop.does([&](TestShop::Desk& desk) { return body(desk.payments); });
    };
    const auto refunds = [&shop](const Transactional<RefundService>::Body& body) {
        (void)shop.does([&](TestShop::Desk& desk) { return body(desk.refunds); });
    };
    return {{payments, payments},
            {refunds, refunds},
            gateways,
            [&problems](const std::string& subject, const std::string&) { problems.push_back(subject); }};
}

}  // namespace spaza::testing
