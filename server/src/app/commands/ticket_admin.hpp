#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/contacts.hpp"
#include "app/commands/staff_queue.hpp"
#include "app/commands/system_login.hpp"
#include "base/messages.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/outbox_queue.hpp"
#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"
#include "shop/push/push_service.hpp"
#include "shop/push/push_store_sql.hpp"
#include "shop/sms_news/sms_news_service.hpp"
#include "shop/sms_news/sms_news_store_sql.hpp"
#include "shop/staff/staff_work_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "shop/tickets/canned_replies_service.hpp"
#include "shop/tickets/canned_replies_store_sql.hpp"
#include "shop/tickets/mail_answers_service.hpp"
#include "shop/tickets/tickets_admin_service.hpp"
#include "shop/tickets/tickets_store_sql.hpp"

/// What the commands about tickets have in common.
namespace spaza::app::tickets {

struct TicketArguments {
    ChosenShop shop;
    QueueArguments queue;
    int most{50};  // that did not help
    std::string id;
    std::string text;
    std::string reply;
    std::string author;
    std::string folder;
    int days{30};
    bool writes_mail{false};
    bool previews{false};
};

/// The shop's side of tickets on one session.
struct TicketAdmin {
    TicketAdmin(storage::Session& session, const Clock& clock, const TicketVoice& voice, const PushPolicy& policy,
                const SmsNewsPolicy& sms_policy)
        : writers{session},
          mails{session, clock},
          messages{session, clock},
          push_store{session},
          push{push_store, messages, clock, policy},
          sms_choices{session},
          sms_news{push, sms_choices, messages, clock, sms_policy},
          attachments{session},
          contents{session},
          files{attachments, contents, clock},
          store{session},
          work{session},
          acts{session, clock, system_login()},
          mail_answers{store, files, writers, clock, voice.inbound, voice.reopens_for},
          service{store, files, writers, mails, sms_news, acts, clock, voice},
          kept_replies{session},
          replies{kept_replies, store, writers, acts, clock, voice.author} {}

    Contacts writers;
    mail::OutboxMailQueue mails;
    storage::OutboxQueue messages;
    SqlPushStore push_store;
    PushService push;
    SqlSmsNewsStore sms_choices;
    SmsNewsService sms_news;
    SqlAttachmentStore attachments;
    SqlAttachmentContents contents;
    AttachmentService files;
    SqlTicketStore store;
    SqlStaffWorkStore work;
    SqlStaffActStore acts;
    MailAnswerService mail_answers;
    TicketAdminService service;
    SqlCannedReplyStore kept_replies;
    CannedReplyService replies;
};

/// What is written to `out` is shown once it is true: after the commit.
void with_admin(const TicketArguments& given, const std::function<void(TicketAdmin&, std::ostream& out)>& use);

/// Text from outside, below what it belongs to.
void print_indented(std::ostream& out, const std::string& text);

/// `-` stands for standard input.
void read_text(TicketArguments& given);

// Each is one command, and throws CommandFailed.
void receive(const TicketArguments& given);
void list_replies(const TicketArguments& given);
void keep_reply(TicketArguments given);
void drop_reply(const TicketArguments& given);

}  // namespace spaza::app::tickets
