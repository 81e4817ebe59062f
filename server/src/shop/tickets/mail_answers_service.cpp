#include "shop/tickets/mail_answers_service.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "base/digest.hpp"
#include "base/messages.hpp"
#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/tickets/mail_answer_rules.hpp"
#include "shop/tickets/tickets_rules.hpp"

namespace spaza {
namespace {

constexpr std::array<std::string_view, 10> kOutcomes{"taken", "newTicket", "noted",   "repeated",   "automatic",
                                                     "empty", "full",      "unknown", "unreadable", "busy"};

constexpr int kMostAnHour = 20;  // into the tickets of one customer

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return text;
}

std::string joined(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

/// The words of a mail as they stand in the conversation; "" when it says and brings nothing. Rather too many than
/// none: nobody would miss an answer that was taken for a quote.
std::string words_of(const ReceivedMail& mail, std::size_t files, const std::vector<std::string>& left_out) {
    std::string words = within_limit(own_words(mail.text));
    if (words.empty() && files > 0) words = message("ticket.mailFilesOnly");
    if (words.empty()) words = within_limit(all_words(mail.text));
    if (!left_out.empty()) {
        if (!words.empty()) words += '\n';
        words += message("ticket.mailFilesLeft", {{"files", joined(left_out)}});
    }
    return words;
}

}  // namespace

std::string_view name_of(MailOutcome outcome) { return kOutcomes.at(static_cast<std::size_t>(outcome)); }

std::optional<std::string> MailAnswerService::ticket_of(const ReceivedMail& mail) {
    const auto token = reply_token_in(inbound_, mail.to);
    return token ? store_.of_reply_token(*token) : std::nullopt;
}

bool MailAnswerService::is_from(const Ticket& ticket, const ReceivedMail& mail) {
    const std::string email = lower(customers_.contact(ticket.customer).email);
    return !email.empty() && email == mail.from;
}

bool MailAnswerService::may_concern_a_ticket(std::string_view header) {
    return std::ranges::any_of(reply_tokens_within(inbound_, header),
                               [&](const std::string& token) { return store_.of_reply_token(token).has_value(); });
}

bool MailAnswerService::is_customers(const ReceivedMail& mail) {
    const auto id = mail.automatic ? std::nullopt : ticket_of(mail);
    const auto ticket = id ? store_.find(*id) : std::nullopt;
    return ticket && is_from(*ticket, mail);
}

void MailAnswerService::add(const Ticket& ticket, TicketEvent event, const std::vector<ReadyFile>& files) {
    event.id = secrets::random_id();
    event.number = static_cast<int>(ticket.events.size()) + 1;
    event.created_at = ticket.modified_at;
    store_.add(ticket.id, event);
    if (!files_.attach(ticket.customer, event.id, files, {}))
        throw std::logic_error{"new files of a mail were not kept"};  // they were not uploaded before
}

/// A mail may have made it another ticket's address until the first was locked (reopen_as_new).
std::optional<Ticket> MailAnswerService::locked_ticket_of(const ReceivedMail& mail) {
    const auto id = ticket_of(mail);
    auto ticket = id ? store_.lock(*id) : std::nullopt;
    const auto now = ticket ? ticket_of(mail) : std::nullopt;
    if (now && *now != ticket->id) ticket = store_.lock(*now);
    return ticket;
}

/// Strangers' notes are counted by themselves, so that they keep no customer from answering.
bool MailAnswerService::is_too_much(const Ticket& ticket, bool internal) {
    return store_.written_since(ticket.customer, internal, clock_.now() - std::chrono::hours{1}) >= kMostAnHour;
}

/// The state of a ticket is the customer's and the shop's alone.
MailOutcome MailAnswerService::note(Ticket& ticket, TicketEvent event) {
    event.author = message("ticket.byMail");
    event.internal = true;
    ticket.modified_at = clock_.now();
    add(ticket, std::move(event), {});
    return MailOutcome::noted;
}

MailOutcome MailAnswerService::write(Ticket& ticket, TicketEvent event, const std::vector<ReadyFile>& files) {
    const TicketStatus before = ticket.status;
    ticket.status = after_customer(before);
    ticket.last_by_agent = false;
    ticket.modified_at = clock_.now();
    if (ticket.status != before) event.to_status = ticket.status;
    store_.save(ticket);
    add(ticket, std::move(event), files);
    return MailOutcome::taken;
}

MailOutcome MailAnswerService::reopen_as_new(const Ticket& solved, TicketEvent event,
                                             const std::vector<ReadyFile>& files) {
    Ticket ticket;
    ticket.customer = solved.customer;
    ticket.subject = solved.subject;
    ticket.category = solved.category;
    ticket.about = solved.about;
    ticket.created_at = ticket.modified_at = clock_.now();
    ticket.id = store_.next_id();
    store_.add(ticket);
    // The next answer to the same mail goes into it too.
    store_.set_reply_token(solved.id, "");
    store_.set_reply_token(ticket.id, solved.reply_token);
    add(ticket, std::move(event), files);
    return MailOutcome::new_ticket;
}

MailOutcome MailAnswerService::take(const ReceivedMail& mail, const std::vector<ReadyFile>& files,
                                    const std::vector<std::string>& left_out) {
    if (mail.automatic) return MailOutcome::automatic;
    auto ticket = locked_ticket_of(mail);
    if (!ticket) return MailOutcome::unknown;
    const bool theirs = is_from(*ticket, mail);
    const std::string words = words_of(mail, files.size(), left_out);
    if (words.empty()) return MailOutcome::empty;
    if (ticket->events.size() >= kMostTicketEvents) return MailOutcome::full;
    if (is_too_much(*ticket, !theirs)) return MailOutcome::busy;
    if (!store_.first_time(sha256_hex(mail.id), clock_.now())) return MailOutcome::repeated;

    TicketEvent event;
    if (!theirs) {
        event.message = message("ticket.mailFromAnother", {{"address", shown_address(mail.from)}}) + "\n" + words;
        return note(*ticket, std::move(event));
    }
    const CustomerContact contact = customers_.contact(ticket->customer);
    event.author = contact.last_name.empty() ? contact.first_name : contact.first_name + " " + contact.last_name;
    event.message = words;
    const MailOutcome outcome = may_reopen(*ticket, reopens_for_, clock_.now())
                                    ? write(*ticket, std::move(event), files)
                                    : reopen_as_new(*ticket, std::move(event), files);
    log::info("ticket_answered_by_mail", {{"ticket", ticket->id}, {"outcome", name_of(outcome)}});
    return outcome;
}

}  // namespace spaza
