#include "shop/privacy/account_deletion_service.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

constexpr std::chrono::days kTriedAgainAfter{1};

Error refused(const DeletionObstacle& obstacle) {
    return Error{.reason = Reason::conflict,
                 .message_key = "privacy." + obstacle.kind,
                 .subject = obstacle.code,
                 .type = "AccountInUseError",
                 .subject_type = obstacle.kind,
                 .params = {{"code", obstacle.code}},
                 .more = {}};
}

}  // namespace

std::optional<Error> AccountDeletionService::refusal(const CustomerId& customer) {
    std::optional<Error> first;
    for (const DeletionObstacle& obstacle : data_.obstacles(customer)) {
        if (!first)
            first = refused(obstacle);
        else
            first->more.push_back(refused(obstacle));
    }
    return first;
}

DeletionState AccountDeletionService::state(const CustomerId& customer) {
    return {.asked = requests_.deletion(customer), .obstacles = data_.obstacles(customer)};
}

Result<AccountDeletion> AccountDeletionService::ask(const CustomerId& customer, DeletionAskedBy by,
                                                    std::string_view family) {
    if (const auto asked = requests_.deletion(customer)) return *asked;
    if (auto why = refusal(customer)) return std::unexpected(std::move(*why));
    const TimePoint now = clock_.now();
    const AccountDeletion deletion{
        .customer = customer, .asked_by = by, .asked_at = now, .due_at = now + policy_.grace};
    requests_.ask_for(deletion);
    sessions_.end_others(customer, family);
    const CustomerContact contact = customers_.contact(customer);
    mails_.enqueue(
        {.to = contact.email,
         .template_name = "account-deletion",
         .data = boost::json::serialize(boost::json::object{{"firstName", contact.first_name},
                                                            {"day", day_name(johannesburg_day(deletion.due_at))},
                                                            {"byShop", by == DeletionAskedBy::shop},
                                                            {"link", policy_.origin + "/account/data"}}),
         .key = "account-deletion:" + secrets::random_id(),
         .customer = customer});
    log::info("account_deletion_asked", {{"customer", customer.value}});
    return deletion;
}

bool AccountDeletionService::keep(const CustomerId& customer) {
    const bool kept = requests_.withdraw_deletion(customer);
    if (kept) log::info("account_kept", {{"customer", customer.value}});
    return kept;
}

Done AccountDeletionService::forget(const CustomerId& customer, DeletionAskedBy by) {
    data_.hold(customer);
    if (auto why = refusal(customer)) return std::unexpected(std::move(*why));
    const TimePoint now = clock_.now();
    AccountDeletion deletion = requests_.deletion(customer).value_or(
        AccountDeletion{.customer = customer, .asked_by = by, .asked_at = now, .due_at = now});
    requests_.ask_for(deletion);
    forget(deletion);
    return Done{};
}

int AccountDeletionService::forget_due(int most) {
    const TimePoint now = clock_.now();
    int done = 0;
    for (const AccountDeletion& deletion : requests_.due(now, most)) {
        data_.hold(deletion.customer);
        if (!data_.obstacles(deletion.customer).empty()) {
            requests_.postpone(deletion.customer, now + kTriedAgainAfter);
            continue;
        }
        forget(deletion);
        ++done;
    }
    return done;
}

void AccountDeletionService::forget(const AccountDeletion& deletion) {
    data_.forget(deletion.customer);
    requests_.mark_done(deletion.customer, clock_.now());
    log::info("account_deleted", {{"customer", deletion.customer.value}});
}

}  // namespace spaza
