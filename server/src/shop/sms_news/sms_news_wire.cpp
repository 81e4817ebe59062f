#include "shop/sms_news/sms_news_wire.hpp"

#include "base/messages.hpp"

namespace spaza::wire {
namespace {

std::string about(PushKind kind) {
    switch (kind) {
        case PushKind::delivery: return message("smsNews.deliveryAbout");
        case PushKind::after_sale: return message("push.afterSaleAbout");
        case PushKind::back_in_stock: break;
    }
    return message("push.backInStockAbout");
}

}  // namespace

SmsState to_wire(const SmsNewsPolicy& policy, const std::vector<spaza::SmsChoice>& choices) {
    SmsState state{.offered = policy.offered, .choices = {}};
    for (const spaza::SmsChoice& each : choices)
        state.choices.push_back(
            {std::string{name_of(each.kind)}, wording_of(each.kind), about(each.kind), each.wanted});
    return state;
}

}  // namespace spaza::wire
