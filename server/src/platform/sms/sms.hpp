#pragma once

#include <functional>
#include <string>

#include "platform/http/client.hpp"
#include "platform/storage/outbox.hpp"

namespace spaza::sms {

inline constexpr const char* kTopic = "sms";

struct Message {
    std::string id;  // stable over retries
    std::string to;  // E.164
    std::string text;
};

/// `082 123 4567` → `+27821234567`; empty when it is no South African cellphone number.
std::string international(std::string_view number);

/// The message an outbox row of topic `sms` stands for. Throws storage::Undeliverable when it cannot be read or
/// sent.
/// A text with the shop's name where it leaves `{shop}`.
std::string named(std::string text, const std::string& shop);

/// Its `{shop}` becomes the shop's name.
Message message_of(const storage::OutboxMessage& row, const std::string& shop);

/// Takes a message to its reader. Throws storage::Undeliverable, or another exception when a later try may
/// succeed.
struct Sender {
    virtual ~Sender() = default;
    virtual void send(const Message& message) = 0;
};

struct BulkSmsOptions {
    std::string url;  // https://api.bulksms.com/v1
    std::string token_id;
    std::string token_secret;
};

/// The BulkSMS JSON API. A message that is sent again carries the same deduplication id, which BulkSMS remembers.
class BulkSmsSender final : public Sender {
public:
    using Call = std::function<http::OutboundAnswer(const http::OutboundCall&)>;
    explicit BulkSmsSender(BulkSmsOptions options, Call call = &http::send)
        : options_{std::move(options)}, call_{std::move(call)} {}
    void send(const Message& message) override;

private:
    BulkSmsOptions options_;
    Call call_;
};

/// What the outbox worker does with rows of topic `sms`.
storage::OutboxWorker::Handler sms_handler(Sender& sender, std::string shop);

}  // namespace spaza::sms
