#include "app/backoffice/staff_door.hpp"

#include "app/tv_licence_settings.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza::app::backoffice {
namespace {

constexpr const char* kStaffCookie = "spaza_staff";
constexpr const char* kSecureStaffCookie = "__Host-spaza_staff";
constexpr std::size_t kLongestStaffToken = 100;

std::string staff_cookie_text(const http::Request& request, const std::string& value, std::int64_t seconds) {
    std::string text{request.secure ? kSecureStaffCookie : kStaffCookie};
    text += '=' + value + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(seconds);
    if (request.secure) text += "; Secure";
    return text;
}

}  // namespace

std::string staff_token_of(const http::Request& request) {
    const auto found = request.cookie(request.secure ? kSecureStaffCookie : kStaffCookie);
    return found && found->size() <= kLongestStaffToken ? std::string{*found} : std::string{};
}

std::string staff_cookie(const http::Request& request, const std::string& token, std::chrono::seconds lives) {
    return staff_cookie_text(request, token, lives.count());
}

std::string cleared_staff_cookie(const http::Request& request) { return staff_cookie_text(request, {}, 0); }

Done is_by_screen(const http::Request& request) {
    if (request.header("x-spaza-backoffice") == "1" && !comes_from_elsewhere(request)) return Done{};
    return fail(Reason::not_allowed, "staff.origin", "X-Spaza-Backoffice", "StaffOriginError", "header");
}

bool is_quiet(const http::Request& request) { return request.header("x-spaza-quiet") == "1"; }

bool sends_mail(const Config& config) { return config.mail.dev_outbox || !config.mail.smtp_url.empty(); }

std::string staff_public_url(const Config& config) {
    return config.backoffice.public_url.empty() ? config.serve.public_url : config.backoffice.public_url;
}

StaffPolicy staff_policy(const Config& config) {
    StaffPolicy policy;
    policy.key = sealing_key(config);
    policy.shop = config.shop.name;
    policy.origin = staff_public_url(config);
    if (policy.origin.empty())
        policy.origin = "http://" + config.serve.host + ':' + std::to_string(config.serve.port);
    policy.writes_mails = sends_mail(config);
    return policy;
}

namespace {

/// Of one of the services that a transaction at the door has.
template <class Service>
Transactional<Service> at_the_door(const Application& application, const StaffPolicy& policy,
                                   Service StaffVisits::*service) {
    using Body = typename Transactional<Service>::Body;
    return {[&application, &policy, service](const Body& body) {
                application.database.read([&](storage::Session& session) {
                    StaffVisits visits{session, application.clock, policy};
                    body(visits.*service);
                });
            },
            [&application, &policy, service](const Body& body) {
                application.database.write([&](storage::Session& session) {
                    StaffVisits visits{session, application.clock, policy};
                    return body(visits.*service);
                });
            }};
}

}  // namespace

Transactional<StaffVisitService> staff_visits(const Application& application, const StaffPolicy& policy) {
    return at_the_door(application, policy, &StaffVisits::service);
}

Transactional<StaffPasskeyService> staff_passkeys(const Application& application, const StaffPolicy& policy) {
    return at_the_door(application, policy, &StaffVisits::passkeys);
}

}  // namespace spaza::app::backoffice
