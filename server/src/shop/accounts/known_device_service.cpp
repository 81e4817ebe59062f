#include "shop/accounts/known_device_service.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/messages.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/second_step_gate_service.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza {
namespace {

constexpr std::chrono::hours kDay{24};
constexpr int kReportedADay = 3;

/// What somebody recognises it by.
std::string words_of(const KnownDevice& from) {
    const auto& [browser, system] = from.device;
    if (from.in_app) return message("sessions.app");
    if (!browser.empty() && !system.empty())
        return message("sessions.on", {{"browser", browser}, {"system", system}});
    if (browser.empty() && system.empty()) return message("sessions.unknown");
    return browser.empty() ? system : browser;
}

}  // namespace

void SignInWatch::opened(const CustomerId& customer, const Visitor& visitor, const std::string& family) {
    const TimePoint now = clock_.now();
    const bool is_new = devices_.knows_any(customer) && !trusts(steps_, customer, visitor, now);
    const KnownDevice from{.customer = customer,
                           .device = {visitor.browser, visitor.operating_system},
                           .in_app = visitor.channel == "app",
                           .zone = visitor.zone,
                           .family = family,
                           .is_new = is_new,
                           .at = now};
    if (!devices_.add(from) || !is_new) return;
    log::info("signed_in_from_new_device", {{"customer", customer.value}});
    const auto whose = accounts_.find(customer);
    if (whose && whose->email_proven_at && devices_.new_since(customer, now - kDay) <= kReportedADay)
        tell(*whose, from);
}

void SignInWatch::tell(const Customer& whose, const KnownDevice& from) {
    boost::json::object data{{"firstName", whose.first_name},
                             {"device", words_of(from)},
                             {"when", johannesburg_time(from.at)},
                             {"link", origin_ + "/account/security"}};
    // Who had chosen no place stood in the shop's own, which tells nothing.
    if (const auto store = stores_.find(from.zone); store && from.zone != default_zone(stores_))
        data["place"] = town_of(*store);
    mail_.enqueue({.to = whose.uid,
                   .template_name = "new-sign-in",
                   .data = boost::json::serialize(data),
                   .key = "new-sign-in:" + from.family,
                   .customer = whose.id});
}

}  // namespace spaza
