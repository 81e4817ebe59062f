#include "app/application.hpp"
#include "app/stored_settings.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/log/log.hpp"
#include "platform/mail/dev_outbox.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/mail/smtp_sender.hpp"
#include "platform/sms/sms.hpp"

namespace spaza::app {

namespace {

/// With the development outbox a message has arrived as soon as it can be read there.
struct ShownOnly final : mail::Sender {
    void send(const mail::Message&) override {}
};

struct SmsShownOnly final : sms::Sender {
    void send(const sms::Message&) override {}
};

void wire_sms(Application& application) {
    const Config::Sms& settings = application.config.sms;
    if (application.config.mail.dev_outbox) {
        application.outbox.on(sms::kTopic,
                              sms::sms_handler(application.keeper.keep(std::make_shared<SmsShownOnly>()),
                                               application.config.shop.name));
    } else if (!settings.bulksms_token_id.empty()) {
        auto& sender = application.keeper.keep(std::make_shared<sms::BulkSmsSender>(
            sms::BulkSmsOptions{settings.bulksms_url, settings.bulksms_token_id, settings.bulksms_token_secret}));
        application.outbox.on(sms::kTopic, sms::sms_handler(sender, application.config.shop.name));
    }
}

}  // namespace

void wire_mail(Application& application) {
    wire_sms(application);
    const Config::Mail& settings = application.config.mail;
    const mail::From from = mail_sender_of(application.config);
    if (settings.dev_outbox) {
        auto& sender = application.keeper.keep(std::make_shared<ShownOnly>());
        application.outbox.on(mail::kTopic,
                              mail::mail_handler(sender, from, application.database, application.clock));
        mail::add_dev_outbox(application.router, application.database, application.clock, from);
    } else if (!settings.smtp_url.empty()) {
        auto& sender = application.keeper.keep(std::make_shared<mail::SmtpSender>(
            mail::SmtpOptions{settings.smtp_url, settings.smtp_user, settings.smtp_password}, application.clock));
        application.outbox.on(mail::kTopic,
                              mail::mail_handler(sender, from, application.database, application.clock));
    } else {
        // Mails stay in the outbox until there is a mail server to take them.
        log::warn("mail_not_configured", {{"setting", "mail.smtp_url"}});
    }
}

}  // namespace spaza::app
