#include "platform/mail/outbox_mail.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "platform/mail/mail_suppressions_sql.hpp"
#include "platform/mail/mail_template.hpp"

namespace spaza::mail {

void OutboxMailQueue::enqueue(const spaza::Mail& mail) {
    boost::json::object payload{
        {"to", mail.to}, {"template", mail.template_name}, {"data", boost::json::parse(mail.data)}};
    if (!mail.customer.empty()) payload["customer"] = mail.customer.value;
    if (!mail.reply_to.empty()) payload["replyTo"] = mail.reply_to;
    storage::enqueue(session_, kTopic, mail.key, boost::json::serialize(payload), clock_.now());
}

void add_sender(boost::json::object& data, const From& from) {
    data["shop"] = from.shop;
    data["brandColour"] = from.look.brand;
    data["savingColour"] = from.look.saving;
    data["actionColour"] = from.look.action;
}

Message message_of(const storage::OutboxMessage& row, const From& from) {
    try {
        const auto payload = boost::json::parse(row.payload).as_object();
        const std::string name{payload.at("template").as_string()};
        boost::json::object data = payload.at("data").as_object();
        add_sender(data, from);
        const auto* reply_to = payload.if_contains("replyTo");
        const auto* unsubscribe = data.if_contains("unsubscribe");
        Mail mail = render_mail(name, data);
        return {.id = secrets::digest(row.topic + ':' + row.key + ':' + std::to_string(row.id)),
                .from = from.address,
                .to = std::string{payload.at("to").as_string()},
                .subject = std::move(mail.subject),
                .text = std::move(mail.text),
                .html = std::move(mail.html),
                .unsubscribe = unsubscribe ? std::string{unsubscribe->as_string()} : std::string{},
                .reply_to = reply_to ? std::string{reply_to->as_string()} : std::string{}};
    } catch (const std::exception& broken) {
        throw storage::Undeliverable{broken.what()};
    }
}

storage::OutboxWorker::Handler mail_handler(Sender& sender, From from, storage::Database& database,
                                            const Clock& clock) {
    const auto is_suppressed = [&database, &clock](const std::string& address) {
        return database.reading([&](storage::Session& session) {
            return SqlMailSuppressions{session, clock}.find(address).has_value();
        });
    };
    const auto suppress = [&database, &clock](const std::string& address) {
        database.write([&](storage::Session& session) {
            SqlMailSuppressions{session, clock}.add(address, SuppressionReason::bounced, {});
            return true;
        });
        log::info("address_bounced");
    };
    return [&sender, from = std::move(from), is_suppressed, suppress](const storage::OutboxMessage& row) {
        const Message message = message_of(row, from);
        if (!message.unsubscribe.empty() && is_suppressed(message.to))
            return log::info("letter_suppressed", {{"message", row.id}});
        try {
            sender.send(message);
        } catch (const NoSuchMailbox& refused) {
            suppress(message.to);
            throw storage::Undeliverable{refused.what()};
        } catch (const Refused& refused) {
            throw storage::Undeliverable{refused.what()};
        }
    };
}

}  // namespace spaza::mail
