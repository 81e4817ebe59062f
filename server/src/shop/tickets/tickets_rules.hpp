#pragma once

#include "shop/tickets/tickets.hpp"

namespace spaza {

/// The state after a customer has written: it is the shop's turn, also of one that was solved.
TicketStatus after_customer(TicketStatus status);

/// How much may be written in one ticket.
inline constexpr std::size_t kMostTicketEvents = 200;

/// A solved ticket opens again for so long when its customer writes; afterwards it takes a new one.
bool may_reopen(const Ticket& ticket, std::chrono::days reopens_for, TimePoint now);
/// `14 days`, as texts name that time.
std::string reopening_time(std::chrono::days reopens_for);

/// Whether it may be rated, with why not, and what may be said. Errors name `comment`.
Done check_satisfaction(const Ticket& ticket, const std::string& comment);

/// The table of moves; a refusal changes nothing.
Result<TicketStatus> ticket_moved(TicketStatus from, TicketStatus to);

/// The words of a customer by contract/rules: subject of at most 100 letters, body of at most 200 (spec §5).
/// Errors name `subject` and `body`.
Done check_words(const std::string* subject, const std::string& body);

/// The words of the shop, of at most 2 000 letters.
Done check_answer(const std::string& words);

}  // namespace spaza
