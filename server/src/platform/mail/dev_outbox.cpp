#include "platform/mail/dev_outbox.hpp"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "base/assets.hpp"
#include "platform/mail/mail_suppressions_sql.hpp"
#include "platform/mail/mail_template.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/sms/sms.hpp"

namespace spaza::mail {
namespace {

constexpr int kMostShown = 200;

struct Shown {
    storage::OutboxMessage row;
    std::string state;
    Message message;
};

Shown shown_of(const storage::Row& row, const From& from) {
    Shown shown;
    shown.row.id = row.get<std::int64_t>(0);
    shown.row.topic = row.get<std::string>(1);
    shown.row.key = row.get<std::string>(2);
    shown.row.payload = row.get<std::string>(3);
    shown.state = row.get<std::string>(4);
    shown.row.created_at = from_millis(row.get<std::int64_t>(5));
    try {
        if (shown.row.topic == "sms") {
            const auto said = boost::json::parse(shown.row.payload).as_object();
            shown.message.to = std::string{said.at("to").as_string()};
            shown.message.subject = "SMS";
            shown.message.text = sms::named(std::string{said.at("text").as_string()}, from.shop);
            return shown;
        }
        shown.message = message_of(shown.row, from);
    } catch (const std::exception& broken) {  // shown all the same: that is what the page is for
        shown.message.subject = "cannot be written";
        shown.message.text = broken.what();
    }
    return shown;
}

/// Whether it was held back, as nobody may write such mails there.
bool is_suppressed(const Message& message, TimePoint created_at, SqlMailSuppressions& suppressions) {
    const auto suppression = message.unsubscribe.empty() ? std::nullopt : suppressions.find(message.to);
    return suppression && suppression->since <= created_at;
}

std::vector<Shown> newest(storage::Database& database, const Clock& clock, const From& from) {
    return database.reading([&](storage::Session& session) {
        auto messages = session.rows(
            "SELECT id, topic, key, payload, state, created_at FROM outbox WHERE topic IN ('mail', 'sms') "
            "ORDER BY id DESC LIMIT $1",
            {kMostShown}, [&](const storage::Row& row) { return shown_of(row, from); });
        SqlMailSuppressions suppressions{session, clock};
        for (Shown& each : messages)
            if (is_suppressed(each.message, each.row.created_at, suppressions)) each.state = "suppressed";
        return messages;
    });
}

boost::json::object described(const Shown& shown) {
    return {{"id", shown.row.id},
            {"topic", shown.row.topic},
            {"key", shown.row.key},
            {"state", shown.state},
            {"createdAt", iso_time(shown.row.created_at)},
            {"to", shown.message.to},
            {"from", shown.message.from},
            {"replyTo", shown.message.reply_to},
            {"subject", shown.message.subject},
            {"text", shown.message.text},
            {"html", shown.message.html},
            {"unsubscribe", shown.message.unsubscribe}};
}

http::Response page(std::string html) {
    http::Response response = http::ok(std::move(html));
    response.content_type = "text/html; charset=utf-8";
    return std::move(response)
        .with("Cache-Control", "no-store")
        .with("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
}

http::Response get_list(storage::Database& database, const Clock& clock, const From& from) {
    boost::json::array messages;
    for (const Shown& shown : newest(database, clock, from)) messages.push_back(described(shown));
    return page(fill(asset("server/assets/mail/dev_outbox.html").value_or("{{#messages}}{{text}}{{/messages}}"),
                     {{"messages", std::move(messages)}}, Escape::html));
}

http::Response get_json(storage::Database& database, const Clock& clock, const From& from) {
    boost::json::array messages;
    for (const Shown& shown : newest(database, clock, from)) messages.push_back(described(shown));
    return http::ok(boost::json::serialize(boost::json::object{{"messages", std::move(messages)}}))
        .with("Cache-Control", "no-store");
}

http::Response get_one(const http::Request& request, storage::Database& database, const Clock& clock,
                       const From& from) {
    for (const Shown& shown : newest(database, clock, from))
        if (std::to_string(shown.row.id) == request.param("id")) return page(shown.message.html);
    return http::problem(fail(Reason::not_found, "error.notFound", request.param("id"), "NotFoundError").error());
}

}  // namespace

void add_dev_outbox(http::Router& router, storage::Database& database, const Clock& clock, From from) {
    router.add("GET", "/dev/outbox",
               [&database, &clock, from](const http::Request&) { return get_list(database, clock, from); });
    router.add("GET", "/dev/outbox.json",
               [&database, &clock, from](const http::Request&) { return get_json(database, clock, from); });
    router.add("GET", "/dev/outbox/{id}", [&database, &clock, from](const http::Request& request) {
        return get_one(request, database, clock, from);
    });
}

}  // namespace spaza::mail
