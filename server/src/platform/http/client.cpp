#include "platform/http/client.hpp"

#include <curl/curl.h>
#include <memory>
#include <stdexcept>
#include <sys/socket.h>

#include "platform/http/public_address.hpp"
#include "platform/trace/trace.hpp"

namespace spaza::http {
namespace {

struct CurlLibrary {
    CurlLibrary() { curl_global_init(CURL_GLOBAL_DEFAULT); }
    ~CurlLibrary() { curl_global_cleanup(); }
};

struct Closing {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

struct Received {
    std::string body;
    std::size_t most;
    bool is_cut{false};
};

std::size_t take(char* data, std::size_t size, std::size_t count, void* into) {
    auto& received = *static_cast<Received*>(into);
    const std::size_t bytes = size * count;
    if (received.body.size() + bytes > received.most) {
        received.body.append(data, received.most - received.body.size());
        received.is_cut = true;
        return 0;  // ends the call with an error
    }
    received.body.append(data, bytes);
    return bytes;
}

struct Opening {
    bool is_opened{false};
    bool is_refused{false};
};

/// Asked with each address that a name stands for, as it is about to be connected to: nobody can give another one
/// in between.
curl_socket_t open_public(void* into, curlsocktype, curl_sockaddr* to) {
    if (!is_public(&to->addr, to->addrlen)) {
        static_cast<Opening*>(into)->is_refused = true;
        return CURL_SOCKET_BAD;
    }
    static_cast<Opening*>(into)->is_opened = true;
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

CURL* handle_of_thread() {
    static const CurlLibrary library;
    thread_local const std::unique_ptr<CURL, Closing> handle{curl_easy_init()};
    if (!handle) throw std::runtime_error{"libcurl cannot be started"};
    curl_easy_reset(handle.get());
    return handle.get();
}

/// `https://api.example:8443/v1?key=…` → `api.example:8443`: the rest may name customers or secrets.
std::string server_of(const std::string& url) {
    const auto scheme = url.find("://");
    const auto begin = scheme == std::string::npos ? 0 : scheme + 3;
    const std::string authority = url.substr(begin, url.find_first_of("/?#", begin) - begin);
    const auto user = authority.rfind('@');
    return user == std::string::npos ? authority : authority.substr(user + 1);
}

OutboundAnswer perform(const OutboundCall& call, const std::string& traceparent);

}  // namespace

OutboundAnswer send(const OutboundCall& call) {
    trace::Span span{trace::Kind::client};
    if (!span.is_recorded()) return perform(call, {});
    span.name(call.method + " " + server_of(call.url));
    span.note("http.request.method", call.method);
    span.note("server.address", server_of(call.url));
    // Strangers' servers, from which pictures are fetched, get nothing.
    OutboundAnswer answer = perform(call, call.public_only ? std::string{} : span.traceparent());
    span.note("http.response.status_code", answer.status);
    constexpr int kServerError = 500;
    if (answer.status == 0 || answer.status >= kServerError) span.fail();
    return answer;
}

namespace {

OutboundAnswer perform(const OutboundCall& call, const std::string& traceparent) {
    CURL* const curl = handle_of_thread();
    Received received{.body = {}, .most = call.most_bytes, .is_cut = false};
    std::unique_ptr<curl_slist, Closing> headers;
    const auto add_header = [&](const std::string& line) {
        curl_slist* const longer = curl_slist_append(headers.get(), line.c_str());
        if (!longer) throw std::bad_alloc{};
        (void)headers.release();
        headers.reset(longer);
    };
    for (const auto& [name, value] : call.headers) add_header(name + ": " + value);
    if (!traceparent.empty()) add_header("traceparent: " + traceparent);
    add_header("Expect:");  // no 100-continue

    curl_easy_setopt(curl, CURLOPT_URL, call.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "localhost,127.0.0.1,::1");
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(call.timeout.count()));
    if (call.connect_timeout.count() > 0)
        curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(call.connect_timeout.count()));
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &received);
    if (call.method == "HEAD") curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
    if (call.method == "DELETE") curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, "DELETE");
    if (call.method == "POST" || call.method == "PUT") {
        curl_easy_setopt(curl, CURLOPT_POST, 1L);
        if (call.method == "PUT") curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, "PUT");
        curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(call.body.size()));
        curl_easy_setopt(curl, CURLOPT_POSTFIELDS, call.body.c_str());
    }
    Opening opening;
    if (call.direct || call.public_only) curl_easy_setopt(curl, CURLOPT_PROXY, "");
    if (call.public_only) {
        curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_public);
        curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &opening);
    }
    const CURLcode code = curl_easy_perform(curl);
    const bool is_cut = call.cut_long && received.is_cut && code == CURLE_WRITE_ERROR;
    if (code != CURLE_OK && opening.is_refused && !opening.is_opened)
        return {.status = 0, .body = {}, .failure = "its address is none of the internet", .retry_after = {}};
    if (code != CURLE_OK && !is_cut)
        return {.status = 0, .body = {}, .failure = curl_easy_strerror(code), .retry_after = {}};
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    curl_off_t wait = 0;  // a date is reckoned as seconds from now
    curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &wait);
    return {.status = static_cast<int>(status),
            .body = std::move(received.body),
            .failure = {},
            .retry_after = std::chrono::seconds{wait}};
}

}  // namespace

}  // namespace spaza::http
