#include "shop/orders/pre_order_news_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/messages.hpp"
#include "shop/orders/orders_letter.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/orders/pre_order_news_rules.hpp"

namespace spaza {
namespace {

constexpr int kWatchedAtOnce = 500;

struct PreOrderSms {
    std::string to;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(PreOrderSms, (), (to, text))

}  // namespace

std::optional<TimePoint> PreOrderNewsService::release_of(const PreOrderWatch& watch) const {
    const auto facts = products_.find(watch.product);
    return facts ? facts->released_at : watch.release_at;  // what is no longer sold is not released later for it
}

bool PreOrderNewsService::due() {
    if (!store_.unwatched(1).empty()) return true;
    const auto now = clock_.now();
    return std::ranges::any_of(store_.watched(), [&](const PreOrderWatch& each) {
        return news_of(each, release_of(each), now) != PreOrderNews::none;
    });
}

int PreOrderNewsService::tell() {
    for (PreOrderWatch& each : store_.unwatched(kWatchedAtOnce)) {  // as they were told when they ordered
        each.release_at = release_of(each);
        store_.keep(each);
    }
    int told = 0;
    for (PreOrderWatch& each : store_.watched()) told += tell(each) ? 1 : 0;
    return told;
}

bool PreOrderNewsService::tell(PreOrderWatch& watch) {
    const auto release = release_of(watch);
    const auto now = clock_.now();
    const PreOrderNews news = news_of(watch, release, now);
    if (news == PreOrderNews::none) return false;
    const auto order = orders_.find(watch.order);
    if (!order) return false;

    const bool missed = news == PreOrderNews::missed;
    watch.release_at = release;
    watch.missed_told = missed;
    store_.keep(watch);
    const std::string day = release ? day_name(johannesburg_day(*release)) : std::string{};
    const std::string what = missed ? "preOrderMissed" : day.empty() ? "preOrderOpen" : "preOrderMoved";
    const std::string key =
        what + ':' + watch.order.value + ':' + (release ? std::to_string(to_millis(*release)) : "");
    const CustomerContact contact = customers_.contact(order->customer);
    orders_.note(watch.order, order_status_name(order->status), "orderNote." + what, now);
    if (!contact.email.empty())
        letters_.enqueue({.to = contact.email,
                          .template_name = "order-update",
                          .data = release_letter(what, *order, day, contact),
                          .key = key});
    if (policy_.sms && !contact.cellphone.empty())
        messages_.enqueue(
            "sms", key,
            json::write(PreOrderSms{contact.cellphone,
                                    message("sms." + what, {{"order", watch.order.value}, {"day", day}})}));
    return true;
}

}  // namespace spaza
