#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "shop/accounts/accounts.hpp"

namespace spaza {

/// Everything wrong with a sign-up form, one error a failed rule (spec §5).
std::vector<Error> problems_of(const SignUp& form);
/// Everything wrong with changed details.
std::vector<Error> problems_of(const PersonalDetails& form);

/// Everything wrong with a password its owner chooses anew.
std::vector<Error> problems_of_new_password(const std::string& password, const Customer& owner);

/// Email addresses are one login whatever their case.
std::string normalised_login_id(std::string_view text);

/// Under what failed sign-ins are counted, of everybody and from one network address. Hashed: the table of them
/// must not list who tried.
std::string account_subject(std::string_view login_id);
std::string caller_subject(std::string_view login_id, std::string_view peer);
/// Wrong codes from one network address.
std::string code_caller_subject(std::string_view login_id, std::string_view peer);
/// Failed sign-ins of a customer from a device, by the session they opened last on it: whoever else signs in there
/// begins no new count.
std::string device_subject(const CustomerId& customer, std::string_view last_session);

bool is_email(std::string_view login_id);

}  // namespace spaza
