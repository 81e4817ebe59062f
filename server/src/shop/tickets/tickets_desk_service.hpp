#pragma once

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/tickets/tickets_store.hpp"

namespace spaza {

/// The shop's side of tickets: read, answered and closed from the command line, and later from a back office.
class TicketDeskService {
public:
    /// `origin` is how shoppers reach the shop, for the link in the letter; `author` who answers.
    TicketDeskService(TicketStore& store, AttachmentDesk& files, CustomerDirectory& customers, MailQueue& letters,
                      const Clock& clock, std::string origin, std::string author)
        : store_{store},
          files_{files},
          customers_{customers},
          letters_{letters},
          clock_{clock},
          origin_{std::move(origin)},
          author_{std::move(author)} {}

    std::vector<Ticket> waiting(const std::vector<TicketStatus>& states, int most) {
        return store_.waiting(states, most);
    }
    Result<Ticket> find(const std::string& id);
    /// The customer reads it in the shop and gets it by mail.
    Result<Ticket> answer(const std::string& id, const std::string& words);
    Result<Ticket> close(const std::string& id);

private:
    TicketStore& store_;
    AttachmentDesk& files_;
    CustomerDirectory& customers_;
    MailQueue& letters_;
    const Clock& clock_;
    std::string origin_;
    std::string author_;
};

}  // namespace spaza
