#pragma once

#include <string_view>

#include "base/transactional.hpp"
#include "platform/config/config.hpp"
#include "shop/tickets/mail_answers_service.hpp"

namespace spaza::app {

/// What files may be sent, as configured.
AttachmentLimits attachment_limits(const Config& config);

/// Where mails to the shop come in, from a mail service's call or a mail server's pipe. Safe from many threads
/// when the intake is.
class MailDoor {
public:
    MailDoor(Transactional<MailAnswerService> answers, AttachmentIntake& intake, const AttachmentLimits& limits)
        : answers_{std::move(answers)}, intake_{intake}, limits_{limits} {}

    /// The largest mail that is read: files of the largest message, as mails write them (base64), and words.
    std::size_t most_bytes() const { return limits_.most_bytes_together / 2 * 3 + kBesidesFiles; }
    /// The raw message as it was received.
    MailOutcome take(std::string_view raw) const;

private:
    static constexpr std::size_t kBesidesFiles = 1024 * 1024;
    struct Files {
        std::vector<ReadyFile> ready;
        std::vector<std::string> left_out;
        bool busy{false};
    };
    Files files_of(const ReceivedMail& mail) const;

    Transactional<MailAnswerService> answers_;
    AttachmentIntake& intake_;
    AttachmentLimits limits_;
};

}  // namespace spaza::app
