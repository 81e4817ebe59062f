#include "shop/accounts/second_step_rules.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "shop/accounts/one_time_code_rules.hpp"

namespace spaza {
namespace {

constexpr std::string_view kRecoveryAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";  // Crockford's base 32
constexpr std::size_t kMostTrusted = 4;
constexpr std::size_t kLongestTrustToken = 64;
constexpr char kBetweenTokens = '.';

WayOffered by_email(const Customer& customer) { return {StepWay::email, masked_login_id(customer.uid)}; }
WayOffered by_sms_to(const Customer& customer) { return {StepWay::sms, masked_login_id(customer.mobile_number)}; }

}  // namespace

std::vector<WayOffered> ways_of(const SecondFactor& factor, const Customer& customer, FirstStep first,
                                bool by_sms) {
    std::vector<WayOffered> ways;
    if (!factor.app_secret.empty()) ways.push_back({StepWay::app, {}});
    const bool has_number = by_sms && !customer.mobile_number.empty();
    if (factor.message_way == StepWay::sms && has_number) {
        if (first != FirstStep::sms_code) ways.push_back(by_sms_to(customer));
    } else if (factor.message_way) {
        if (first != FirstStep::email_code) ways.push_back(by_email(customer));
    }
    ways.push_back({StepWay::recovery, {}});
    return ways;
}

std::vector<WayOffered> ways_to_confirm(const Customer& customer, bool all_proven, bool by_sms,
                                        std::optional<FirstStep> opened_by) {
    std::vector<WayOffered> ways{by_email(customer)};
    const bool shows_more = opened_by != FirstStep::sms_code;
    if (by_sms && all_proven && shows_more && !customer.mobile_number.empty()) ways.push_back(by_sms_to(customer));
    return ways;
}

std::string step_code_hash(std::string_view token, std::string_view code) {
    return secrets::derived_token(token, code, "second-step");
}

std::string new_recovery_code() {
    std::string code;
    for (const char byte : secrets::random_bytes(8)) {
        if (code.size() == 4) code += '-';
        code += kRecoveryAlphabet[static_cast<unsigned char>(byte) & 31];
    }
    return code;
}

std::string typed_recovery_code(std::string_view text) {
    std::string code;
    for (char c : text) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c == 'O') c = '0';
        if (c == 'I' || c == 'L') c = '1';
        if (kRecoveryAlphabet.find(c) != kRecoveryAlphabet.npos) code += c;
    }
    return code;
}

std::string recovery_code_hash(std::string_view key, const CustomerId& customer, std::string_view code) {
    return secrets::derived_token(key, customer.value + ':' + typed_recovery_code(code), "recovery-code");
}

std::optional<CodeVerdict> verdict_on_ticket(const StepTicket& ticket, int most_tries, TimePoint now) {
    if (ticket.used_at) return CodeVerdict::used;
    if (ticket.expires_at <= now) return CodeVerdict::expired;
    if (ticket.wrong_tries >= most_tries) return CodeVerdict::spent;
    return std::nullopt;
}

CodeVerdict verdict_on_sent(const StepTicket& ticket, const std::vector<StepCode>& codes, std::string_view hash,
                            const CodePolicy& policy, TimePoint now) {
    std::vector<OneTimeCode> sent;
    for (const StepCode& code : codes) {
        OneTimeCode one;
        one.code_hash = code.code_hash;
        one.wrong_tries = ticket.wrong_tries;
        one.created_at = code.created_at;
        one.expires_at = code.created_at + policy.lives;
        sent.push_back(std::move(one));
    }
    return verdict_on(sent, hash, policy.most_tries, now);
}

std::string with_trusted_token(std::string_view cookie, std::string_view token) {
    std::string kept{token};
    auto before = trusted_tokens(cookie);
    if (before.size() >= kMostTrusted) before.resize(kMostTrusted - 1);
    for (const std::string& one : before) kept += kBetweenTokens + one;
    return kept;
}

std::vector<std::string> trusted_tokens(std::string_view cookie) {
    std::vector<std::string> tokens;
    while (!cookie.empty() && tokens.size() < kMostTrusted) {
        const auto end = std::min(cookie.find(kBetweenTokens), cookie.size());
        if (end > 0 && end <= kLongestTrustToken) tokens.emplace_back(cookie.substr(0, end));
        cookie.remove_prefix(std::min(end + 1, cookie.size()));
    }
    return tokens;
}

}  // namespace spaza
