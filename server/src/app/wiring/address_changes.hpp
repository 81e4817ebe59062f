#pragma once

#include "app/application.hpp"
#include "shop/addresses/addresses_routes.hpp"

namespace spaza::app {

/// Whether this session may say where goods go. One that a code alone opened shows first whose it is, or who got
/// hold of a cellphone number has things sent to their own door; the first address of an address book asks nobody.
inline MayChangeAddresses may_change_addresses(const Application& application) {
    return [factors = transactional(application, &Scope::second_factors),
            addresses = transactional(application, &Scope::addresses)](const http::Request& request) -> Done {
        auto may = factors.read([&](SecondFactorService& service) {
            return service.expect_more_than_a_code(request.caller.session_id);
        });
        if (may) return may;
        const bool is_first =
            addresses.read([&](AddressService& service) { return service.list(request.caller.customer).empty(); });
        return is_first ? Done{} : may;
    };
}

}  // namespace spaza::app
