#include "platform/http/human_check.hpp"

#include <array>
#include <cstdlib>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdexcept>
#include <vector>

#include "base/digest.hpp"
#include "base/json.hpp"
#include "base/secrets.hpp"
#include "platform/http/address.hpp"

namespace spaza::http {

BOOST_DESCRIBE_STRUCT(WorkParameters, (),
                      (algorithm, cost, expiresAt, keyLength, keyPrefix, keySignature, nonce, salt))

namespace {

constexpr const char* kCookie = "bp";
constexpr std::size_t kPrefixBytes = 16;
constexpr std::size_t kLongestPayload = 4096;

struct WorkAsked {
    WorkParameters parameters;
    std::string signature;
};
BOOST_DESCRIBE_STRUCT(WorkAsked, (), (parameters, signature))

struct Solution {
    std::uint32_t counter{0};
    std::optional<std::string> derivedKey;
    std::optional<double> time;
};
BOOST_DESCRIBE_STRUCT(Solution, (), (counter, derivedKey, time))

struct WorkDone {
    WorkAsked challenge;
    Solution solution;
};
BOOST_DESCRIBE_STRUCT(WorkDone, (), (challenge, solution))

struct HandedIn {
    std::string payload;
};
BOOST_DESCRIBE_STRUCT(HandedIn, (), (payload))

struct Problem {
    std::string type;
    std::string reason;
    std::string message;
};
BOOST_DESCRIBE_STRUCT(Problem, (), (type, reason, message))

/// What bot protection is given in the specification's six settings, and the work.
struct Challenge {
    std::string appId{"spaza"};
    std::string jsClientSrc;  // none: the shop's own script asks
    std::optional<std::string> blockScript;
    bool firstPartyEnabled{true};
    std::string vid;
    std::string uuid;
    std::string hostUrl;
    std::optional<WorkAsked> challenge;
    std::vector<Problem> errors;
    bool responseStatus{false};
    std::string errorMsg;
};
BOOST_DESCRIBE_STRUCT(Challenge, (),
                      (appId, jsClientSrc, blockScript, firstPartyEnabled, vid, uuid, hostUrl, challenge, errors,
                       responseStatus, errorMsg))

struct Cleared {
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(Cleared, (), (responseStatus))

using Bytes = std::vector<unsigned char>;

std::string hex(const Bytes& bytes) {
    static constexpr std::string_view kDigits{"0123456789abcdef"};
    std::string text;
    for (const unsigned char byte : bytes) {
        text += kDigits[byte >> 4];
        text += kDigits[byte & 15];
    }
    return text;
}

/// Empty when it is not hex.
Bytes bytes_of(std::string_view text) {
    Bytes bytes;
    const auto digit = [](char c) {
        return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    };
    for (std::size_t at = 0; at + 1 < text.size(); at += 2) {
        const int high = digit(text[at]);
        const int low = digit(text[at + 1]);
        if (high < 0 || low < 0) return {};
        bytes.push_back(static_cast<unsigned char>(high * 16 + low));
    }
    return bytes;
}

std::string hmac_hex(std::string_view key, std::string_view text) {
    Bytes out(32);
    unsigned int length = 0;
    if (!HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
              reinterpret_cast<const unsigned char*>(text.data()), text.size(), out.data(), &length))
        throw std::runtime_error{"OpenSSL cannot sign"};
    return hex(out);
}

std::optional<std::string> from_base64(std::string_view text) {
    if (text.empty() || text.size() % 4 != 0 || text.size() > kLongestPayload) return std::nullopt;
    Bytes out(text.size());
    const int length = EVP_DecodeBlock(out.data(), reinterpret_cast<const unsigned char*>(text.data()),
                                       static_cast<int>(text.size()));
    if (length < 0) return std::nullopt;
    std::string plain(out.begin(), out.begin() + length);
    while (plain.ends_with('\0')) plain.pop_back();  // what the padding stood for
    return plain;
}

/// Near enough: mobile networks change the last part of an address now and then.
std::string neighbourhood(std::string_view peer) {
    return peer.contains(':') ? subscriber(peer) : std::string{peer.substr(0, peer.rfind('.'))};
}

std::int64_t seconds(TimePoint at) { return to_millis(at) / 1000; }

Response answer_of(Challenge answer, const Request& request) {
    answer.hostUrl = (request.secure ? "https://" : "http://") + std::string{request.header("host")};
    answer.errorMsg = message("error.humanCheck");
    answer.errors = {{"ChallengeRequiredError", "notAllowed", answer.errorMsg}};
    Response response = ok(json::write(answer));
    response.status = 412;
    return std::move(response).with("Cache-Control", "no-store");
}

}  // namespace

std::string work_key(const WorkParameters& parameters, std::uint32_t counter) {
    Bytes password = bytes_of(parameters.nonce);
    for (int shift = 24; shift >= 0; shift -= 8) password.push_back(static_cast<unsigned char>(counter >> shift));
    const Bytes salt = bytes_of(parameters.salt);
    Bytes key(static_cast<std::size_t>(parameters.keyLength));
    if (PKCS5_PBKDF2_HMAC(reinterpret_cast<const char*>(password.data()), static_cast<int>(password.size()),
                          salt.data(), static_cast<int>(salt.size()), parameters.cost, EVP_sha256(),
                          parameters.keyLength, key.data()) != 1)
        throw std::runtime_error{"OpenSSL cannot derive a key"};
    return hex(key);
}

std::string work_text(const WorkParameters& parameters) { return json::write(parameters); }

std::string work_signature(const WorkParameters& parameters, std::string_view key) {
    return hmac_hex(key, work_text(parameters));
}

HumanCheck::HumanCheck(HumanCheckSettings settings, const Clock& clock)
    : settings_{std::move(settings)},
      clock_{clock},
      challenge_key_{secrets::derived_token(settings_.secret, "challenge", "human check")},
      solution_key_{secrets::derived_token(settings_.secret, "solution", "human check")} {}

Response HumanCheck::challenge_of_vendor(const Request& request) const {
    const VendorCheckSettings& vendor = *settings_.vendor;
    Challenge answer;
    answer.appId = vendor.app_id;
    answer.jsClientSrc = vendor.client_script;
    answer.firstPartyEnabled = vendor.first_party;
    answer.vid = random_hex(16);
    answer.uuid = random_hex(16);
    answer.blockScript =
        block_script_for(vendor, answer.vid, answer.uuid, request.header("user-agent").contains("Mobi"));
    return answer_of(std::move(answer), request);
}

Response HumanCheck::challenge(const Request& request) const {
    if (settings_.vendor) return challenge_of_vendor(request);
    Challenge answer;
    answer.vid = random_hex(16);
    answer.uuid = random_hex(16);
    answer.challenge.emplace();
    WorkParameters& work = answer.challenge->parameters;
    work.cost = settings_.cost;
    work.expiresAt = seconds(clock_.now() + settings_.challenge_life);
    work.nonce = random_hex(16);
    work.salt = random_hex(16);
    // Between a third and all of the most tries, so that nobody is lucky and nobody waits for ever.
    const auto most = static_cast<std::uint32_t>(settings_.most_tries);
    const auto random = static_cast<std::uint32_t>(std::stoul(random_hex(4), nullptr, 16));
    const std::string key = work_key(work, most / 3 + random % (most - most / 3));
    work.keyPrefix = key.substr(0, kPrefixBytes * 2);
    work.keySignature = hmac_hex(solution_key_, key);
    answer.challenge->signature = work_signature(work, challenge_key_);
    return answer_of(std::move(answer), request);
}

std::optional<std::string> HumanCheck::clear(const Request& request, std::string_view payload) {
    if (settings_.vendor) return std::nullopt;
    const auto text = from_base64(payload);
    const auto done = text ? json::read<WorkDone>(*text) : fail(Reason::invalid, "error.malformedRequest");
    if (!done) return std::nullopt;
    const WorkParameters& work = done->challenge.parameters;
    const std::int64_t now = seconds(clock_.now());
    if (work.expiresAt < now) return std::nullopt;
    if (!equal_in_constant_time(work_signature(work, challenge_key_), done->challenge.signature))
        return std::nullopt;
    const std::string key = work_key(work, done->solution.counter);
    if (!key.starts_with(work.keyPrefix) ||
        !equal_in_constant_time(hmac_hex(solution_key_, key), work.keySignature))
        return std::nullopt;
    if (!first_use(done->challenge.signature, work.expiresAt)) return std::nullopt;

    const std::string visitor = random_hex(16);
    const std::string until = std::to_string(now + std::chrono::seconds{settings_.clearance_life}.count());
    const std::string clearance =
        visitor + '.' + until + '.' + clearance_signature(visitor, until, neighbourhood(request.peer));
    std::string cookie = std::string{kCookie} + '=' + clearance + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
                         std::to_string(std::chrono::seconds{settings_.clearance_life}.count());
    if (request.secure) cookie += "; Secure";
    return cookie;
}

bool HumanCheck::first_use(const std::string& signature, std::int64_t expires_at) {
    const std::lock_guard lock{mutex_};
    const std::int64_t now = seconds(clock_.now());
    std::erase_if(used_, [&](const auto& each) { return each.second < now; });
    return used_.emplace(signature, expires_at).second;
}

std::string HumanCheck::clearance_signature(std::string_view visitor, std::string_view until,
                                            std::string_view peer) const {
    const std::string text = std::string{visitor} + '|' + std::string{until} + '|' + std::string{peer};
    return secrets::derived_token(settings_.secret, text, "clearance");
}

bool HumanCheck::cleared(const Request& request) const {
    if (settings_.vendor) return vendor_cleared(request, settings_.vendor->cookie_secret, clock_.now());
    const auto cookie = request.cookie(kCookie);
    if (!cookie) return false;
    const std::size_t first = cookie->find('.');
    const std::size_t second = first == cookie->npos ? first : cookie->find('.', first + 1);
    if (second == cookie->npos) return false;
    const std::string_view visitor = cookie->substr(0, first);
    const std::string until{cookie->substr(first + 1, second - first - 1)};
    const std::string expected = clearance_signature(visitor, until, neighbourhood(request.peer));
    return equal_in_constant_time(expected, cookie->substr(second + 1)) &&
           std::strtoll(until.c_str(), nullptr, 10) > seconds(clock_.now());
}

void add_human_check(Router& router, HumanCheck& check) {
    RouteOptions options;
    options.max_body = kLongestPayload * 2;
    options.limit = "token";
    router.add(
        "POST", "/bot/verify",
        [&check](const Request& request) {
            const auto form = json::read<HandedIn>(request.body);
            if (!form) return problem(form.error());
            const auto cookie = check.clear(request, form->payload);
            if (!cookie)
                return problem(
                    fail(Reason::invalid, "error.humanCheckFailed", "payload", "ValidationError", "parameter")
                        .error());
            return ok(json::write(Cleared{})).with("Set-Cookie", *cookie).with("Cache-Control", "no-store");
        },
        options);
}

}  // namespace spaza::http
