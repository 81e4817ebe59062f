#include "shop/accounts/sign_in_guard_service.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/json.hpp"
#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/account_message.hpp"
#include "shop/accounts/accounts_rules.hpp"

namespace spaza {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::hours kTriesCount{1};
constexpr std::chrono::hours kReportedEvery{24};
constexpr const char* kOfVisit =
    "v.";  // begins the token of a device that is to be forgotten with the browser's visit

}  // namespace

std::unexpected<Error> too_many_tries(const SignInCheck& check, std::string field) {
    auto refused = fail(Reason::not_allowed, "account.locked", std::move(field), "TooManyRequestsError", "user");
    refused.error().params = {{"seconds", std::to_string(check.wait.count())}};
    return refused;
}

std::optional<Credentials> SignInGuard::named(std::string_view login_id) const {
    const auto found = accounts_.credentials(normalised_login_id(login_id));
    return found.size() == 1 ? std::optional{found.front()} : std::nullopt;  // a shared number names nobody
}

std::optional<std::string> SignInGuard::own_count(const CustomerId& customer, const Visitor& visitor) const {
    if (visitor.device.empty()) return std::nullopt;
    const auto session = store_.last_session(customer, secrets::digest(visitor.device));
    if (!session) return std::nullopt;
    std::string subject = device_subject(customer, *session);
    const FailedTries tries = accounts_.failures(subject, clock_.now() - kTriesCount);
    return tries.count < policy_.failures_an_hour_a_device ? std::optional{std::move(subject)} : std::nullopt;
}

SignInCheck SignInGuard::check(std::string_view login_id, const Visitor& visitor) const {
    SignInCheck check;
    check.credentials = named(login_id);
    const auto whose = check.credentials ? check.credentials->customer : CustomerId{};

    const TimePoint since = clock_.now() - kTriesCount;
    const FailedTries from_here = accounts_.failures(caller_subject(login_id, visitor.peer), since);
    const FailedTries anywhere = accounts_.failures(account_subject(login_id), since);
    check.known_device = own_count(whose, visitor).has_value();
    check.known_peer = sessions_.known_peer(whose, visitor.peer);
    const bool here_may = from_here.count < policy_.failures_an_hour_a_caller;
    const bool account_may = anywhere.count < policy_.failures_an_hour || check.known_peer;
    check.caller_may = check.known_device || here_may;
    check.allowed = check.known_device || (here_may && account_may);
    check.asks_human = !check.known_device && (from_here.count >= policy_.failures_before_human_here ||
                                               anywhere.count >= policy_.failures_before_human);
    if (!check.allowed)
        check.wait =
            std::max(1s, std::chrono::ceil<std::chrono::seconds>((here_may ? anywhere : from_here).since - since));
    return check;
}

void SignInGuard::count_failure(std::string_view login_id, const Visitor& visitor) {
    const TimePoint now = clock_.now();
    const auto account = named(login_id);
    if (const auto subject = own_count(account ? account->customer : CustomerId{}, visitor)) {
        accounts_.add_failure(*subject, now - kTriesCount, now);
        return;
    }
    accounts_.add_failure(caller_subject(login_id, visitor.peer), now - kTriesCount, now);
    if (accounts_.add_failure(account_subject(login_id), now - kTriesCount, now) == policy_.failures_until_notice)
        messages_.enqueue(
            kAccountTopic, "sign-in-tries:" + secrets::random_id(),
            json::write(AccountMessage{
                .loginId = normalised_login_id(login_id), .code = {}, .expiresAt = {}, .strangersTry = true}));
}

void SignInGuard::forget_failures(std::string_view login_id, const Visitor& visitor) {
    accounts_.forget_failures(caller_subject(login_id, visitor.peer));
    const auto account = named(login_id);
    if (!account || visitor.device.empty()) return;
    if (const auto session = store_.last_session(account->customer, secrets::digest(visitor.device)))
        accounts_.forget_failures(device_subject(account->customer, *session));
}

DeviceToken SignInGuard::renew_device(const CustomerId& customer, const Visitor& visitor,
                                      std::string_view family) {
    // What the browser keeps already, it goes on keeping.
    const bool stays = visitor.stays || (!visitor.device.empty() && !visitor.device.starts_with(kOfVisit));
    DeviceToken device{.token = (stays ? "" : kOfVisit) + secrets::random_token(), .stays = stays};
    store_.renew(customer, secrets::digest(visitor.device), secrets::digest(device.token), family,
                 policy_.most_devices, clock_.now());
    return device;
}

void SignInGuard::warn(std::string_view login_id) {
    const TimePoint now = clock_.now();
    const auto account = named(login_id);
    const auto customer = account ? accounts_.find(account->customer) : std::nullopt;
    if (!customer || !store_.may_tell(customer->id, now - kReportedEvery, now)) return;
    log::warn("sign_in_tries_told", {{"customer", customer->id.value}});
    mail_.enqueue({.to = customer->uid,
                   .template_name = "sign-in-tries",
                   .data = boost::json::serialize(boost::json::object{{"firstName", customer->first_name},
                                                                      {"link", origin_ + "/account/security"}}),
                   .key = "sign-in-tries:" + secrets::random_id(),
                   .customer = customer->id});
}

}  // namespace spaza
