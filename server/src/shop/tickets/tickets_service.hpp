#pragma once

#include "base/clock.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/tickets/tickets_store.hpp"

namespace spaza {

/// Customers write to the shop. What is somebody else's is not there for them.
class TicketService {
public:
    static constexpr int kMostPerPage = 100;

    TicketService(TicketStore& store, AttachmentAccess& files, CustomerDirectory& customers, const Clock& clock,
                  std::chrono::days reopens_for)
        : store_{store}, files_{files}, customers_{customers}, clock_{clock}, reopens_for_{reopens_for} {}

    Result<Ticket> open(const CustomerId& customer, const TicketForm& form);
    TicketPage page(const CustomerId& customer, int page, int page_size) {
        return store_.page(customer, page, page_size);
    }
    Result<Ticket> find(const CustomerId& customer, const std::string& id);
    /// One that was solved is open again.
    Result<Ticket> comment(const CustomerId& customer, const std::string& id, const TicketComment& comment);
    /// Whether a solved one helped, once.
    Result<Ticket> rate(const CustomerId& customer, const std::string& id, bool helped,
                        const std::string& comment);
    /// The orders a ticket can be about.
    std::vector<TicketObject> orders(const CustomerId& customer);

private:
    Done write(Ticket& ticket, TicketEvent event, const TicketComment& comment);
    Ticket with_files(Ticket ticket);
    std::string author(const CustomerId& customer);

    TicketStore& store_;
    AttachmentAccess& files_;
    CustomerDirectory& customers_;
    const Clock& clock_;
    std::chrono::days reopens_for_;
};

}  // namespace spaza
