#pragma once

#include <functional>
#include <string>

#include "platform/http/http.hpp"
#include "shop/tickets/mail_answers.hpp"

namespace spaza {

/// POST /mail/inbound: a mail service hands over what was sent to the shop's address for tickets. `secret` is the
/// password it must know; with "" nobody may.
void add_mail_answer_routes(http::Router& router, std::function<MailOutcome(std::string_view raw)> take,
                            std::string secret, std::size_t most_bytes);

}  // namespace spaza
