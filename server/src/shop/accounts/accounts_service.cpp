#include "shop/accounts/accounts_service.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/secrets.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/one_time_code_rules.hpp"
#include "shop/accounts/second_step_mail.hpp"
#include "shop/accounts/second_step_rules.hpp"

namespace spaza {
namespace {

Mail welcome_mail(const Customer& customer) {
    return {.to = customer.uid,
            .template_name = "welcome",
            .data = boost::json::serialize(boost::json::object{{"firstName", customer.first_name}}),
            .key = "welcome:" + customer.id.value,
            .customer = customer.id};
}

}  // namespace

std::unexpected<Error> wrong_credentials() {
    return fail(Reason::invalid, "account.wrongCredentials", "username", "InvalidCredentialsError", "parameter");
}

std::unexpected<Error> human_needed() {
    return fail(Reason::not_allowed, "error.humanCheck", "username", kHumanNeeded, "user");
}

Result<Entry> AccountService::sign_in(const Credentials& credentials, std::string_view login_id,
                                      const Visitor& visitor, std::string_view guest_cart_guid) {
    if (!store_.has_password(credentials.customer, credentials.password_hash)) return wrong_credentials();
    forget_failures(login_id, visitor);
    return let_in(credentials.customer, FirstStep::password, visitor, guest_cart_guid);
}

Entry AccountService::let_in(const CustomerId& customer, FirstStep first, const Visitor& visitor,
                             std::string_view guest_cart_guid) {
    if (auto step = gate_.hold(customer, first, visitor, guest_cart_guid))
        return {.tokens = {}, .second_step = std::move(step)};
    auto tokens = open(customer, visitor, guest_cart_guid);
    if (first == FirstStep::email_code || first == FirstStep::sms_code) steps_.opened_by(tokens.family, first);
    return {.tokens = std::move(tokens), .second_step = {}};
}

SessionTokens AccountService::let_in(const SecondStepPassed& passed, const Visitor& visitor) {
    return open(passed.customer(), visitor, passed.guest_cart_guid());
}

SessionTokens AccountService::open(const CustomerId& customer, const Visitor& visitor,
                                   std::string_view guest_cart_guid) {
    if (!guest_cart_guid.empty()) carts_.adopt(customer, guest_cart_guid);
    auto tokens = sessions_.open(Admission{customer}, visitor);
    watch_.opened(customer, visitor, tokens.family);
    for (const std::string& token : trusted_tokens(visitor.trust))
        steps_.trusted_from(customer, secrets::digest(token), tokens.family);
    auto device = guard_.renew_device(customer, visitor, tokens.family);
    tokens.device = std::move(device.token);
    tokens.device_stays = device.stays;
    return tokens;
}

void AccountService::claim(const CustomerId& customer) {
    const auto whose = store_.find(customer);
    if (!whose || !store_.claim(customer, clock_.now())) return;
    steps_.remove(customer);
    sessions_.turn_out(customer);
    mail_.enqueue({.to = whose->uid,
                   .template_name = "password-ended",
                   .data = boost::json::serialize(boost::json::object{{"firstName", whose->first_name}}),
                   .key = "password-ended:" + secrets::random_id(),
                   .customer = customer});
}

bool AccountService::exists(std::string_view email) const {
    return store_.find_by_uid(normalised_login_id(email)).has_value();
}

Result<SessionTokens> AccountService::sign_up(const SignUp& form, const std::string& password_hash,
                                              const Visitor& visitor, std::string_view guest_cart_guid) {
    const auto customer = enrol(form, password_hash, visitor);
    if (!customer) return std::unexpected(customer.error());
    return open(customer->id, visitor, guest_cart_guid);  // it is new: nobody can have asked for two steps
}

Result<Customer> AccountService::enrol(const SignUp& form, const std::string& password_hash,
                                       const Visitor& visitor, AddressShown shown) {
    const TimePoint now = clock_.now();
    const Customer customer{.id = CustomerId{secrets::random_id()},
                            .uid = normalised_login_id(form.email),
                            .mobile_number = form.mobile_number,
                            .title_code = form.title_code,
                            .first_name = form.first_name,
                            .last_name = form.last_name,
                            .marketing = form.marketing,
                            .created_at = now,
                            .email_proven_at = shown == AddressShown::yes ? std::optional{now} : std::nullopt};
    if (!store_.add(customer, password_hash))
        return fail(Reason::conflict, "account.existing", customer.uid, "DuplicateUidError");
    consents_.record({.customer = customer.id,
                      .purpose = ConsentPurpose::marketing,
                      .granted = customer.marketing,
                      .channel = visitor.channel,
                      .source = "signUp",
                      .given_at = now});
    mail_.enqueue(welcome_mail(customer));
    return customer;
}

LoginIdCheck AccountService::check_login_id_for_sign_up(std::string_view login_id) const {
    const bool email = is_email(normalised_login_id(login_id));
    return {.is_email = email, .existing = email && exists(login_id), .several = false};
}

LoginIdCheck AccountService::check_login_id_for_sign_in(std::string_view login_id) const {
    const std::string id = normalised_login_id(login_id);
    if (is_email(id)) return {.is_email = true, .existing = false, .several = false};
    return {.is_email = false, .existing = false, .several = store_.credentials(id).size() > 1};
}

Result<Customer> AccountService::change(const CustomerId& id, const PersonalDetails& form,
                                        std::string_view channel) {
    if (auto problems = problems_of(form); !problems.empty()) return fail(std::move(problems));
    auto customer = store_.find(id);
    if (!customer) return fail(Reason::not_found, "account.unknown", "current", {}, "user");

    const TimePoint now = clock_.now();
    if (form.title_code) customer->title_code = *form.title_code;
    if (form.first_name) customer->first_name = *form.first_name;
    if (form.last_name) customer->last_name = *form.last_name;
    const bool gives_number = form.mobile_number && *form.mobile_number != customer->mobile_number;
    if (gives_number) {
        if (customer->mobile_proven_at)  // codes go there: another takes its place by a code only
            return fail(Reason::not_allowed, "contact.byCode", "mobileNumber", "ConfirmationNeededError",
                        "parameter");
        customer->mobile_number = *form.mobile_number;
    }
    store_.change(*customer, now);
    if (gives_number)
        mail_.enqueue(second_step_mail(*customer, "account.mail.number",
                                       {{"to", masked_login_id(customer->mobile_number)}}));
    const auto choose = [&](ConsentPurpose purpose, const std::optional<bool>& granted) {
        if (granted) consents_.set({id, purpose, *granted, std::string{channel}, "personalDetails", now});
    };
    choose(ConsentPurpose::marketing, form.marketing);
    choose(ConsentPurpose::newsletter, form.newsletter);
    return *store_.find(id);
}

}  // namespace spaza
