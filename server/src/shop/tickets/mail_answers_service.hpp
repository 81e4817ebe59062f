#pragma once

#include "base/clock.hpp"
#include "base/received_mail.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/tickets/mail_answers.hpp"
#include "shop/tickets/tickets_store.hpp"

namespace spaza {

/// Customers answer a ticket by mail. The address tells which ticket, for only its customer has been written to
/// from it; what comes from another address is kept for staff alone.
class MailAnswerService {
public:
    /// `inbound` is where mails to tickets arrive, without a ticket's token; "" when they do not.
    MailAnswerService(TicketStore& store, AttachmentAccess& files, CustomerDirectory& customers,
                      const Clock& clock, std::string inbound, std::chrono::days reopens_for)
        : store_{store},
          files_{files},
          customers_{customers},
          clock_{clock},
          inbound_{std::move(inbound)},
          reopens_for_{reopens_for} {}

    /// Whether the header of a mail names a ticket's address: no other mail is worth taking apart.
    bool may_concern_a_ticket(std::string_view header);
    /// Whether the files of a mail are worth looking at: it is its customer's answer to a ticket there is.
    bool is_customers(const ReceivedMail& mail);
    /// `left_out` names files that could not be kept. The same mail a second time changes nothing.
    MailOutcome take(const ReceivedMail& mail, const std::vector<ReadyFile>& files,
                     const std::vector<std::string>& left_out);

private:
    std::optional<std::string> ticket_of(const ReceivedMail& mail);
    bool is_from(const Ticket& ticket, const ReceivedMail& mail);
    std::optional<Ticket> locked_ticket_of(const ReceivedMail& mail);
    bool is_too_much(const Ticket& ticket, bool internal);
    MailOutcome note(Ticket& ticket, TicketEvent event);
    MailOutcome write(Ticket& ticket, TicketEvent event, const std::vector<ReadyFile>& files);
    MailOutcome reopen_as_new(const Ticket& solved, TicketEvent event, const std::vector<ReadyFile>& files);
    void add(const Ticket& ticket, TicketEvent event, const std::vector<ReadyFile>& files);

    TicketStore& store_;
    AttachmentAccess& files_;
    CustomerDirectory& customers_;
    const Clock& clock_;
    std::string inbound_;
    std::chrono::days reopens_for_;
};

}  // namespace spaza
