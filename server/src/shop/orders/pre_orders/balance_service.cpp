#include "shop/orders/pre_orders/balance_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/messages.hpp"
#include "shop/orders/news/orders_mail.hpp"
#include "shop/orders/pre_orders/balance_rules.hpp"

namespace spaza {

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
    if (!order || !order->owes_balance()) return false;
    const auto now = clock_.now();
    switch (balance_step(*order->deposit(), is_released(seen.product), now)) {
        case BalanceStep::none: return false;
        case BalanceStep::ask:
            return tell("balanceAsked", *order,
                        order->balance_asked(balance_due(now, policy_.balance_lives), now));
        case BalanceStep::remind: return tell("balanceReminder", *order, order->balance_reminded(now));
        case BalanceStep::give_up: {
            const auto cancelled = fulfilment_.cancel(
                {.order = order->code, .customer = {}, .units = {}, .reason = {}, .by = "balance"});
            if (!cancelled) return std::unexpected(cancelled.error());
            return true;
        }
    }
    return false;
}

Result<bool> BalanceService::tell(const std::string& what, const OrderHead& asked, const Result<OrderMove>& move) {
    if (!move) return std::unexpected(move.error());
    orders_.save(asked, *move);
    const auto order = orders_.find(asked.code);
    const OrderCode& code = asked.code;
    const Deposit& deposit = *asked.deposit();
    const CustomerContact contact = customers_.contact(order->customer);
    const std::string key = what + ':' + code.value;
    if (!contact.email.empty())
        mails_.enqueue({.to = contact.email,
                        .template_name = "order-update",
                        .data = balance_mail(what, *order, contact, news_.shop),
                        .key = key,
                        .customer = order->customer});
    if (news_.sms && !contact.cellphone.empty())
        messages_.text(key, {.to = contact.cellphone,
                             .text = message("sms." + what, {{"order", code.value},
                                                             {"balance", formatted(deposit.balance)},
                                                             {"day", day_name(last_day_of(*deposit.due_at))},
                                                             {"link", order_link(news_.shop, code)}}),
                             .customer = order->customer});
    return true;
}

}  // namespace spaza
