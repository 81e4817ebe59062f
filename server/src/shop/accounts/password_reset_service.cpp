#include "shop/accounts/password_reset_service.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/json.hpp"
#include "base/secrets.hpp"
#include "shop/accounts/account_message.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/password_changed_mail.hpp"

namespace spaza {
namespace {

constexpr std::chrono::hours kLinkLives{1};
constexpr int kMailsAnHour = 3;

Mail mail_to(const Customer& customer, const char* name, boost::json::object data) {
    data["firstName"] = customer.first_name;
    return {.to = customer.uid,
            .template_name = name,
            .data = boost::json::serialize(data),
            .key = std::string{name} + ':' + secrets::random_id(),
            .customer = customer.id};
}

auto no_such_link() {
    return fail(Reason::invalid, "account.resetLinkOver", "token", "TokenInvalidatedError", "parameter");
}

}  // namespace

void PasswordResetService::ask(std::string_view login_id) {
    messages_.enqueue(
        kAccountTopic, "password-reset:" + secrets::random_id(),
        json::write(AccountMessage{.loginId = normalised_login_id(login_id), .code = {}, .expiresAt = {}}));
}

void PasswordResetService::send_link(std::string_view login_id) {
    const TimePoint now = clock_.now();
    const auto found = accounts_.credentials(normalised_login_id(login_id));
    for (const Credentials& each : found) {
        const auto customer = accounts_.find(each.customer);
        if (!customer || store_.alive(each.customer, now) >= kMailsAnHour) continue;
        const std::string token = secrets::random_token();
        store_.add(secrets::digest(token), each.customer, now + kLinkLives);
        mail_.enqueue(mail_to(*customer, "password-reset", {{"link", shop_ + "/account/newpassword#" + token}}));
    }
}

std::optional<Customer> PasswordResetService::owner(std::string_view token) {
    const auto customer = store_.owner(secrets::digest(token), clock_.now());
    return customer ? accounts_.find(*customer) : std::nullopt;
}

Result<CustomerId> PasswordResetService::set(std::string_view token, const std::string& password_hash,
                                             std::string_view peer) {
    const TimePoint now = clock_.now();
    const std::string hash = secrets::digest(token);
    const auto customer = owner(token);
    if (!customer || !store_.use(hash, customer->id, now)) return no_such_link();
    if (accounts_.claim(customer->id, clock_.now()))
        steps_.remove(customer->id);  // the mail showed whose address it is
    accounts_.prove(customer->id, customer->uid, now);
    store_.set_password(customer->id, password_hash, now);
    sessions_.turn_out(customer->id);
    steps_.end_trust(customer->id);
    for (const std::string& login_id : {customer->uid, customer->mobile_number}) {
        // anybody may say that a cellphone number is theirs: what is shared keeps its count
        const auto named = accounts_.credentials(login_id);
        if (named.size() != 1 || named.front().customer != customer->id) continue;
        accounts_.forget_failures(account_subject(login_id));
        accounts_.forget_failures(caller_subject(login_id, peer));
    }
    mail_.enqueue(password_changed_mail(*customer, passkeys_.names(customer->id), shop_, true));
    return customer->id;
}

}  // namespace spaza
