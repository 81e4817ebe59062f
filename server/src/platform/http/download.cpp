#include "platform/http/download.hpp"

#include <algorithm>
#include <array>
#include <curl/curl.h>
#include <fstream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>

#include "platform/http/public_address.hpp"

namespace spaza::http {
namespace {

constexpr int kMostRedirects = 5;
constexpr long kSlowestBytes = 1000;  // a second, over
constexpr long kSlowFor = 30;         // seconds
constexpr long kConnectSeconds = 10;

struct ClosingDownload {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
};

/// Scheme, host and port, for telling whether a redirect leaves the server.
struct Place {
    std::string scheme;
    std::string host;
    std::string port;
    bool operator==(const Place&) const = default;
};

std::optional<Place> place_of(const std::string& address) {
    const std::unique_ptr<CURLU, ClosingDownload> url{curl_url()};
    if (!url || curl_url_set(url.get(), CURLUPART_URL, address.c_str(), 0) != CURLUE_OK) return std::nullopt;
    const auto part = [&](CURLUPart which) {
        char* text = nullptr;
        std::string copy;
        if (curl_url_get(url.get(), which, &text, CURLU_DEFAULT_PORT) == CURLUE_OK) copy = text;
        curl_free(text);
        return copy;
    };
    Place place{part(CURLUPART_SCHEME), part(CURLUPART_HOST), part(CURLUPART_PORT)};
    std::ranges::transform(place.host, place.host.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
    return place;
}

std::string host_of(const Place& place) {
    const bool usual =
        place.scheme == "http" ? place.port == "80" : place.scheme == "https" && place.port == "443";
    return usual ? place.host : place.host + ":" + place.port;
}

bool may_be_private(const Download& wanted, const Place& place) {
    return wanted.private_allowed ||
           std::ranges::find(wanted.private_hosts, host_of(place)) != wanted.private_hosts.end();
}

/// One request of a download.
struct Transfer {
    std::ofstream* file;
    std::uint64_t most;
    std::uint64_t taken{0};
    bool too_large{false};
    bool cannot_write{false};
    bool private_allowed{false};
    bool led_to_private{false};
    bool asks_for_changes{false};
    std::string etag{};
    std::string modified{};
    std::string location{};
};

std::size_t take_part(char* data, std::size_t size, std::size_t count, void* into) {
    auto& transfer = *static_cast<Transfer*>(into);
    const std::size_t bytes = size * count;
    transfer.taken += bytes;
    transfer.too_large = transfer.taken > transfer.most;
    if (transfer.too_large) return 0;
    transfer.file->write(data, static_cast<std::streamsize>(bytes));
    transfer.cannot_write = !*transfer.file;
    return transfer.cannot_write ? 0 : bytes;
}

std::size_t take_header(char* data, std::size_t size, std::size_t count, void* into) {
    auto& transfer = *static_cast<Transfer*>(into);
    const std::string_view line{data, size * count};
    const std::size_t colon = line.find(':');
    if (colon == line.npos) return line.size();
    std::string name{line.substr(0, colon)};
    std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
    std::string_view value = line.substr(colon + 1);
    value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
    value = value.substr(0, value.find_last_not_of(" \t\r\n") + 1);
    constexpr std::size_t kLongest = 1000;
    const bool is_plain = std::ranges::all_of(value, [](char c) { return c >= ' ' && c <= '~'; });
    if (value.size() > kLongest || !is_plain) return line.size();  // what is kept of it must be text
    if (name == "etag") transfer.etag = value;
    if (name == "last-modified") transfer.modified = value;
    return line.size();
}

/// The address is looked at when it is connected to, so that no name can lead elsewhere in between.
curl_socket_t open_socket(void* into, curlsocktype, curl_sockaddr* address) {
    auto& transfer = *static_cast<Transfer*>(into);
    if (address->family != AF_INET && address->family != AF_INET6) return CURL_SOCKET_BAD;
    if (!transfer.private_allowed && !is_public(&address->addr, address->addrlen)) {
        transfer.led_to_private = true;
        return CURL_SOCKET_BAD;
    }
    return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

int go_on(void* into, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    const auto& give_up = *static_cast<const std::function<bool()>*>(into);
    return give_up && give_up() ? 1 : 0;
}

struct Answer {
    CURLcode code{};
    long status{};
    std::string words{};
    std::string type{};
};

Answer perform(const Download& wanted, const std::string& url, bool same_host, std::chrono::seconds left,
               Transfer& transfer) {
    const std::unique_ptr<CURL, ClosingDownload> curl{curl_easy_init()};
    if (!curl) throw std::runtime_error{"libcurl cannot be started"};
    std::unique_ptr<curl_slist, ClosingDownload> headers;
    const auto add_header = [&](const std::string& line) {
        curl_slist* const longer = curl_slist_append(headers.get(), line.c_str());
        if (!longer) throw std::bad_alloc{};
        (void)headers.release();
        headers.reset(longer);
    };
    if (same_host)
        for (const auto& [name, value] : wanted.headers) add_header(name + ": " + value);
    if (!wanted.etag.empty()) add_header("If-None-Match: " + wanted.etag);
    if (!wanted.modified.empty()) add_header("If-Modified-Since: " + wanted.modified);
    add_header("User-Agent: spaza");
    CURL* const handle = curl.get();
    std::array<char, CURL_ERROR_SIZE> words{};
    curl_easy_setopt(handle, CURLOPT_URL, url.c_str());
    curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, transfer.private_allowed ? "https,sftp,http" : "https,sftp");
    curl_easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(handle, CURLOPT_PROXY, "");  // a proxy would hide where a name leads
    curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, kConnectSeconds);
    curl_easy_setopt(handle, CURLOPT_TIMEOUT, std::max(1L, static_cast<long>(left.count())));
    curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, go_on);
    curl_easy_setopt(handle, CURLOPT_XFERINFODATA, &wanted.give_up);
    curl_easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, kSlowestBytes);
    curl_easy_setopt(handle, CURLOPT_LOW_SPEED_TIME, kSlowFor);
    curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers.get());
    curl_easy_setopt(handle, CURLOPT_ACCEPT_ENCODING, "");
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take_part);
    curl_easy_setopt(handle, CURLOPT_WRITEDATA, &transfer);
    curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, take_header);
    curl_easy_setopt(handle, CURLOPT_HEADERDATA, &transfer);
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, &transfer);
    curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, words.data());
    if (!wanted.ssh_key.empty()) {
        curl_easy_setopt(handle, CURLOPT_SSH_AUTH_TYPES, static_cast<long>(CURLSSH_AUTH_PUBLICKEY));
        curl_easy_setopt(handle, CURLOPT_SSH_PRIVATE_KEYFILE, wanted.ssh_key.c_str());
    }
    curl_easy_setopt(handle, CURLOPT_SSH_KNOWNHOSTS, wanted.known_hosts.c_str());
    Answer answer{.code = curl_easy_perform(handle)};
    answer.words = words[0] == '\0' ? curl_easy_strerror(answer.code) : words.data();
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &answer.status);
    char* text = nullptr;
    if (curl_easy_getinfo(handle, CURLINFO_REDIRECT_URL, &text) == CURLE_OK && text) transfer.location = text;
    if (curl_easy_getinfo(handle, CURLINFO_CONTENT_TYPE, &text) == CURLE_OK && text) answer.type = text;
    return answer;
}

