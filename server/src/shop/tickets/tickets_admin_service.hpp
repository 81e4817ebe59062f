#pragma once

#include <functional>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/push_queue.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/staff_acts/staff_acts.hpp"
#include "shop/tickets/tickets_store.hpp"

namespace spaza {

/// Who answers, and what mails about tickets name.
struct TicketVoice {
    std::string author;
    std::string origin;   // how shoppers reach the shop, for links
    std::string inbound;  // where answers by mail arrive; "" when they do not
    std::chrono::days reopens_for{14};
};

/// The shop's side of tickets: read, answered and closed from the command line, and later from a back office.
class TicketAdminService {
public:
    TicketAdminService(TicketStore& store, AttachmentAccess& files, CustomerDirectory& customers, MailQueue& mails,
                       PushQueue& push, StaffActLog& acts, const Clock& clock, TicketVoice voice)
        : store_{store},
          files_{files},
          customers_{customers},
          mails_{mails},
          push_{push},
          acts_{acts},
          clock_{clock},
          voice_{std::move(voice)} {}

    Result<Ticket> find(const std::string& id);
    /// The customer reads it in the shop and gets it by mail.
    Result<Ticket> answer(const std::string& id, const std::string& words);
    /// It is solved. The customer is notified by mail, and asked whether it helped: by the first of these mails.
    Result<Ticket> close(const std::string& id);
    SatisfactionCount satisfaction_since(TimePoint since) { return store_.satisfaction_since(since); }
    std::vector<Ticket> not_helped_since(TimePoint since, int most) {
        return store_.not_helped_since(since, most);
    }

    /// A note that staff alone reads.
    Result<Ticket> note(const std::string& id, const std::string& words);

private:
    /// What all mails about a ticket begin with.
    struct Opening {
        std::string first_name;
        std::string address;       // of the ticket, in the shop
        std::string answer_above;  // "" when it cannot be answered by mail
    };
    /// False when there is no address to write to.
    bool write_to(Ticket& ticket, const char* mail, const std::string& of,
                  const std::function<std::string(const Opening&)>& data);
    std::string reply_address_of(Ticket& ticket);
    TicketEvent event_of(const Ticket& ticket, const std::string& words) const;

    TicketStore& store_;
    AttachmentAccess& files_;
    CustomerDirectory& customers_;
    MailQueue& mails_;
    PushQueue& push_;
    StaffActLog& acts_;
    const Clock& clock_;
    TicketVoice voice_;
};

}  // namespace spaza
