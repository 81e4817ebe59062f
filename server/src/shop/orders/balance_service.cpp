#include "shop/orders/balance_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/messages.hpp"
#include "shop/orders/balance_rules.hpp"
#include "shop/orders/orders_letter.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

struct BalanceSms {
    std::string to;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(BalanceSms, (), (to, text))

}  // namespace

/// A product that is sold no longer is not known to be out: its orders wait for the operator. Days of release
/// begin at midnight, when nobody wants an SMS: eight hours later it is morning.
bool BalanceService::is_released(const ProductCode& product) const {
    const auto facts = products_.find(product);
    return facts && !facts->is_pre_order(clock_.now() - std::chrono::hours{8});
}

std::vector<OpenBalance> BalanceService::due() {
    auto all = store_.open();
    const auto now = clock_.now();
    std::erase_if(all, [&](const OpenBalance& each) {
        return balance_step(each.deposit, is_released(each.product), now) == BalanceStep::none;
    });
    return all;
}

Result<bool> BalanceService::act(const OpenBalance& seen) {
    auto order = orders_.lock(seen.order);
    if (!order || !owes_balance(*order)) return false;
    Deposit& deposit = *order->deposit;
    const auto now = clock_.now();
    switch (balance_step(deposit, is_released(seen.product), now)) {
        case BalanceStep::none: return false;
        case BalanceStep::ask:
            deposit.asked_at = now;
            deposit.due_at = balance_due(now, policy_.balance_lives);
            break;
        case BalanceStep::remind: deposit.reminded = true; break;
        case BalanceStep::give_up: {
            const auto cancelled = fulfilment_.cancel(
                {.order = order->code, .customer = {}, .units = {}, .reason = {}, .by = "balance"});
            if (!cancelled) return std::unexpected(cancelled.error());
            return true;
        }
    }
    orders_.save(order->code, deposit);
    const std::string what = deposit.reminded ? "balanceReminder" : "balanceAsked";
    orders_.note(order->code, order_status_name(order->status), "orderNote." + what, now);
    tell(what, order->code, deposit);
    return true;
}

void BalanceService::tell(const std::string& what, const OrderCode& code, const Deposit& deposit) {
    const auto order = orders_.find(code);
    const CustomerContact contact = customers_.contact(order->customer);
    const std::string key = what + ':' + code.value;
    if (!contact.email.empty())
        letters_.enqueue({.to = contact.email,
                          .template_name = "order-update",
                          .data = balance_letter(what, *order, contact, news_.shop),
                          .key = key});
    if (news_.sms && !contact.cellphone.empty())
        messages_.enqueue(
            "sms", key,
            json::write(BalanceSms{contact.cellphone,
                                   message("sms." + what, {{"order", code.value},
                                                           {"balance", formatted(deposit.balance)},
                                                           {"day", day_name(last_day_of(*deposit.due_at))},
                                                           {"link", order_link(news_.shop, code)}})}));
}

}  // namespace spaza
