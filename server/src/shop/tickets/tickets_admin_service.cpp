#include "shop/tickets/tickets_admin_service.hpp"

#include "base/digest.hpp"
#include "base/json.hpp"
#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/tickets/mail_answer_rules.hpp"
#include "shop/tickets/tickets_rules.hpp"

namespace spaza {
namespace {

/// What the mail `ticket-answer` reads.
struct TicketAnswer {
    std::string firstName;
    std::string ticket;
    std::string subject;
    std::string answer;
    std::string address;
    std::string answerAbove;  // "" when it cannot be answered by mail
};
BOOST_DESCRIBE_STRUCT(TicketAnswer, (), (firstName, ticket, subject, answer, address, answerAbove))

/// What the mail `ticket-solved` reads.
struct TicketSolved {
    std::string firstName;
    std::string ticket;
    std::string subject;
    std::string address;
    bool ask{};  // whether it helped
    std::string answerAbove;
    std::string reopensFor;  // 14 days
};
BOOST_DESCRIBE_STRUCT(TicketSolved, (), (firstName, ticket, subject, address, ask, answerAbove, reopensFor))

auto no_such_ticket(const std::string& id) {
    return fail(Reason::not_found, "ticket.unknown", id, "NotFoundError", "ticket");
}

}  // namespace

Result<Ticket> TicketAdminService::find(const std::string& id) {
    auto ticket = store_.find(id);
    if (!ticket) return no_such_ticket(id);
    for (TicketEvent& event : ticket->events) event.attachments = files_.of({event.id});
    return *std::move(ticket);
}

TicketEvent TicketAdminService::event_of(const Ticket& ticket, const std::string& words) const {
    return {.id = secrets::random_id(),
            .number = static_cast<int>(ticket.events.size()) + 1,
            .author = voice_.author,
            .by_agent = true,
            .message = words,
            .to_status = std::nullopt,
            .created_at = clock_.now(),
            .attachments = {},
            .internal = false};
}

std::string TicketAdminService::reply_address_of(Ticket& ticket) {
    if (voice_.inbound.empty()) return {};
    if (ticket.reply_token.empty()) {
        ticket.reply_token = random_hex(16);
        store_.set_reply_token(ticket.id, ticket.reply_token);
    }
    return reply_address(voice_.inbound, ticket.reply_token);
}

bool TicketAdminService::write_to(Ticket& ticket, const char* mail, const std::string& of,
                                  const std::function<std::string(const Opening&)>& data) {
    const CustomerContact contact = customers_.contact(ticket.customer);
    if (contact.email.empty()) return false;
    const std::string reply_to = reply_address_of(ticket);
    mails_.enqueue({.to = contact.email,
                    .template_name = mail,
                    .data = data({.first_name = contact.first_name,
                                  .address = voice_.origin + "/account/writetous/" + ticket.id,
                                  .answer_above = reply_to.empty() ? "" : std::string{kAnswerAbove}}),
                    .key = mail + (":" + of),
                    .customer = ticket.customer,
                    .reply_to = reply_to});
    return true;
}

Result<Ticket> TicketAdminService::note(const std::string& id, const std::string& words) {
    if (const auto good = check_answer(words); !good) return std::unexpected(good.error());
    const auto ticket = store_.lock(id);
    if (!ticket) return no_such_ticket(id);
    TicketEvent event = event_of(*ticket, words);
    event.internal = true;
    store_.add(id, event);
    acts_.note(voice_.author, "ticket.noted", id, name_of(ticket->status), name_of(ticket->status));
    return find(id);
}

Result<Ticket> TicketAdminService::answer(const std::string& id, const std::string& words) {
    if (const auto good = check_answer(words); !good) return std::unexpected(good.error());
    auto ticket = store_.lock(id);
    if (!ticket) return no_such_ticket(id);
    TicketEvent event = event_of(*ticket, words);
    const TicketStatus before = ticket->status;
    if (ticket->status != TicketStatus::in_progress) {
        const auto moved = ticket_moved(ticket->status, TicketStatus::in_progress);
        if (!moved) return std::unexpected(moved.error());
        event.to_status = ticket->status = *moved;
    }
    ticket->answered = ticket->last_by_agent = true;
    ticket->modified_at = event.created_at;
    store_.save(*ticket);
    store_.add(id, event);
    write_to(*ticket, "ticket-answer", event.id, [&](const Opening& its) {
        return json::write(
            TicketAnswer{its.first_name, id, ticket->subject, words, its.address, its.answer_above});
    });
    push_.notify({.customer = ticket->customer,
                  .kind = PushKind::after_sale,
                  .about = "ticket",
                  .code = id,
                  .state = "answered",
                  .key = "ticket-answer:" + event.id});
    log::info("ticket_answered", {{"ticket", id}});
    acts_.note(voice_.author, "ticket.answered", id, name_of(before), name_of(ticket->status));
    return find(id);
}

Result<Ticket> TicketAdminService::close(const std::string& id) {
    auto ticket = store_.lock(id);
    if (!ticket) return no_such_ticket(id);
    const auto moved = ticket_moved(ticket->status, TicketStatus::closed);
    if (!moved) return std::unexpected(moved.error());
    const TicketStatus before = ticket->status;
    ticket->status = *moved;
    ticket->modified_at = clock_.now();
    store_.save(*ticket);
    const bool ask = !ticket->asked_at && ticket->may_be_rated();
    const bool written =
        write_to(*ticket, "ticket-solved", id + "@" + std::to_string(to_millis(ticket->modified_at)),
                 [&](const Opening& its) {
                     return json::write(TicketSolved{its.first_name, id, ticket->subject, its.address, ask,
                                                     its.answer_above, reopening_time(voice_.reopens_for)});
                 });
    if (ask && written) store_.set_asked(id, ticket->modified_at);
    log::info("ticket_closed", {{"ticket", id}});
    acts_.note(voice_.author, "ticket.closed", id, name_of(before), name_of(ticket->status));
    return find(id);
}

}  // namespace spaza
