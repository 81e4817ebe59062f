#include "shop/tickets/tickets_desk_service.hpp"

#include "base/json.hpp"
#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/tickets/tickets_rules.hpp"

namespace spaza {
namespace {

/// What the letter `ticket-answer` reads.
struct TicketAnswer {
    std::string firstName;
    std::string ticket;
    std::string subject;
    std::string answer;
    std::string address;
};
BOOST_DESCRIBE_STRUCT(TicketAnswer, (), (firstName, ticket, subject, answer, address))

auto no_such_ticket(const std::string& id) {
    return fail(Reason::not_found, "ticket.unknown", id, "NotFoundError", "ticket");
}

}  // namespace

Result<Ticket> TicketDeskService::find(const std::string& id) {
    auto ticket = store_.find(id);
    if (!ticket) return no_such_ticket(id);
    for (TicketEvent& event : ticket->events) event.attachments = files_.of({event.id});
    return *std::move(ticket);
}

Result<Ticket> TicketDeskService::answer(const std::string& id, const std::string& words) {
    if (const auto good = check_answer(words); !good) return std::unexpected(good.error());
    auto ticket = store_.lock(id);
    if (!ticket) return no_such_ticket(id);
    TicketEvent event{.id = secrets::random_id(),
                      .number = static_cast<int>(ticket->events.size()) + 1,
                      .author = author_,
                      .by_agent = true,
                      .message = words,
                      .to_status = std::nullopt,
                      .created_at = clock_.now(),
                      .attachments = {}};
    if (ticket->status != TicketStatus::in_progress) {
        const auto moved = ticket_moved(ticket->status, TicketStatus::in_progress);
        if (!moved) return std::unexpected(moved.error());
        event.to_status = ticket->status = *moved;
    }
    ticket->answered = ticket->last_by_agent = true;
    ticket->modified_at = event.created_at;
    store_.save(*ticket);
    store_.add(id, event);
    const CustomerContact contact = customers_.contact(ticket->customer);
    if (!contact.email.empty())
        letters_.enqueue({.to = contact.email,
                          .template_name = "ticket-answer",
                          .data = json::write(TicketAnswer{contact.first_name, id, ticket->subject, words,
                                                           origin_ + "/account/writetous/" + id}),
                          .key = "ticket-answer:" + event.id,
                          .customer = ticket->customer});
    log::info("ticket_answered", {{"ticket", id}});
    return find(id);
}

Result<Ticket> TicketDeskService::close(const std::string& id) {
    auto ticket = store_.lock(id);
    if (!ticket) return no_such_ticket(id);
    const auto moved = ticket_moved(ticket->status, TicketStatus::closed);
    if (!moved) return std::unexpected(moved.error());
    ticket->status = *moved;
    ticket->modified_at = clock_.now();
    store_.save(*ticket);
    log::info("ticket_closed", {{"ticket", id}});
    return find(id);
}

}  // namespace spaza
