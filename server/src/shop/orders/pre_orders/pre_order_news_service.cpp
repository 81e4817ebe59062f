#include "shop/orders/pre_orders/pre_order_news_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/messages.hpp"
#include "shop/orders/news/orders_mail.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/orders/pre_orders/pre_order_news_rules.hpp"

namespace spaza {
namespace {

constexpr int kWatchedAtOnce = 500;

}  // namespace

/// As last reported when it is sold no longer or is out: then there is no later release.
std::optional<TimePoint> PreOrderNewsService::release_of(const PreOrderWatch& watch) const {
    const auto facts = products_.find(watch.product);
    return facts && facts->pre_order ? facts->released_at : watch.release_at;
}

PreOrderNews PreOrderNewsService::news_of(const PreOrderWatch& watch) const {
    const auto facts = products_.find(watch.product);
    if (facts && !facts->pre_order) return PreOrderNews::none;
    return spaza::news_of(watch, release_of(watch), clock_.now());
}

std::vector<PreOrderWatch> PreOrderNewsService::unwatched() { return store_.unwatched(kWatchedAtOnce); }

Done PreOrderNewsService::watch(PreOrderWatch order) {
    order.release_at = release_of(order);
    store_.add(order);
    return Done{};
}

std::vector<PreOrderWatch> PreOrderNewsService::with_news() {
    auto all = store_.watched();
    std::erase_if(all, [&](const PreOrderWatch& each) { return news_of(each) == PreOrderNews::none; });
    return all;
}

bool PreOrderNewsService::tell(const PreOrderWatch& before) {
    const PreOrderNews news = news_of(before);
    if (news == PreOrderNews::none) return false;
    const auto order = orders_.find(before.order);
    if (!order) return false;

    const bool missed = news == PreOrderNews::missed;
    const auto release = release_of(before);
    const auto now = clock_.now();
    PreOrderWatch watch = before;
    watch.release_at = release;
    watch.missed_told = missed;
    if (!store_.change(before, watch)) return false;
    const std::string day = release ? day_name(johannesburg_day(*release)) : std::string{};
    const std::string what = missed ? "preOrderMissed" : day.empty() ? "preOrderOpen" : "preOrderMoved";
    const std::string key =
        what + ':' + watch.order.value + ':' + (release ? std::to_string(to_millis(*release)) : "");
    const CustomerContact contact = customers_.contact(order->customer);
    orders_.record(order->remark("orderNote." + what, now));
    if (!contact.email.empty())
        mails_.enqueue({.to = contact.email,
                        .template_name = "order-update",
                        .data = release_mail(what, *order, day, contact),
                        .key = key,
                        .customer = order->customer});
    if (policy_.sms && !contact.cellphone.empty() && sms_choices_.wants_sms(order->customer, PushKind::delivery))
        messages_.text(key, {.to = contact.cellphone,
                             .text = message("sms." + what, {{"order", watch.order.value}, {"day", day}}),
                             .customer = order->customer});
    return true;
}

}  // namespace spaza
