#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "base/mail_queue.hpp"
#include "platform/mail/mail.hpp"
#include "platform/storage/outbox.hpp"

namespace spaza::mail {

inline constexpr const char* kTopic = "mail";

/// Puts mails into the outbox, in the transaction of the session.
class OutboxMailQueue final : public MailQueue {
public:
    OutboxMailQueue(storage::Session& session, const Clock& clock) : session_{session}, clock_{clock} {}
    void enqueue(const spaza::Mail& mail) override;

private:
    storage::Session& session_;
    const Clock& clock_;
};

/// How mails look; colours as `#0a545e`.
struct MailLook {
    std::string brand{"#073f47"};   // the ground of their head
    std::string saving{"#ffc02e"};  // its edge
    std::string action{"#0a545e"};  // links and buttons
};

/// Who sends: the address mails come from, and the shop's name as they say it.
struct From {
    std::string address;  // `Kloof Hardware <no-reply@kloof.example>`
    std::string shop;
    MailLook look{};
};

/// What every mail is filled with besides its own: the shop's name and look.
void add_sender(boost::json::object& data, const From& from);

/// The message an outbox row of topic `mail` stands for. Throws storage::Undeliverable when it cannot be read.
Message message_of(const storage::OutboxMessage& row, const From& from);

/// What the outbox worker does with rows of topic `mail`. A mail that need not come is not sent to an address of
/// the suppression list; a mailbox that is not there is put on it.
storage::OutboxWorker::Handler mail_handler(Sender& sender, From from, storage::Database& database,
                                            const Clock& clock);

}  // namespace spaza::mail
