#pragma once

#include "shop/tickets/tickets.hpp"

namespace spaza {

struct TicketStore {
    virtual ~TicketStore() = default;
    /// The number of the next ticket; ask for it last, for others wait for it.
    virtual std::string next_id() = 0;
    virtual void add(const Ticket& ticket) = 0;
    /// With its events, without their files.
    virtual std::optional<Ticket> find(const std::string& id) = 0;
    /// The same, held until the transaction ends.
    virtual std::optional<Ticket> lock(const std::string& id) = 0;
    /// The state, who wrote last and when; for one that is locked.
    virtual void save(const Ticket& ticket) = 0;
    virtual void add(const std::string& ticket, const TicketEvent& event) = 0;
    /// Kept for good; for one that is locked and has none.
    virtual void add(const std::string& ticket, const TicketSatisfaction& said) = 0;
    virtual void set_asked(const std::string& id, TimePoint now) = 0;
    /// Who was asked since then, and what they said.
    virtual SatisfactionCount satisfaction_since(TimePoint since) = 0;
    /// Tickets that did not help, the last said first.
    virtual std::vector<Ticket> not_helped_since(TimePoint since, int most) = 0;
    /// Of a customer, the last written to first.
    virtual TicketPage page(const CustomerId& customer, int page, int page_size) = 0;
    /// The ticket whose answers by mail go to this token.
    virtual std::optional<std::string> of_reply_token(const std::string& token) = 0;
    /// "" takes it away.
    virtual void set_reply_token(const std::string& id, const std::string& token) = 0;
    /// How much was written into a customer's tickets, but not by the shop, since then; notes for staff, or all
    /// else.
    virtual int written_since(const CustomerId& customer, bool internal, TimePoint since) = 0;
    /// Notes a mail by its digest; false when it came before.
    virtual bool first_time(const std::string& digest, TimePoint now) = 0;
    virtual std::vector<TicketObject> orders_of(const CustomerId& customer, int most) = 0;
    virtual std::optional<TicketObject> order_of(const CustomerId& customer, const std::string& code) = 0;
};

}  // namespace spaza
