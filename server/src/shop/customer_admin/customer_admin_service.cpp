#include "shop/customer_admin/customer_admin_service.hpp"

#include <algorithm>
#include <array>

#include "base/messages.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

constexpr std::chrono::minutes kOpenedCounts{15};
constexpr std::array<std::string_view, 3> kViews{"all", "blocked", "leaving"};

std::unexpected<Error> no_such_customer(const CustomerId& id) {
    return fail(Reason::not_found, "customerAdmin.unknown", id.value, "NotFoundError", "customer");
}

std::unexpected<Error> conflict(const char* key, const CustomerId& id) {
    return fail(Reason::conflict, key, id.value, "StaffStateError", "customer");
}

bool could_be_customer(std::string_view id) {
    return !id.empty() && id.size() <= 64 && std::ranges::all_of(id, [](char c) { return c > ' ' && c < 127; });
}

}  // namespace

std::string_view name_of(CustomerView view) { return kViews[static_cast<std::size_t>(view)]; }

std::optional<CustomerView> customer_view_named(std::string_view name) {
    const auto found = std::ranges::find(kViews, name);
    if (found == kViews.end()) return std::nullopt;
    return static_cast<CustomerView>(found - kViews.begin());
}

Result<Customer> CustomerAdminService::held(const CustomerId& id) {
    if (!could_be_customer(id.value) || !on_.store.lock(id)) return no_such_customer(id);
    return *on_.accounts.find(id);
}

void CustomerAdminService::keep_reason(const CustomerId& id, std::string_view what, const std::string& why) {
    on_.store.add_note(id, {.number = 0,
                            .at = on_.clock.now(),
                            .by = by_,
                            .text = message("customerAdmin.note." + std::string{what}, {{"why", why}})});
}

Result<Customer> CustomerAdminService::open(const CustomerId& id, bool quietly) {
    auto customer = could_be_customer(id.value) ? on_.accounts.find(id) : std::nullopt;
    if (!customer) return no_such_customer(id);
    const bool reported =
        quietly && on_.acts.was_noted(by_, "customer.opened", id.value, on_.clock.now() - kOpenedCounts);
    if (!reported) on_.acts.note(by_, "customer.opened", id.value, {}, {});
    return *std::move(customer);
}

Result<CustomerNote> CustomerAdminService::note(const CustomerId& id, const std::string& text) {
    if (const auto customer = held(id); !customer) return std::unexpected(customer.error());
    CustomerNote note = on_.store.add_note(id, {.number = 0, .at = on_.clock.now(), .by = by_, .text = text});
    on_.acts.note(by_, "customer.noted", id.value, {}, {});
    return note;
}

Result<Customer> CustomerAdminService::block(const CustomerId& id, const std::string& why) {
    auto customer = held(id);
    if (!customer) return customer;
    if (on_.store.block(id)) return conflict("customerAdmin.blocked", id);
    on_.store.set_block(id, CustomerBlock{.at = on_.clock.now(), .by = by_, .why = why});
    keep_reason(id, "blocked", why);
    on_.acts.note(by_, "customer.blocked", id.value, {}, {});
    log::info("customer_blocked", {{"customer", id.value}});
    return customer;
}

Result<Customer> CustomerAdminService::unblock(const CustomerId& id, const std::string& why) {
    auto customer = held(id);
    if (!customer) return customer;
    if (!on_.store.block(id)) return conflict("customerAdmin.notBlocked", id);
    on_.store.set_block(id, std::nullopt);
    keep_reason(id, "unblocked", why);
    on_.acts.note(by_, "customer.unblocked", id.value, {}, {});
    log::info("customer_unblocked", {{"customer", id.value}});
    return customer;
}

Result<Customer> CustomerAdminService::sign_out(const CustomerId& id, const std::string& why) {
    auto customer = held(id);
    if (!customer) return customer;
    on_.sessions.turn_out(id);
    keep_reason(id, "signedOut", why);
    on_.acts.note(by_, "customer.signedOut", id.value, {}, {});
    return customer;
}

Result<Customer> CustomerAdminService::send_copy(const CustomerId& id) {
    auto customer = held(id);
    if (!customer) return customer;
    on_.exports.ask(id);
    on_.acts.note(by_, "customer.copyAsked", id.value, {}, {});
    return customer;
}

Result<Customer> CustomerAdminService::propose_deletion(const CustomerId& id, const std::string& why) {
    auto customer = held(id);
    if (!customer) return customer;
    if (on_.store.proposal(id)) return conflict("customerAdmin.proposed", id);
    if (on_.deletions.state(id).asked) return conflict("customerAdmin.leaving", id);
    if (auto refusal = on_.deletions.refusal(id)) return std::unexpected(std::move(*refusal));
    on_.store.add_proposal(id, {.at = on_.clock.now(), .by = by_, .why = why});
    keep_reason(id, "deletion", why);
    on_.acts.note(by_, "customer.deletionProposed", id.value, {}, {});
    return customer;
}

Result<Customer> CustomerAdminService::agree_to_deletion(const CustomerId& id) {
    auto customer = held(id);
    if (!customer) return customer;
    const auto proposal = on_.store.proposal(id);
    if (!proposal) return conflict("customerAdmin.notProposed", id);
    if (is_mine(*proposal))
        return fail(Reason::not_allowed, "proposal.secondPerson", id.value, "ForbiddenError", "customer");
    const auto asked = on_.deletions.ask(id, DeletionAskedBy::shop, "");
    if (!asked) return std::unexpected(asked.error());
    on_.store.remove_proposal(id);
    on_.acts.note(by_, "customer.deletionAgreed", id.value, {}, {});
    return customer;
}

Result<Customer> CustomerAdminService::keep(const CustomerId& id, const std::string& why) {
    auto customer = held(id);
    if (!customer) return customer;
    const auto asked = on_.deletions.state(id).asked;
    if (asked && asked->asked_by == DeletionAskedBy::customer) return conflict("customerAdmin.theirRequest", id);
    const bool was_proposed = on_.store.proposal(id).has_value();
    on_.store.remove_proposal(id);
    const bool was_leaving = on_.deletions.keep(id);
    if (!was_proposed && !was_leaving) return conflict("customerAdmin.notLeaving", id);
    keep_reason(id, "kept", why);
    on_.acts.note(by_, "customer.kept", id.value, {}, {});
    return customer;
}

}  // namespace spaza
