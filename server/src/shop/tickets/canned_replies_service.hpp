#pragma once

#include "base/clock.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/staff_acts/staff_acts.hpp"
#include "shop/tickets/canned_replies_store.hpp"
#include "shop/tickets/tickets_store.hpp"

namespace spaza {

/// What the shop answers often: kept by name, and filled in for a ticket.
class CannedReplyService {
public:
    /// `author` is who keeps replies and answers with them.
    CannedReplyService(CannedReplyStore& store, TicketStore& tickets, CustomerDirectory& customers,
                       StaffActLog& acts, const Clock& clock, std::string author)
        : store_{store},
          tickets_{tickets},
          customers_{customers},
          acts_{acts},
          clock_{clock},
          author_{std::move(author)} {}

    std::vector<CannedReply> all() { return store_.all(); }
    /// Takes the place of one of the same name.
    Result<CannedReply> keep(const std::string& name, const std::string& words);
    Done remove(const std::string& name);
    /// What it says to the customer of this ticket; refused when a place in it has no value there.
    Result<std::string> words_for(const std::string& ticket, const std::string& name);

private:
    CannedReplyStore& store_;
    TicketStore& tickets_;
    CustomerDirectory& customers_;
    StaffActLog& acts_;
    const Clock& clock_;
    std::string author_;
};

}  // namespace spaza
