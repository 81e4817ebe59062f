#include "app/mail_door.hpp"

#include "base/messages.hpp"
#include "base/text.hpp"
#include "platform/mail/received_mail_bounds.hpp"
#include "platform/mail/received_mail_reader.hpp"

namespace spaza::app {
namespace {

constexpr std::size_t kShownName = 80;

std::string shown_name(const std::string& name) {
    return name.empty() ? std::string{"?"} : plain(name, kShownName);
}

/// As the ticket names it; what has a reason of its own, with that.
std::string left_out(const std::string& name, const Result<std::vector<ReadyFile>>& ready) {
    if (!ready && ready.error().message_key == "attachment.infected")
        return message("ticket.mailFileInfected", {{"file", shown_name(name)}});
    return shown_name(name);
}

}  // namespace

AttachmentLimits attachment_limits(const Config& config) {
    const Config::Attachments& settings = config.attachments;
    return {.most_bytes = static_cast<std::size_t>(settings.most_bytes),
            .most_files = static_cast<std::size_t>(settings.most_files),
            .most_bytes_together = static_cast<std::size_t>(settings.most_bytes_together)};
}

/// One by one: what cannot be kept must not cost the rest.
MailDoor::Files MailDoor::files_of(const ReceivedMail& mail) const {
    Files files;
    std::size_t together = 0;
    for (const ReceivedFile& file : mail.files) {
        together += file.content.size();
        auto ready = together > limits_.most_bytes_together
                         ? Result<std::vector<ReadyFile>>{std::vector<ReadyFile>{}}
                         : intake_.take_in({{file.name, file.content}}, files.ready.size());
        if (!ready && ready.error().reason == Reason::busy) {  // all of the mail comes again
            files.busy = true;
            break;
        }
        if (ready && !ready->empty())
            files.ready.push_back(std::move(ready->front()));
        else
            files.left_out.push_back(left_out(file.name, ready));
    }
    for (const std::string& name : mail.left_out) files.left_out.push_back(shown_name(name));
    return files;
}

MailOutcome MailDoor::take(std::string_view raw) const {
    if (raw.size() > most_bytes() || !mail::is_within_bounds(raw)) return MailOutcome::unreadable;
    if (!answers_.read(
            [&](MailAnswerService& service) { return service.may_concern_a_ticket(mail::header_of(raw)); }))
        return MailOutcome::unknown;
    const auto mail = mail::read_mail(raw);
    if (!mail) return MailOutcome::unreadable;
    // Pictures are looked at outside of a transaction, and only those of a ticket's customer.
    const bool theirs = answers_.read([&](MailAnswerService& service) { return service.is_customers(*mail); });
    const Files files = theirs ? files_of(*mail) : Files{};
    if (files.busy) return MailOutcome::busy;
    return answers_.write(
        [&](MailAnswerService& service) { return service.take(*mail, files.ready, files.left_out); });
}

}  // namespace spaza::app
