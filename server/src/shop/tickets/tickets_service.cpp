#include "shop/tickets/tickets_service.hpp"

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/tickets/tickets_rules.hpp"

namespace spaza {
namespace {

constexpr int kMostOrders = 20;

auto unknown(const std::string& id) {
    return fail(Reason::not_found, "ticket.unknown", id, "NotFoundError", "ticket");
}

auto wrong(const char* field, const char* key) {
    return fail(Reason::invalid, key, field, "ValidationError", "parameter");
}

}  // namespace

std::string TicketService::author(const CustomerId& customer) {
    const CustomerContact contact = customers_.contact(customer);
    return contact.last_name.empty() ? contact.first_name : contact.first_name + " " + contact.last_name;
}

Ticket TicketService::with_files(Ticket ticket) {
    std::erase_if(ticket.events, [](const TicketEvent& event) { return event.internal; });
    for (TicketEvent& event : ticket.events) event.attachments = files_.of({event.id});
    return ticket;
}

Done TicketService::write(Ticket& ticket, TicketEvent event, const TicketComment& comment) {
    event.id = secrets::random_id();
    event.number = static_cast<int>(ticket.events.size()) + 1;
    event.author = author(ticket.customer);
    event.message = comment.body;
    event.created_at = ticket.modified_at;
    store_.add(ticket.id, event);
    if (auto attached = files_.attach(ticket.customer, event.id, comment.files, comment.uploaded); !attached)
        return attached;
    ticket.events.push_back(std::move(event));
    return Done{};
}

Result<Ticket> TicketService::open(const CustomerId& customer, const TicketForm& form) {
    if (const auto good = check_words(&form.subject, form.first.body); !good) return std::unexpected(good.error());
    const auto category = form.category.empty() ? TicketCategory::enquiry : ticket_category_named(form.category);
    if (!category) return wrong("ticketCategory", "ticket.categoryUnknown");
    Ticket ticket;
    ticket.customer = customer;
    ticket.subject = form.subject;
    ticket.category = *category;
    if (!form.order.empty()) {
        ticket.about = store_.order_of(customer, form.order);
        if (!ticket.about) return wrong("associatedTo", "ticket.orderUnknown");
    }
    ticket.created_at = ticket.modified_at = clock_.now();
    ticket.id = store_.next_id();
    store_.add(ticket);
    if (const auto written = write(ticket, {}, form.first); !written) return std::unexpected(written.error());
    log::info("ticket_opened", {{"ticket", ticket.id}, {"category", name_of(ticket.category)}});
    return with_files(std::move(ticket));
}

Result<Ticket> TicketService::find(const CustomerId& customer, const std::string& id) {
    auto ticket = store_.find(id);
    if (!ticket || ticket->customer != customer) return unknown(id);
    return with_files(*std::move(ticket));
}

Result<Ticket> TicketService::comment(const CustomerId& customer, const std::string& id,
                                      const TicketComment& comment) {
    auto ticket = store_.lock(id);
    if (!ticket || ticket->customer != customer) return unknown(id);
    if (const auto good = check_words(nullptr, comment.body); !good) return std::unexpected(good.error());
    if (ticket->events.size() >= kMostTicketEvents) return wrong("body", "ticket.full");
    if (!may_reopen(*ticket, reopens_for_, clock_.now())) {
        auto refusal = wrong("body", "ticket.reopenOver");
        refusal.error().params = {{"time", reopening_time(reopens_for_)}};
        return refusal;
    }
    const TicketStatus before = ticket->status;
    ticket->status = after_customer(before);
    ticket->last_by_agent = false;
    ticket->modified_at = clock_.now();
    store_.save(*ticket);
    TicketEvent event;
    if (ticket->status != before) event.to_status = ticket->status;
    if (const auto written = write(*ticket, std::move(event), comment); !written)
        return std::unexpected(written.error());
    log::info("ticket_commented", {{"ticket", id}, {"status", name_of(ticket->status)}});
    return with_files(*std::move(ticket));
}

Result<Ticket> TicketService::rate(const CustomerId& customer, const std::string& id, bool helped,
                                   const std::string& comment) {
    auto ticket = store_.lock(id);
    if (!ticket || ticket->customer != customer) return unknown(id);
    if (const auto good = check_satisfaction(*ticket, comment); !good) return std::unexpected(good.error());
    ticket->satisfaction = TicketSatisfaction{.helped = helped, .comment = comment, .created_at = clock_.now()};
    store_.add(id, *ticket->satisfaction);
    log::info("ticket_rated", {{"ticket", id}, {"helped", helped ? "yes" : "no"}});
    return with_files(*std::move(ticket));
}

std::vector<TicketObject> TicketService::orders(const CustomerId& customer) {
    return store_.orders_of(customer, kMostOrders);
}

}  // namespace spaza
