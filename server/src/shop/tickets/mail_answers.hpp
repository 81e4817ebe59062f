#pragma once

#include <string_view>

namespace spaza {

/// What became of a mail to a ticket.
enum class MailOutcome {
    taken,       // it stands in its ticket
    new_ticket,  // its ticket was solved too long ago: it is a new one
    noted,       // it is from another address than the customer's: for staff to read
    repeated,    // it came before
    automatic,   // no person has written it
    empty,       // it says nothing and brings nothing
    full,        // the conversation is too long
    unknown,     // no ticket has such an address
    unreadable,  // it is no mail
    busy,        // not now: its files could not be looked at, or too many came in an hour
};

std::string_view name_of(MailOutcome outcome);

}  // namespace spaza
