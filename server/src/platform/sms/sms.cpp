#include "platform/sms/sms.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <stdexcept>

#include "base/base64.hpp"
#include "base/digest.hpp"

namespace spaza::sms {
namespace {

/// A positive 31-bit number of the id.
std::string deduplication_id(const std::string& id) {
    const std::string digest = sha256_hex(id);
    return std::to_string(std::stoul(digest.substr(0, 8), nullptr, 16) & 0x7fffffffU);
}

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](unsigned char c) { return c < 128; });
}

}  // namespace

std::string named(std::string text, const std::string& shop) {
    constexpr std::string_view kPlace = "{shop}";
    if (const auto at = text.find(kPlace); at != text.npos) text.replace(at, kPlace.size(), shop);
    return text;
}

std::string international(std::string_view number) {
    std::string digits;
    for (const char c : number)
        if (c >= '0' && c <= '9') digits += c;
    if (digits.size() == 10 && digits.front() == '0') return "+27" + digits.substr(1);
    if (digits.size() == 11 && digits.starts_with("27")) return '+' + digits;
    return {};
}

Message message_of(const storage::OutboxMessage& row, const std::string& shop) {
    try {
        const auto payload = boost::json::parse(row.payload).as_object();
        return {.id = row.topic + ':' + row.key + ':' + std::to_string(row.id),
                .to = international(std::string{payload.at("to").as_string()}),
                .text = named(std::string{payload.at("text").as_string()}, shop)};
    } catch (const std::exception& broken) {
        throw storage::Undeliverable{broken.what()};
    }
}

void BulkSmsSender::send(const Message& message) {
    const std::string body =
        boost::json::serialize(boost::json::object{{"to", message.to},
                                                   {"body", message.text},
                                                   {"encoding", is_ascii(message.text) ? "TEXT" : "UNICODE"},
                                                   {"longMessageMaxParts", 2},
                                                   {"userSuppliedId", sha256_hex(message.id).substr(0, 20)}});
    const auto answer = call_(
        {.method = "POST",
         .url = options_.url + "/messages?auto-unicode=false&deduplication-id=" + deduplication_id(message.id),
         .headers = {{"Content-Type", "application/json"},
                     {"Authorization", "Basic " + base64(options_.token_id + ':' + options_.token_secret)}},
         .body = body});
    if (answer.status == 201) return;
    if (answer.status == 400) throw storage::Undeliverable{"BulkSMS refuses the message"};
    // no answer, no credit, wrong account, too many: the message waits
    throw std::runtime_error{answer.status == 0 ? "BulkSMS does not answer: " + answer.failure
                                                : "BulkSMS answered " + std::to_string(answer.status)};
}

storage::OutboxWorker::Handler sms_handler(Sender& sender, std::string shop) {
    return [&sender, shop = std::move(shop)](const storage::OutboxMessage& row) {
        const Message message = message_of(row, shop);
        if (message.to.empty()) throw storage::Undeliverable{"no South African cellphone number"};
        sender.send(message);
    };
}

}  // namespace spaza::sms
