#include "shop/sms_news/sms_news_service.hpp"

#include <algorithm>

#include "shop/push/push.hpp"
#include "shop/sms_news/sms_news_rules.hpp"

namespace spaza {

std::vector<SmsChoice> SmsNewsService::choices(const CustomerId& customer) {
    const auto made = store_.choices(customer);
    std::vector<SmsChoice> all;
    for (const PushKind kind : kPushKinds) {
        const auto chosen = std::ranges::find(made, kind, &SmsChoice::kind);
        all.push_back({kind, chosen == made.end() ? sms_wanted_by_default(kind) : chosen->wanted});
    }
    return all;
}

Result<std::vector<SmsChoice>> SmsNewsService::choose(const CustomerId& customer, std::string_view kind,
                                                      bool wanted, const std::string& channel) {
    const auto known = push_kind_named(kind);
    if (!known)
        return fail(Reason::invalid, "push.unknownKind", std::string{kind}, "ValidationError", "parameter");
    auto all = choices(customer);
    auto& choice = *std::ranges::find(all, *known, &SmsChoice::kind);
    if (choice.wanted == wanted) return all;
    if (wanted && !policy_.offered) return fail(Reason::invalid, "smsNews.notOffered", "sms", {}, "parameter");
    if (wanted && !store_.proven_number(customer))
        return fail(Reason::invalid, "smsNews.noNumber", "mobileNumber", "ValidationError", "parameter");
    choice.wanted = wanted;
    store_.choose({.customer = customer, .choice = choice, .channel = channel, .made_at = clock_.now()},
                  sms_wording_of(*known));
    return all;
}

bool SmsNewsService::wants_sms(const CustomerId& customer, PushKind kind) {
    if (customer.empty()) return sms_wanted_by_default(kind);
    const auto all = choices(customer);
    return std::ranges::find(all, kind, &SmsChoice::kind)->wanted;
}

void SmsNewsService::notify(const PushNews& news) {
    push_.notify(news);
    if (!policy_.offered || news.customer.empty()) return;
    const std::string text = sms_text_of(news, policy_.shop);
    if (text.empty() || !wants_sms(news.customer, news.kind)) return;
    if (const auto number = store_.proven_number(news.customer))
        messages_.text("news:" + news.key, {.to = *number, .text = text, .customer = news.customer});
}

}  // namespace spaza
