#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/mail_queue.hpp"
#include "shop/accounts/accounts.hpp"

namespace spaza {

/// The mail that tells a customer that how they sign in was changed, in the words of a message.
Mail second_step_mail(const Customer& customer, const char* message_key,
                      const std::vector<std::pair<std::string, std::string>>& params = {});

}  // namespace spaza
