#include "shop/accounts/contact_change_service.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/messages.hpp"
#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/one_time_code_rules.hpp"

namespace spaza {
namespace {

constexpr std::chrono::hours kUndoable{72};

auto unknown_customer() { return fail(Reason::not_found, "account.unknown", "current", {}, "user"); }

bool is_own(const Customer& customer, const std::string& login_id) {
    return login_id == customer.uid || login_id == customer.mobile_number;
}

/// With the code one signs in by it from then on, and could not before: another than there is, or a number that
/// was only typed, which a session alone can do.
bool opens_a_way_in(const Customer& customer, const std::string& login_id) {
    if (login_id == customer.uid) return false;
    return login_id != customer.mobile_number || !customer.mobile_proven_at;
}

}  // namespace

bool ContactChangeService::opens_a_way_in(const CustomerId& customer, std::string_view login_id) {
    const auto found = accounts_.find(customer);
    return !found || spaza::opens_a_way_in(*found, normalised_login_id(login_id));
}

Result<ContactSent> ContactChangeService::send(const CustomerId& id, const ContactRequest& request,
                                               const Visitor& visitor) {
    const auto customer = accounts_.find(id);
    if (!customer) return unknown_customer();
    const std::string login_id = normalised_login_id(request.login_id);
    const CodePurpose purpose = is_own(*customer, login_id) ? CodePurpose::prove : CodePurpose::change;
    ContactSent answer;
    const auto before = codes_.begun(id, login_id, request.token, purpose);
    if (spaza::opens_a_way_in(*customer, login_id) && !request.knows_password && !before) {
        if (request.confirm_token.empty())
            return fail(Reason::not_allowed, "contact.confirmFirst", "password", "ConfirmationNeededError",
                        "parameter");
        const CodeEntry entry{.token = request.confirm_token,
                              .login_id = customer->uid,
                              .code = request.confirm_code,
                              .guest_cart_guid = {}};
        auto confirmed = codes_.check_own(id, entry, CodePurpose::prove, visitor);
        if (!confirmed) return std::unexpected(confirmed.error());
        answer.confirmed = std::move(*confirmed);
        if (answer.confirmed.verdict != CodeVerdict::right) return answer;
        accounts_.prove(id, customer->uid, clock_.now());
    }
    answer.confirmed.verdict = CodeVerdict::right;
    auto sent = codes_.send_own(id, login_id, request.token, purpose);
    if (!sent) return std::unexpected(sent.error());
    answer.sent = std::move(*sent);
    return answer;
}

Result<ContactOutcome> ContactChangeService::confirm(const CustomerId& id, const CodeEntry& entry,
                                                     const std::string& family, const Visitor& visitor) {
    const auto customer = accounts_.find(id);
    if (!customer) return unknown_customer();
    const std::string login_id = normalised_login_id(entry.login_id);
    const bool own = is_own(*customer, login_id);
    auto checked = codes_.check_own(id, entry, own ? CodePurpose::prove : CodePurpose::change, visitor);
    if (!checked) return std::unexpected(checked.error());
    ContactOutcome outcome{.code = std::move(*checked), .tokens = {}};
    if (outcome.code.verdict != CodeVerdict::right) return outcome;
    if (own) {
        accounts_.prove(id, login_id, clock_.now());
        if (spaza::opens_a_way_in(*customer, login_id)) tell(*customer, login_id, keep(*customer, login_id));
        return outcome;
    }
    const auto changed = change(*customer, login_id);
    if (!changed) return std::unexpected(changed.error());
    outcome.changed = true;
    outcome.tokens = sessions_.keep_only(id, family);
    return outcome;
}

Result<bool> ContactChangeService::change(const Customer& customer, const std::string& login_id) {
    const TimePoint now = clock_.now();
    const bool email = is_email(login_id);
    if (email && (changes_.held_for_another(customer.id, login_id, now) ||
                  !changes_.set_email(customer.id, login_id, now, now)))
        return fail(Reason::conflict, "contact.taken", "loginId", "DuplicateUidError", "parameter");
    if (!email) changes_.set_mobile(customer.id, login_id, now, now);
    if (email) passwords_.end_links(customer.id, now);  // they went to the address before
    if (email && customer.email_proven_at) {
        // Whoever said at the old one that they want no mails has not changed their mind.
        const auto suppression = suppressions_.find(customer.uid);
        if (suppression && suppression->reason == SuppressionReason::unsubscribed)
            suppressions_.add(login_id, SuppressionReason::unsubscribed, {});
    }
    const bool back = changes_.close_back_to(customer.id, email, login_id, now);
    tell(customer, login_id, back ? std::string{} : keep(customer, login_id));
    log::info("contact_changed", {{"customer", customer.id.value}, {"email", email}});
    return true;
}

/// What was before, to be undone by the link that is answered.
std::string ContactChangeService::keep(const Customer& before, const std::string& login_id) {
    const TimePoint now = clock_.now();
    const bool email = is_email(login_id);
    const std::string token = secrets::random_token();
    changes_.add({.id = secrets::random_id(),
                  .customer = before.id,
                  .is_email = email,
                  .old_value = email ? before.uid : before.mobile_number,
                  .old_proven_at = email ? before.email_proven_at : before.mobile_proven_at,
                  .token_hash = secrets::digest(token),
                  .changed_at = now,
                  .expires_at = now + kUndoable});
    return shop_ + "/account/undochange#" + token;
}

void ContactChangeService::tell(const Customer& customer, const std::string& login_id, const std::string& link) {
    const bool email = is_email(login_id);
    const std::string old_value = email ? customer.uid : customer.mobile_number;
    const bool is_new = login_id != old_value;
    const auto mail = [&](const std::string& to, boost::json::object data) {
        data["firstName"] = customer.first_name;
        data["email"] = email;
        data["proven"] = !is_new;
        data["now"] = masked_login_id(login_id);
        mails_.enqueue({.to = to,
                        .template_name = "contact-changed",
                        .data = boost::json::serialize(data),
                        .key = "contact-changed:" + secrets::random_id(),
                        .customer = customer.id});
    };
    mail(customer.uid, link.empty() ? boost::json::object{} : boost::json::object{{"link", link}});
    if (email) mail(login_id, {});  // which has no way to undo it
    // Nobody is sent word of a number that was only typed: it may be a stranger's.
    if (email || !is_new || old_value.empty() || !customer.mobile_proven_at || !policy_.by_sms) return;
    if (link.empty()) return;  // it is all about the link
    messages_.text("contact-changed:" + secrets::random_id(),
                   {.to = old_value,
                    .text = message("contact.sms", {{"shop", policy_.shop}, {"link", link}}),
                    .customer = customer.id});
}

Result<CustomerId> ContactChangeService::undo(std::string_view token) {
    const TimePoint now = clock_.now();
    const auto change = changes_.open(secrets::digest(token), now);
    if (!change) return fail(Reason::invalid, "contact.undoOver", "token", "TokenInvalidatedError", "parameter");
    const auto customer = accounts_.find(change->customer);
    if (!customer) return unknown_customer();
    if (change->is_email && !changes_.set_email(customer->id, change->old_value, now, now))  // the mail came there
        return fail(Reason::conflict, "contact.taken", "token", "DuplicateUidError", "parameter");
    if (!change->is_email)  // the link went to who has that number: it must not let them in by itself
        changes_.set_mobile(customer->id, change->old_value, std::nullopt, now);
    // Of a number that was changed after the address, word went to the new address.
    else if (const auto mobile = changes_.first_mobile_since(*change))
        changes_.set_mobile(customer->id, mobile->old_value, mobile->old_proven_at, now);
    changes_.close_from(*change, now);
    end_ways_in_since(customer->id, change->changed_at);
    call_off_(customer->id, change->changed_at);
    sessions_.turn_out(customer->id);
    passwords_.end_links(customer->id, now);
    passwords_.set_password(customer->id, "", now);
    const auto tell_of_it = [&](const std::string& to) {
        mails_.enqueue({.to = to,
                        .template_name = "contact-undone",
                        .data = boost::json::serialize(
                            boost::json::object{{"firstName", customer->first_name}, {"email", change->is_email}}),
                        .key = "contact-undone:" + secrets::random_id(),
                        .customer = customer->id});
    };
    tell_of_it(customer->uid);
    // The one that was taken off has lost the account, rightly or not.
    if (change->is_email && change->old_value != customer->uid) tell_of_it(change->old_value);
    log::info("contact_change_undone", {{"customer", customer->id.value}, {"email", change->is_email}});
    return customer->id;
}

/// Whoever made the change may have made themselves other ways in meanwhile. What was there before it stays.
void ContactChangeService::end_ways_in_since(const CustomerId& customer, TimePoint since) {
    identities_.end_since(customer, since);
    passkeys_.end_since(customer, since);
    steps_.end_since(customer, since);
}

}  // namespace spaza
