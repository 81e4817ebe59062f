#include "platform/clamd/clamd.hpp"

#include <array>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <ctime>
#include <vector>

namespace spaza::clamd {
namespace {

namespace asio = boost::asio;
using ErrorCode = boost::system::error_code;
using Endpoint = asio::generic::stream_protocol::endpoint;
using namespace std::string_view_literals;

constexpr std::string_view kUnix = "unix:";
constexpr std::size_t kChunk = std::size_t{256} << 10;
constexpr std::size_t kLongestAnswer = 4096;

/// Its bytes, the most significant first.
std::array<char, 4> length_of(std::size_t chunk) {
    return {char(chunk >> 24U), char(chunk >> 16U), char(chunk >> 8U), char(chunk)};
}

/// One question and its answer, by a deadline.
class Conversation {
public:
    Conversation(const std::string& address, std::chrono::milliseconds patience)
        : deadline_{std::chrono::steady_clock::now() + patience} {
        ErrorCode failure = asio::error::host_not_found;
        for (const Endpoint& each : endpoints_of(address)) {
            failure = connected_to(each);
            if (!failure) return;
        }
        throw Unavailable{"no connection: " + failure.message()};
    }

    /// It may answer before it has read all, and close: so it is listened to from the start.
    std::string ask(const std::vector<asio::const_buffer>& question) {
        std::optional<ErrorCode> written;
        std::optional<ErrorCode> answered;
        asio::async_read_until(socket_, asio::dynamic_buffer(answer_, kLongestAnswer), '\0',
                               [&](ErrorCode failure, std::size_t) { answered = failure; });
        asio::async_write(socket_, question, [&](ErrorCode failure, std::size_t) { written = failure; });
        wait_for(answered);
        if (*answered) throw Unavailable{"cut off: " + answered->message()};
        answer_.resize(answer_.find('\0'));
        all_read_ = written && !*written;
        return answer_;
    }

    /// Whether the question had gone out whole when the answer came.
    bool all_read() const { return all_read_; }

private:
    std::vector<Endpoint> endpoints_of(const std::string& address) {
        if (address.starts_with(kUnix))
            return {asio::local::stream_protocol::endpoint{address.substr(kUnix.size())}};
        const std::size_t colon = address.rfind(':');
        std::string host = address.substr(0, colon);
        if (host.starts_with('[')) host = host.substr(1, host.size() - 2);
        ErrorCode unknown;
        std::vector<Endpoint> found;
        for (const auto& each : asio::ip::tcp::resolver{io_}.resolve(host, address.substr(colon + 1), unknown))
            found.emplace_back(each.endpoint());
        return found;
    }

    ErrorCode connected_to(const Endpoint& endpoint) {
        std::optional<ErrorCode> connected;
        socket_ = asio::generic::stream_protocol::socket{io_};
        socket_.async_connect(endpoint, [&](ErrorCode failure) { connected = failure; });
        wait_for(connected);
        return *connected;
    }

    void wait_for(const std::optional<ErrorCode>& outcome) {
        io_.restart();
        while (!outcome && io_.run_one_until(deadline_) > 0) continue;
        if (!outcome) throw Unavailable{"no answer in time"};
    }

    std::chrono::steady_clock::time_point deadline_;
    std::string answer_;
    bool all_read_{false};
    asio::io_context io_;
    asio::generic::stream_protocol::socket socket_{io_};
};

}  // namespace

Verdict verdict_in(std::string_view answer) {
    constexpr std::string_view kStream = "stream: ";
    constexpr std::string_view kFound = " FOUND";
    if (answer == "stream: OK") return {};
    if (answer.starts_with(kStream) && answer.ends_with(kFound) && answer.size() > kStream.size() + kFound.size())
        return {Verdict::Kind::infected,
                std::string{answer.substr(kStream.size(), answer.size() - kStream.size() - kFound.size())}};
    if (answer == "INSTREAM size limit exceeded. ERROR") return {Verdict::Kind::too_large};
    throw Unavailable{"it says " + std::string{answer.substr(0, 200)}};
}

std::optional<TimePoint> signatures_made(std::string_view version) {
    const std::size_t slash = version.rfind('/');
    if (slash == version.npos || version.find('/') == slash) return std::nullopt;
    const std::string date{version.substr(slash + 1)};
    std::tm parts{};
    const char* const end = strptime(date.c_str(), "%a %b %d %H:%M:%S %Y", &parts);
    if (!end || *end != '\0') return std::nullopt;
    return TimePoint{std::chrono::seconds{timegm(&parts)}};
}

Verdict Clamd::scan(std::string_view content) const {
    const std::size_t chunks = (content.size() + kChunk - 1) / kChunk;
    std::vector<std::array<char, 4>> lengths;
    lengths.reserve(chunks + 1);  // the buffers look at them
    std::vector<asio::const_buffer> question{asio::buffer("zINSTREAM\0"sv)};
    for (std::size_t at = 0; at < content.size(); at += kChunk) {
        const std::string_view chunk = content.substr(at, kChunk);
        question.push_back(asio::buffer(lengths.emplace_back(length_of(chunk.size()))));
        question.push_back(asio::buffer(chunk));
    }
    question.push_back(asio::buffer(lengths.emplace_back(length_of(0))));
    Conversation conversation{address_, patience_};
    Verdict verdict = verdict_in(conversation.ask(question));
    if (verdict.kind == Verdict::Kind::clean && !conversation.all_read())
        throw Unavailable{"it says OK of what it has not read to its end"};
    return verdict;
}

std::string Clamd::version() const {
    return Conversation{address_, patience_}.ask({asio::buffer("zVERSION\0"sv)});
}

}  // namespace spaza::clamd
