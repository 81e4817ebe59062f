#include "shop/accounts/one_time_code_rules.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "base/secrets.hpp"
#include "shop/accounts/accounts_rules.hpp"

namespace spaza {
namespace {

using std::chrono::seconds;

constexpr std::size_t kOnePart = 160;
constexpr const char* kDots = "•••••";

/// What GSM-7 writes in one septet; the few ASCII characters it has not, or writes in two, go.
std::string plain(std::string_view text) {
    constexpr std::string_view kNotInGsm = "`[]{}\\^~|";
    std::string kept;
    for (const char c : text)
        if (c >= ' ' && c < 127 && kNotInGsm.find(c) == kNotInGsm.npos) kept += c;
    return kept;
}

}  // namespace

std::string typed_code(std::string_view text) {
    std::string code;
    for (const char c : text)
        if (c != ' ' && c != '-' && c != '\t' && c != '\n' && c != '\r') code += c;
    return code;
}

std::string code_hash(std::string_view token, CodePurpose purpose, std::string_view subject,
                      std::string_view code) {
    return secrets::derived_token(token, std::string{subject} + ':' + std::string{code}, word_of(purpose));
}

CodeVerdict verdict_on(const std::vector<OneTimeCode>& codes, std::string_view hash, int most_tries,
                       TimePoint now) {
    using enum CodeVerdict;
    if (codes.empty()) return unknown;
    const OneTimeCode& newest = codes.front();
    if (newest.used_at) return used;
    if (newest.expires_at <= now) return expired;
    if (newest.wrong_tries >= most_tries) return spent;
    if (newest.code_hash == hash) return right;
    return std::ranges::find(codes, hash, &OneTimeCode::code_hash) == codes.end() ? wrong : replaced;
}

std::optional<seconds> wait_for_next(const std::vector<TimePoint>& sent, const CodePolicy& policy, TimePoint now) {
    const auto until = [&](TimePoint free) -> std::optional<seconds> {
        if (free <= now) return std::nullopt;
        return std::chrono::ceil<seconds>(free - now);
    };
    const auto most = static_cast<std::size_t>(policy.most_an_hour);
    if (sent.size() >= most)
        if (const auto wait = until(sent[most - 1] + std::chrono::hours{1})) return wait;
    return sent.empty() ? std::nullopt : until(sent.front() + policy.again_after);
}

std::string masked_login_id(std::string_view login_id) {
    const std::string id{login_id};
    if (const auto at = id.find('@'); at != id.npos)
        return id.substr(0, 1) + kDots + (at > 2 ? id.substr(at - 1) : id.substr(at));
    if (id.size() != 10) return kDots;
    return id.substr(0, 3) + " ••• ••" + id.substr(8);
}

std::string other_place(const Customer& customer, std::string_view login_id) {
    if (is_email(login_id)) return customer.mobile_proven_at ? customer.mobile_number : std::string{};
    return customer.email_proven_at ? customer.uid : std::string{};
}

std::string host_of_address(std::string_view url) {
    if (const auto scheme = url.find("://"); scheme != url.npos) url.remove_prefix(scheme + 3);
    return std::string{url.substr(0, url.find_first_of(":/"))};
}

std::string code_sms(const CodePolicy& policy, CodePurpose purpose, std::string_view code) {
    const std::string digits{code};
    const auto said = [&](const std::string& shop) {
        return message(std::string{"otp.sms."} + word_of(purpose),
                       {{"shop", shop}, {"code", digits}, {"minutes", std::to_string(policy.lives.count())}});
    };
    std::string shop = plain(policy.shop);
    const std::string text = said(shop);
    const std::string line = policy.host.empty() ? std::string{} : "\n\n@" + policy.host + " #" + digits;
    if (text.size() + line.size() <= kOnePart) return text + line;
    if (text.size() <= kOnePart) return text;
    shop.resize(shop.size() - std::min(shop.size(), text.size() - kOnePart));
    return said(shop);
}

}  // namespace spaza
