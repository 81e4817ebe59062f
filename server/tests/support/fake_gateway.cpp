#include "support/fake_gateway.hpp"

namespace spaza::testing {
namespace {

template <class Service>
Transactional<Service> each_in_its_own(TestShop& shop, Service TestShop::Desk::*service) {
    const auto run = [&shop, service](const typename Transactional<Service>::Body& body) {
        (void)shop.does([&](TestShop::Desk& desk) { return body(desk.*service); });
    };
    return {run, run};
}

auto noting(std::vector<std::string>& problems) {
    return [&problems](const std::string& subject, const std::string&) { problems.push_back(subject); };
}

}  // namespace

ReconcilerService reconciler_of(TestShop& shop, const Gateways& gateways, std::vector<std::string>& problems,
                                Whose whose) {
    return {each_in_its_own(shop, &TestShop::Desk::payments), each_in_its_own(shop, &TestShop::Desk::refunds),
            gateways, noting(problems), std::move(whose)};
}

OpeningService opening_of(TestShop& shop, const Gateways& gateways, std::vector<std::string>& problems) {
    return {each_in_its_own(shop, &TestShop::Desk::payments), gateways, noting(problems)};
}

}  // namespace spaza::testing
