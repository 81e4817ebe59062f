#include "shop/accounts/factor_reset_service.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/messages.hpp"
#include "base/secrets.hpp"
#include "base/text.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

constexpr std::chrono::hours kNewPasswordLinkLives{24};  // whoever asked by telephone reads it later

bool is_said(const std::string& words) {
    return words.find_first_not_of(" \t\r\n") != std::string::npos && letters_in(words) <= kLongestResetWords;
}

}  // namespace

Done FactorResetService::reset(const FactorReset& asked) {
    const auto customer = accounts_.find(asked.customer);
    if (!customer) return fail(Reason::not_found, "account.unknown", "email", {}, "user");
    if (!is_said(asked.by) || !is_said(asked.reason))
        return fail(Reason::invalid, "factorReset.words", "reason", "ValidationError", "parameter");
    if (!customer->email_proven_at)
        return fail(Reason::not_allowed, "factorReset.notProven", "email", "ForbiddenError", "user");

    const TimePoint now = clock_.now();
    steps_.take_turn(customer->id);
    steps_.remove(customer->id);
    passkeys_.end_since(customer->id, TimePoint{});
    identities_.end_since(customer->id, TimePoint{});
    sessions_.turn_out(customer->id);
    passwords_.end_links(customer->id, now);
    passwords_.set_password(customer->id, "", now);
    const std::string token = secrets::random_token();
    passwords_.add(secrets::digest(token), customer->id, now + kNewPasswordLinkLives);
    FactorReset done = asked;
    done.done_at = now;
    resets_.add(done);
    mail_.enqueue({.to = customer->uid,
                   .template_name = "sign-in-reset",
                   .data = boost::json::serialize(boost::json::object{
                       {"firstName", customer->first_name}, {"link", shop_ + "/account/newpassword#" + token}}),
                   .key = "sign-in-reset:" + secrets::random_id(),
                   .customer = customer->id});
    if (customer->mobile_proven_at && !sms_from_.empty())
        messages_.text("sign-in-reset:" + secrets::random_id(),
                       {.to = customer->mobile_number,
                        .text = message("factorReset.sms", {{"shop", sms_from_}}),
                        .customer = customer->id});
    log::info("factors_reset", {{"customer", customer->id.value}});
    return {};
}

}  // namespace spaza
