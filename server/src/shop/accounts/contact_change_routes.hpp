#pragma once

#include "shop/accounts/accounts_routes.hpp"
#include "shop/accounts/contact_change_service.hpp"
#include "shop/accounts/old_password_service.hpp"

namespace spaza {

/// What the calls about a customer's email address and cellphone number need; must outlive the router.
struct ContactCalls {
    AccountCalls accounts;
    Transactional<ContactChangeService> changes;
    const OldPasswordService& passwords;
};

/// users/{user}/contactOtp, users/{user}/contact and undoContactChange.
void add_contact_change_routes(http::Router& router, const ContactCalls& calls);

}  // namespace spaza
