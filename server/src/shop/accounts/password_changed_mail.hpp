#pragma once

#include <string>
#include <vector>

#include "base/mail_queue.hpp"
#include "shop/accounts/accounts.hpp"

namespace spaza {

/// The mail that tells of a new password, and which passkeys still open the account. `everywhere`: every session
/// has ended, that of who chose it too. `shop` is where its link leads, such as https://shop.example.
Mail password_changed_mail(const Customer& customer, const std::vector<std::string>& passkeys,
                           const std::string& shop, bool everywhere);

}  // namespace spaza
