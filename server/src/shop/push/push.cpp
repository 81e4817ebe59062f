#include "shop/push/push.hpp"

#include "base/messages.hpp"

namespace spaza {

std::string_view name_of(PushKind kind) {
    switch (kind) {
        case PushKind::delivery: return "delivery";
        case PushKind::after_sale: return "afterSale";
        case PushKind::back_in_stock: break;
    }
    return "backInStock";
}

std::optional<PushKind> push_kind_named(std::string_view name) {
    for (const PushKind each : kPushKinds)
        if (name_of(each) == name) return each;
    return std::nullopt;
}

std::string wording_of(PushKind kind) {
    switch (kind) {
        case PushKind::delivery: return message("push.delivery");
        case PushKind::after_sale: return message("push.afterSale");
        case PushKind::back_in_stock: break;
    }
    return message("push.backInStock");
}

}  // namespace spaza
