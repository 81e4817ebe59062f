#include "shop/tickets/tickets_wire.hpp"

#include "base/messages.hpp"

namespace spaza::wire {
namespace {

/// Created until the shop has answered for the first time (design: status colour groups).
NamedId status_of(TicketStatus status, bool answered) {
    const char* key = status == TicketStatus::closed        ? "ticket.statusClosed"
                      : status == TicketStatus::in_progress ? "ticket.statusInProgress"
                      : answered                            ? "ticket.statusOpen"
                                                            : "ticket.statusCreated";
    return {std::string{name_of(status)}, message(key)};
}

template <class Into>
Into filled(const spaza::Ticket& ticket) {
    Into out;
    out.id = ticket.id;
    out.customerId = ticket.customer.value;
    out.subject = ticket.subject;
    out.createdAt = iso_time(ticket.created_at);
    out.modifiedAt = iso_time(ticket.modified_at);
    out.status = status_of(ticket.status, ticket.answered);
    out.ticketCategory = to_wire(ticket.category);
    if (ticket.about) out.associatedTo = to_wire(*ticket.about);
    out.answered = ticket.last_by_agent;
    return out;
}

}  // namespace

NamedId to_wire(spaza::TicketCategory category) {
    constexpr std::array kKeys{"ticket.categoryOrder",   "ticket.categoryReturn",  "ticket.categoryPayment",
                               "ticket.categoryAccount", "ticket.categoryPrivacy", "ticket.categoryEnquiry"};
    return {std::string{name_of(category)}, message(kKeys.at(static_cast<std::size_t>(category)))};
}

TicketObject to_wire(const spaza::TicketObject& object) {
    TicketObject out;
    out.code = object.order.value;
    out.modifiedAt = iso_time(object.modified_at);
    return out;
}

TicketEvent to_wire(const spaza::TicketEvent& event, bool answered_before) {
    TicketEvent out;
    out.code = std::to_string(event.number);
    out.author = event.author;
    out.createdAt = iso_time(event.created_at);
    out.message = event.message;
    out.addedByAgent = event.by_agent;
    if (event.to_status) out.toStatus = status_of(*event.to_status, answered_before);
    for (const spaza::Attachment& file : event.attachments) out.ticketEventAttachments.push_back(to_wire(file));
    return out;
}

TicketSummary summary_of(const spaza::Ticket& ticket) { return filled<TicketSummary>(ticket); }

TicketComments comments_of(const spaza::Ticket& ticket) {
    TicketComments all;
    bool answered = false;
    for (const spaza::TicketEvent& event : ticket.events) {
        answered = answered || event.by_agent;
        all.comments.push_back(to_wire(event, answered));
    }
    return all;
}

Ticket to_wire(const spaza::Ticket& ticket) {
    auto out = filled<Ticket>(ticket);
    out.ticketEvents = comments_of(ticket).comments;
    out.canRate = ticket.may_be_rated();
    if (const auto& said = ticket.satisfaction) {
        out.satisfaction = {.helped = said->helped, .comment = {}, .createdAt = iso_time(said->created_at)};
        if (!said->comment.empty()) out.satisfaction->comment = said->comment;
    }
    return out;
}

TicketList to_wire(const TicketPage& page, int number, int size) {
    TicketList out;
    for (const spaza::Ticket& ticket : page.tickets) out.tickets.push_back(summary_of(ticket));
    out.pagination = {.currentPage = number,
                      .pageSize = size,
                      .totalPages = (page.total + size - 1) / size,
                      .totalResults = page.total};
    out.sorts.emplace_back();
    return out;
}

}  // namespace spaza::wire
