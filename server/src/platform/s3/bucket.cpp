#include "platform/s3/bucket.hpp"

#include "base/digest.hpp"
#include "platform/http/client.hpp"

namespace spaza::s3 {
namespace {

constexpr std::chrono::milliseconds kPatienceToConnect{2'000};
constexpr std::chrono::milliseconds kPatienceToWrite{20'000};
constexpr std::chrono::milliseconds kPatience{5'000};
constexpr std::size_t kLargestAnswer = std::size_t{64} << 20;

/// `<Code>` of an error, for whoever reads the log; "" when it has none.
std::string code_in(const std::string& error) {
    constexpr std::string_view kOpen = "<Code>";
    const std::size_t at = error.find(kOpen);
    if (at == error.npos) return {};
    const std::size_t from = at + kOpen.size();
    const std::size_t end = error.find('<', from);
    return end == error.npos || end - from > 64 ? "" : error.substr(from, end - from);
}

/// One of the calls that may be under way; not `given` when there are enough.
class Turn {
public:
    Turn(std::atomic<int>& calling, int most) : given{calling.fetch_add(1) < most}, calling_{calling} {}
    ~Turn() { calling_.fetch_sub(1); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    const bool given;

private:
    std::atomic<int>& calling_;
};

/// Without the port that goes without saying, as it is signed.
std::string host_in(const std::string& endpoint) {
    const bool secure = endpoint.starts_with("https://");
    std::string host = endpoint.substr(secure ? 8 : 7);
    const std::string usual = secure ? ":443" : ":80";
    if (host.ends_with(usual)) host.resize(host.size() - usual.size());
    return host;
}

}  // namespace

Bucket::Bucket(BucketSettings settings) : settings_{std::move(settings)} {
    while (settings_.endpoint.ends_with('/')) settings_.endpoint.pop_back();
    const std::string scheme = settings_.endpoint.substr(0, settings_.endpoint.find("://") + 3);
    host_ = host_in(settings_.endpoint);
    if (!settings_.path_style) host_ = settings_.bucket + "." + host_;
    base_ = scheme + host_;
    if (settings_.path_style) base_ += "/" + settings_.bucket;
}

void Bucket::put(const std::string& name, std::string content) const {
    if (call("PUT", path_of(name), {}, std::move(content)).status == 404)
        throw Unavailable{"the bucket cannot be written to: 404"};
}

std::optional<std::string> Bucket::get(const std::string& name) const {
    Answer answer = call("GET", path_of(name));
    if (answer.status == 404) return std::nullopt;
    return std::move(answer.body);
}

std::optional<std::string> Bucket::get_part(const std::string& name, std::size_t first, std::size_t length) const {
    const std::string range = "bytes=" + std::to_string(first) + '-' + std::to_string(first + length - 1);
    Answer answer = call("GET", path_of(name), {}, {}, range);
    if (answer.status == 404) return std::nullopt;
    // Who knows no parts sends the whole.
    constexpr int kPart = 206;
    if (answer.status != kPart && first < answer.body.size()) answer.body = answer.body.substr(first, length);
    if (answer.body.size() != length) throw Unavailable{"the bucket does not send the part that was asked for"};
    return std::move(answer.body);
}

bool Bucket::has(const std::string& name) const { return call("HEAD", path_of(name)).status != 404; }

void Bucket::remove(const std::string& name) const { (void)call("DELETE", path_of(name)); }

ObjectList Bucket::list(const std::string& from) const {
    std::vector<std::pair<std::string, std::string>> query{{"list-type", "2"}, {"prefix", settings_.prefix}};
    if (!from.empty()) query.emplace_back("continuation-token", from);
    const Answer answer = call("GET", "/", std::move(query));
    auto found = answer.status == 404 ? std::nullopt : read_object_list(answer.body);
    if (!found) throw Unavailable{"the bucket's list cannot be read"};
    for (ListedObject& each : found->objects) {
        if (!each.key.starts_with(settings_.prefix)) throw Unavailable{"the bucket lists what was not asked for"};
        each.key.erase(0, settings_.prefix.size());
    }
    return *std::move(found);
}

Bucket::Answer Bucket::call(const std::string& method, const std::string& path,
                            std::vector<std::pair<std::string, std::string>> query, std::string body,
                            const std::string& range) const {
    const std::string said = method + " at the bucket: ";
    const Turn turn{calling_, settings_.most_at_once};
    if (!turn.given) throw Unavailable{said + "others are waiting for it already"};
    const std::string date = amz_date(SystemClock{}.now());
    const std::string hash = sha256_hex(body);
    const std::string query_text = canonical_query(query);
    const std::string encoded = encoded_path(path);
    CallToSign signed_call{.method = method,
                           .path = settings_.path_style ? "/" + settings_.bucket + encoded : encoded,
                           .query = std::move(query),
                           .headers = {{"host", host_}, {"x-amz-content-sha256", hash}, {"x-amz-date", date}},
                           .payload_sha256 = hash};
    auto headers = signed_call.headers;
    headers.emplace_back("authorization", authorization(signed_call, settings_.key, settings_.region, "s3", date));
    if (!range.empty()) headers.emplace_back("range", range);
    if (method == "PUT") headers.emplace_back("content-type", "application/octet-stream");
    const http::OutboundAnswer answer =
        http::send({.method = method,
                    .url = base_ + encoded + (query_text.empty() ? "" : "?") + query_text,
                    .headers = std::move(headers),
                    .body = std::move(body),
                    .timeout = method == "PUT" ? kPatienceToWrite : kPatience,
                    .most_bytes = kLargestAnswer,
                    .connect_timeout = kPatienceToConnect});
    if (answer.status == 0) throw Unavailable{said + answer.failure};
    const std::string code = answer.status >= 300 ? code_in(answer.body) : std::string{};
    if (answer.status == 404 && code != "NoSuchBucket") return {404, {}};
    if (answer.status >= 300)
        throw Unavailable{said + std::to_string(answer.status) + (code.empty() ? "" : " ") + code};
    return {answer.status, answer.body};
}

}  // namespace spaza::s3