Downloaded failed(std::string why, bool may_pass = true) {
    Downloaded answer;
    answer.failure = std::move(why);
    answer.may_pass = may_pass;
    return answer;
}

Downloaded outcome(const Answer& answer, const Transfer& transfer, bool is_sftp) {
    if (answer.code != CURLE_OK && transfer.led_to_private)
        return failed("leads into a private network, which is not allowed", false);
    if (transfer.too_large)
        return failed("is larger than " + std::to_string(transfer.most / 1'000'000) + " MB", false);
    if (transfer.cannot_write) return failed("cannot be written to the disk: is it full?");
    if (answer.code != CURLE_OK) return failed("cannot be fetched: " + answer.words);
    Downloaded done{.is = Downloaded::Is::fetched,
                    .etag = transfer.etag,
                    .modified = transfer.modified,
                    .type = answer.type,
                    .bytes = transfer.taken};
    if (is_sftp || answer.status == 200) return done;
    if (answer.status == 304 && transfer.asks_for_changes) {
        done.is = Downloaded::Is::unchanged;
        return done;
    }
    constexpr long kServerFaults = 500;
    constexpr long kTooMany = 429;
    return failed("answers " + std::to_string(answer.status),
                  answer.status >= kServerFaults || answer.status == kTooMany);
}

}  // namespace

std::string host_of(const std::string& url) {
    const auto place = place_of(url);
    return place ? host_of(*place) : std::string{};
}

bool is_private_address(const std::string& address) {
    const auto parsed = Address::parse(address);
    return !parsed || !is_public(*parsed);
}

Downloaded download(const Download& wanted) {
    std::string url = wanted.url;
    const auto first = place_of(url);
    if (!first) return failed("is no address", false);
    const auto began = std::chrono::steady_clock::now();
    for (int redirects = 0;; ++redirects) {
        std::ofstream file{wanted.to, std::ios::binary | std::ios::trunc};
        if (!file) return failed("cannot be written to " + wanted.to);
        const auto place = place_of(url);
        if (!place) return failed("leads to what is no address", false);
        // Nothing that is fetched by https leads to the keys of sftp.
        if (place->scheme == "sftp" && first->scheme != "sftp") return failed("leads from https to sftp", false);
        Transfer transfer{.file = &file,
                          .most = wanted.most_bytes,
                          .private_allowed = may_be_private(wanted, *place),
                          .asks_for_changes = !wanted.etag.empty() || !wanted.modified.empty()};
        if (place->scheme == "http" && !transfer.private_allowed)
            return failed("is not, or leads to what is not, https", false);
        const auto took =
            std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - began);
        const Answer answer = perform(wanted, url, *place == *first, wanted.most_time - took, transfer);
        const bool moved = answer.code == CURLE_OK && answer.status >= 300 && answer.status < 400 &&
                           answer.status != 304 && !transfer.location.empty();
        if (!moved) {
            Downloaded done = outcome(answer, transfer, place->scheme == "sftp");
            if (done.is == Downloaded::Is::fetched && !file.flush())
                return failed("cannot be written to the disk: is it full?");
            return done;
        }
        if (redirects >= kMostRedirects) return failed("leads from address to address without end", false);
        url = transfer.location;
    }
}

}  // namespace spaza::http
