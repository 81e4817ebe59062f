#pragma once

#include "shop/tickets/tickets.hpp"

namespace spaza {

/// The state after a customer has written: it is the shop's turn, also of one that was solved.
TicketStatus after_customer(TicketStatus status);

/// The table of moves; a refusal changes nothing.
Result<TicketStatus> ticket_moved(TicketStatus from, TicketStatus to);

/// The words of a customer by contract/rules: subject of at most 100 letters, body of at most 200 (spec §5).
/// Errors name `subject` and `body`.
Done check_words(const std::string* subject, const std::string& body);

/// The words of the shop, of at most 2 000 letters.
Done check_answer(const std::string& words);

}  // namespace spaza
