#include "support/fake_gateway.hpp"

namespace spaza::testing {
namespace {

template <class Service>
Transactional<Service> each_in_its_own(TestShop& shop, Service TestShop::Services::*service) {
    const auto run = [&shop, service](const typename Transactional<Service>::Body& body) {
        (void)shop.does([&](TestShop::Services& services) { return body(services.*service); });
    };
    return {run, run};
}

auto noting(std::vector<std::string>& problems) {
    return [&problems](const std::string& subject, const std::string&) { problems.push_back(subject); };
}

}  // namespace

ReconcilerService reconciler_of(TestShop& shop, const Gateways& gateways, std::vector<std::string>& problems,
                                Whose whose) {
    return {each_in_its_own(shop, &TestShop::Services::payments),
            each_in_its_own(shop, &TestShop::Services::refunds), gateways, noting(problems), std::move(whose)};
}

OpeningService opening_of(TestShop& shop, const Gateways& gateways, std::vector<std::string>& problems) {
    return {each_in_its_own(shop, &TestShop::Services::payments), gateways, noting(problems)};
}

}  // namespace spaza::testing
