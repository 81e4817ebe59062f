#include "platform/mail/smtp_sender.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <curl/curl.h>
#include <memory>

#include "platform/mail/mime.hpp"
#include "platform/mail/smtp_replies.hpp"

namespace spaza::mail {
namespace {

constexpr long kConnectSeconds = 10;
constexpr long kWholeSeconds = 40;

struct Upload {
    std::string_view left;
};

std::size_t read_some(char* into, std::size_t size, std::size_t count, void* source) {
    auto& upload = *static_cast<Upload*>(source);
    const std::size_t length = std::min(size * count, upload.left.size());
    std::memcpy(into, upload.left.data(), length);
    upload.left.remove_prefix(length);
    return length;
}

/// The first line of the last refusal: libcurl says goodbye before it hands back, and that is heard as well.
struct Heard {
    std::string refusal;
    bool goes_on{false};
};

std::size_t hear(char* text, std::size_t size, std::size_t count, void* to) {
    auto& heard = *static_cast<Heard*>(to);
    const std::string_view line{text, size * count};
    if (!heard.goes_on && (line.starts_with('4') || line.starts_with('5'))) heard.refusal = line;
    heard.goes_on = line.size() > 3 && line[3] == '-';
    return line.size();
}

bool start_curl() {
    static const bool started = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    return started;
}

using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using List = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

/// A 5xx answer will not change by trying again (RFC 5321 §4.2.1), but a refused password may be fixed.
bool is_final(CURLcode result, long reply) { return result != CURLE_LOGIN_DENIED && reply >= 500 && reply < 600; }

}  // namespace

void SmtpSender::send(const Message& message) {
    const Handle curl{start_curl() ? curl_easy_init() : nullptr, curl_easy_cleanup};
    if (!curl) throw std::runtime_error{"mail cannot be sent: libcurl does not start"};
    const std::string text = mime_text(message, clock_.now());
    const std::string from = mailbox_of(message.from);
    const List to{curl_slist_append(nullptr, mailbox_of(message.to).c_str()), curl_slist_free_all};
    Upload upload{text};
    Heard heard;
    std::array<char, CURL_ERROR_SIZE> failure{};

    CURL* const handle = curl.get();
    curl_easy_setopt(handle, CURLOPT_URL, options_.url.c_str());
    curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(handle, CURLOPT_USE_SSL, options_.user.empty() ? CURLUSESSL_TRY : CURLUSESSL_ALL);
    if (!options_.user.empty()) {
        curl_easy_setopt(handle, CURLOPT_USERNAME, options_.user.c_str());
        curl_easy_setopt(handle, CURLOPT_PASSWORD, options_.password.c_str());
    }
    curl_easy_setopt(handle, CURLOPT_MAIL_FROM, from.c_str());
    curl_easy_setopt(handle, CURLOPT_MAIL_RCPT, to.get());
    curl_easy_setopt(handle, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(handle, CURLOPT_READFUNCTION, read_some);
    curl_easy_setopt(handle, CURLOPT_READDATA, &upload);
    curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, hear);
    curl_easy_setopt(handle, CURLOPT_HEADERDATA, &heard);
    curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, failure.data());
    curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, kConnectSeconds);
    curl_easy_setopt(handle, CURLOPT_TIMEOUT, kWholeSeconds);
    curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);

    const CURLcode result = curl_easy_perform(handle);
    if (result == CURLE_OK) return;
    long reply = 0;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &reply);
    const std::string why = std::string{curl_easy_strerror(result)} + ", reply " + std::to_string(reply);
    if (!is_final(result, reply)) throw std::runtime_error{why};
    const bool of_reader = std::string_view{failure.data()}.starts_with("RCPT failed");
    if (of_reader && says_no_such_mailbox(heard.refusal)) throw NoSuchMailbox{why};
    throw Refused{why};
}

}  // namespace spaza::mail
