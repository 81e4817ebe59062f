#include "spaza/client.hpp"

#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <curl/curl.h>

namespace spaza::client {
namespace {

constexpr long kMostSeconds = 60;
constexpr std::size_t kLargestAnswer = std::size_t{64} << 20;

bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '_' || c == '~';
}

std::string encoded(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (is_plain(c))
            out += c;
        else
            out.append(1, '%').append(1, kDigits[byte >> 4U]).append(1, kDigits[byte & 15U]);
    }
    return out;
}

/// Stops at an answer that is too large to be one.
std::size_t take(const char* data, std::size_t size, std::size_t count, void* into) {
    auto& answer = *static_cast<std::string*>(into);
    if (answer.size() + size * count > kLargestAnswer) return 0;
    answer.append(data, size * count);
    return size * count;
}

class Headers {
public:
    ~Headers() { curl_slist_free_all(list_); }
    Headers() = default;
    Headers(const Headers&) = delete;
    Headers& operator=(const Headers&) = delete;
    void add(const std::string& line) {
        curl_slist* const longer = curl_slist_append(list_, line.c_str());
        if (!longer) throw Unreachable{"no memory for a header"};
        list_ = longer;
    }
    curl_slist* list() const { return list_; }

private:
    curl_slist* list_{nullptr};
};

std::string text_at(const boost::json::value& value, std::string_view name) {
    const auto* object = value.if_object();
    const auto* member = object ? object->if_contains(name) : nullptr;
    const auto* text = member ? member->if_string() : nullptr;
    return text ? std::string{text->data(), text->size()} : std::string{};
}

[[noreturn]] void refuse(int status, const boost::json::value& answer) {
    const auto* object = answer.if_object();
    const auto* errors = object ? object->if_contains("errors") : nullptr;
    const auto* list = errors ? errors->if_array() : nullptr;
    const boost::json::value first = list && !list->empty() ? list->front() : boost::json::value{};
    const std::string words = text_at(first, "message");
    throw Refused{status, text_at(first, "type"),
                  words.empty() ? "the shop answered " + std::to_string(status) : words};
}

}  // namespace

void Call::segment(std::string_view value) { target_ += encoded(value); }

void Call::query(std::string_view name, std::string_view value) {
    target_ += has_query_ ? '&' : '?';
    target_.append(encoded(name)).append("=").append(encoded(value));
    has_query_ = true;
}

void Call::body(const boost::json::value& value) { body_ = boost::json::serialize(value); }

struct Client::Connection {
    CURL* handle{curl_easy_init()};
    Connection() {
        if (!handle) throw Unreachable{"libcurl cannot be used"};
    }
    ~Connection() { curl_easy_cleanup(handle); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
};

Client::Client(std::string origin, std::string below)
    : connection_{std::make_unique<Connection>()}, base_{std::move(origin)} {
    while (base_.ends_with('/')) base_.pop_back();
    base_ += "/occ/v2/spaza" + below;
}

Client::~Client() = default;

boost::json::value Client::run(const Call& call) {
    CURL* const curl = connection_->handle;
    curl_easy_reset(curl);
    Headers headers;
    headers.add("Accept: application/json");
    if (!access_token_.empty()) headers.add("Authorization: Bearer " + access_token_);
    const std::string body = call.body().value_or("");
    if (call.body()) headers.add("Content-Type: application/json");
    std::string answer;
    const std::string url = base_ + call.target();
    curl_easy_setopt(curl, CURLOPT_URL, url.c_str());
    curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, call.method().c_str());
    if (call.body() || call.method() != "GET") {
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size()));
        curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body.c_str());
        if (!call.body()) headers.add("Content-Type:");  // nothing is sent
    }
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.list());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, kMostSeconds);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &answer);
    if (const CURLcode outcome = curl_easy_perform(curl); outcome != CURLE_OK)
        throw Unreachable{curl_easy_strerror(outcome)};
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    boost::system::error_code error;
    boost::json::value value = answer.empty() ? boost::json::value{} : boost::json::parse(answer, error);
    if (status >= 400) refuse(static_cast<int>(status), error ? boost::json::value{} : value);
    if (error) throw Unreachable{"the answer is no JSON"};
    return value;
}

}  // namespace spaza::client
